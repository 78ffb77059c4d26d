/** What's approved and paid with a card whose bank wants to ask its traveler first. */
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { continueConfirmation } from '#modules/money/confirmations/continue-confirmation.ts';
import { endPermissionsAtGateway } from '#modules/money/confirmations/end-permissions.ts';
import { listConfirmations } from '#modules/money/confirmations/list-confirmations.ts';
import {
  bookInputOf,
  IN_ORDER,
  type Process,
  type Traveler,
} from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { resetFaults } from '#modules/selling/booking/testing/stage.ts';
import { getCheckout } from '#modules/selling/checkouts/get-checkout.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { decideApprovals } from './decisions/decide-approvals.ts';
import { sendForApproval } from './send-for-approval.ts';
import { settleApprovals } from './settle-approvals.ts';
import { showApproval } from './show-approval.ts';
import { createOffice, decide, type Office, readyStay, sendReady } from './testing/office.ts';
import { withdrawApproval } from './withdraw-approval.ts';

const HOUR = 3_600;
let office: Office;
let server: Process;
let daniel: Traveler;
let priya: Traveler;
beforeAll(async () => {
  office = await createOffice();
  server = office.startProcess('approvals');
  await office.addTier({});
  priya = await office.hire('Priya', null, { isAdmin: true });
});
beforeEach(async () => {
  resetFaults(office.world);
  daniel = await office.hire('Daniel', await office.addTier({}));
});
afterEach(async () => {
  office.world.clock.move(24 * HOUR);
  await office.world.resume(server);
  expect(await office.world.problems()).toEqual(IN_ORDER);
  office.world.clock.set(TEST_NOW);
});
afterAll(() => office?.world.close());

const see = (requestId: Parameters<typeof showApproval>[1]) => showApproval(server, requestId, daniel.actor);
const deps = () => ({ ...server, titlesOf: async () => new Map() });
const answer = (url: string, given: 'approve' | 'decline') =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${given}`,
  });
const settle = () => settleApprovals(server, 50);
const mails = async ({ actor }: Traveler) =>
  (
    await sql<{ kind: string }>`select coalesce(payload #>> '{parts,0,news}', kind) as kind from outbox
      where customer_id = ${actor.customerId} order by created_at`.execute(office.db)
  ).rows.map(({ kind }) => kind);

/** Sent as a mandate and approved, as far as the bank's question. */
async function approved(scenario = 'card-check') {
  const checkout = await readyStay(server, daniel, 2);
  const input = bookInputOf(checkout);
  const context = requestContext(scenario);
  const sent = await sendForApproval(server, checkout.checkoutId, input, daniel.actor, context);
  if (sent.result !== 'Sent') throw new Error(JSON.stringify(sent));
  const { requestId } = sent;
  const parts = [{ requestId, decision: 'approve' as const, version: 1 }];
  await decideApprovals(server, { parts, note: undefined }, priya.actor, requestContext(scenario));
  expect(await see(requestId)).toMatchObject({ state: 'approved' });
  const [confirmation] = (await listConfirmations(deps(), daniel.actor)).confirmations;
  if (!confirmation?.url) throw new Error('nobody asks');
  const goOn = (giveUp = false) =>
    continueConfirmation(deps(), confirmation.confirmationId, { giveUp }, daniel.actor);
  return { requestId, checkout, confirmation, url: confirmation.url, goOn };
}

test('it’s booked once its traveler has confirmed', async () => {
  const { requestId, url, confirmation, goOn } = await approved();
  expect(confirmation).toMatchObject({ kind: 'approval', isAttended: false });
  expect(await mails(daniel)).toContain('paymentConfirmation');
  // Who decided sees what it waits for
  for (const { actor } of [daniel, priya])
    expect(await showApproval(server, requestId, actor)).toMatchObject({
      state: 'approved',
      confirmBy: confirmation.until,
    });
  office.world.clock.move(6 * HOUR);
  await settle();
  expect(await see(requestId)).toMatchObject({ state: 'approved' });
  await answer(url, 'approve');
  await goOn();
  await settle();
  expect(await see(requestId)).toMatchObject({ state: 'booked', bookingId: confirmation.bookingId });
});

test.each([
  ['declined', 60, 'decline'],
  ['not in time', 12 * HOUR, null],
] as const)(
  '%s: it’s given back to them, and the approver hears why; nobody is asked again',
  async (_, wait, how) => {
    const { requestId, url, checkout, goOn } = await approved();
    if (how) await answer(url, how);
    office.world.clock.move(wait);
    await goOn();
    for (let i = 0; i < 2; i++) await settle();
    const given = { state: 'returned', returnedFor: 'payment', confirmBy: null };
    expect(await see(requestId)).toMatchObject(given);
    expect((await listConfirmations(deps(), daniel.actor)).confirmations).toEqual([]);
    expect(await mails(daniel)).toEqual(expect.arrayContaining(['paymentNotConfirmed', 'returned']));
    expect(await mails(priya)).toContain('returned');
    expect(await getCheckout(server, checkout.checkoutId, daniel.actor)).toMatchObject({ state: 'open' });
  },
);

test('who sends it allows the charge, so most banks don’t ask', async () => {
  const { requestId } = await sendReady(server, daniel, await readyStay(server, daniel, 2));
  const { rows } = await sql`select purpose, state, amount_minor > 0 as "hasAmount" from payment_permissions
    where subject_id = ${requestId}`.execute(office.db);
  expect(rows).toEqual([{ purpose: 'approval', state: 'given', hasAmount: true }]);
  const before = office.world.cardFaults.calls.get('permit');
  expect(before).toBe(1);
  expect(await decide(server, priya, requestId, 'approve')).toMatchObject({ state: 'booked' });
});

test('booked to be reviewed, its traveler is there: the checkout asks', async () => {
  const checkout = await readyStay(server, daniel, 60);
  const input = bookInputOf(checkout);
  const context = requestContext('card-check');
  const sent = await sendForApproval(server, checkout.checkoutId, input, daniel.actor, context);
  expect(sent).toMatchObject({ result: 'NeedsCheck' });
  const { cardCheck } = await getCheckout(server, checkout.checkoutId, daniel.actor);
  await answer(cardCheck!.url, 'approve');
  await office.world.resume(server);
  office.world.clock.move(60);
  await settle();
  if (sent.result === 'Failed') throw new Error('failed');
  expect(await see(sent.requestId)).toMatchObject({ state: 'inReview' });
});

test.each(['withdrawn', 'declined', 'lapsed', 'booked'] as const)(
  '%s: what they allowed to be charged ends, at the gateway too',
  async (how) => {
    const { requestId } = await sendReady(server, daniel, await readyStay(server, daniel, 2));
    const permission = async () =>
      (
        await sql<{
          state: string;
          isToEnd: boolean;
          reference: string;
          paymentId: PaymentId;
          cardOwner: string;
        }>`select state, is_to_end as "isToEnd", reference, payment_id as "paymentId",
          card_owner as "cardOwner" from payment_permissions
          where subject_id = ${requestId}`.execute(office.db)
      ).rows[0]!;
    expect(await permission()).toMatchObject({ state: 'given' });
    if (how === 'withdrawn') await withdrawApproval(server, requestId, daniel.actor);
    else if (how === 'lapsed') {
      office.world.clock.move(24 * HOUR);
      await settle();
    } else await decide(server, priya, requestId, how === 'booked' ? 'approve' : 'decline');
    expect(await see(requestId)).toMatchObject({ state: how });
    expect(await permission()).toMatchObject({ state: 'ended', isToEnd: true });
    // A gateway that's away ends it later
    office.world.cardFaults.next('endPermission', ['away']);
    for (let i = 0; i < 2; i++) await endPermissionsAtGateway(server, 50);
    const { isToEnd, reference, paymentId, cardOwner: subject } = await permission();
    expect(isToEnd).toBe(false);
    const charge = { reference: `${reference}:late`, subject, paymentId, amountMinor: 100 };
    const context = { timeoutMs: 4_000, scenario: null, requestId: 'r' };
    expect(
      await server.payments.authorize(
        { ...charge, currency: 'USD', absence: { permission: reference } },
        context,
      ),
    ).toMatchObject({ outcome: 'rejected', rejection: { reason: 'NotPossible' } });
  },
);

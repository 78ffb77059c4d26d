/** Cancellations that only an agent can go on with (B §4): reviewed, then made or declined. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CaseId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#context.ts';
import { IN_ORDER, readyCheckout, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { storeSignedIn } from '#modules/selling/booking/testing/signed-in.ts';
import {
  cancelAsQuoted,
  createStage,
  mustBook,
  resetFaults,
  type Stage,
} from '#modules/selling/booking/testing/stage.ts';
import { chooseProtection } from '#modules/selling/checkouts/protections/choose-protection.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { showTrip } from '#modules/trips/trips/use-case.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { askForHelp } from '../../support/ask-for-help.ts';
import { getDeskCase } from '../queue/get-desk-case.ts';
import { declineCancellation, fulfillCancellation, reviewCancellation } from './review-cancel.ts';

let { world, server } = {} as Stage;
let sam: Actor;
let kiran: Actor;
const context = requestContext();
const deps = () => ({ ...server, portalOrigin: () => '' });
/** Too late to cancel for nothing. */
const LATE = '2027-04-14T12:00:00.000Z' as Instant;

async function signedIn(): Promise<Traveler> {
  const traveler = await world.newTraveler();
  await storeSignedIn(server.db, traveler);
  return traveler;
}
beforeAll(async () => {
  ({ world, server } = await createStage());
  [sam, kiran] = (await Promise.all([signedIn(), signedIn()])).map(({ actor }) => actor) as [Actor, Actor];
});
afterEach(async () => {
  resetFaults(world);
  await world.resume(server);
  world.clock.set(TEST_NOW);
});
afterAll(async () => {
  expect(await world.problems()).toEqual(IN_ORDER);
  await world.close();
});

async function book(isCovered = false) {
  const maya = await signedIn();
  const ready = await readyCheckout(server, maya);
  const choice = { protection: 'cancelForAnyReason', action: 'Purchase' } as const;
  const covered = isCovered && (await chooseProtection(server, ready.checkoutId, choice, maya.actor));
  const bookingId = await mustBook(server, covered || ready, maya);
  await world.resume(server);
  return { maya, bookingId };
}
type Booked = Awaited<ReturnType<typeof book>>;
const trip = ({ maya: { actor }, bookingId }: Booked) =>
  showTrip(server, { tenantId: actor.tenantId, customerId: actor.customerId, bookingId, locale: 'en' });
/** The hotel cancels nothing online, and its guest asks us to. */
async function requested(isCovered = false) {
  const of = await book(isCovered);
  return { ...of, caseId: await ask(of, isCovered ? 'AgentReviewAndFulfillment' : 'ContactCustomerService') };
}
type Requested = Awaited<ReturnType<typeof requested>>;
async function ask({ maya, bookingId }: Booked, code: string): Promise<CaseId> {
  Object.assign(world.inn, { refuseCancelQuote: true, refuseCancel: 'NotCancellable' });
  return (await askForHelp(server, bookingId, { about: 'cancel', code }, maya.actor)).caseId;
}
const desk = (caseId: CaseId) => getDeskCase(deps(), caseId, sam);
const review = ({ caseId }: Pick<Requested, 'caseId'>, withheldMinor: number | null = null, by = sam) =>
  reviewCancellation(deps(), caseId, { withheldMinor }, by, context);
type Review = Awaited<ReturnType<typeof review>>;
const fulfill = async (
  { caseId }: Pick<Requested, 'caseId'>,
  { quote }: Review,
  { by = sam, supplierReference = 'HTL-77' as string | null, version = 0 } = {},
) => {
  const input = { quoteId: quote.quoteId, supplierReference, text: 'The hotel agreed.' };
  const on = version || (await desk(caseId)).version;
  await fulfillCancellation(deps(), caseId, { ...input, version: on }, by, context);
  hasCanceled((await desk(caseId)).booking?.bookingId);
};
/** In the hotel's own system, as agreed on the phone. */
function hasCanceled(bookingId: string = ''): void {
  const record = world.inn.records.get(bookingId);
  if (!record?.order) throw new Error('the hotel has no such booking');
  world.inn.records.set(bookingId, { ...record, order: { ...record.order, state: 'Canceled' } });
  world.inn.taken.delete(bookingId);
}
const codeOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (thrown: { code?: string }) => thrown.code ?? String(thrown),
  );
const backOf = async (of: Booked) =>
  (await trip(of)).refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
const mailsOf = async (id: string) => {
  const { rows } = await sql<{ kind: string }>`select kind from outbox
    where payload::text like ${`%${id}%`} order by kind`.execute(server.db);
  return rows.map(({ kind }) => kind);
};

describe('a stay that’s covered for any reason and that its hotel doesn’t cancel online', () => {
  test('is for an agent, who pays what the cover pays, and the customer reads it', async () => {
    world.clock.set('2027-04-10T00:00:00.000Z' as Instant);
    const of = await book(true);
    world.clock.set(LATE);
    Object.assign(world.inn, { refuseCancelQuote: true, refuseCancel: 'NotCancellable' });
    const quoting = quoteCancel(server, of.bookingId, of.maya.actor, context, { forAnyReason: true });
    await expect(quoting).rejects.toMatchObject({
      code: 'NotCancellable',
      details: { cancelOutcome: 'AgentReviewAndFulfillment', cancelPolicyKind: 'ContactCustomerService' },
    });
    const caseId = await ask(of, 'AgentReviewAndFulfillment');
    expect((await desk(caseId)).requestedCancel).toEqual({
      outcome: 'AgentReviewAndFulfillment',
      requestedAt: LATE,
    });
    // Her cover's last moment passes before anybody comes to it
    world.clock.move(2 * 86_400);
    const reviewed = await review({ caseId });
    const { quote } = reviewed;
    expect(reviewed).toMatchObject({ supplier: 'Refuses', requestedAt: LATE });
    expect(quote).toMatchObject({
      outcome: 'RefundablePastCheckInDate',
      protection: { isUsed: true, choice: 'refund' },
    });
    expect(quote.refund.amountMinor).toBe(quote.protection?.pays.amountMinor);
    expect(quote.refund.amountMinor).toBeGreaterThan(0);
    expect(quote.lines.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(
      quote.refund.amountMinor,
    );
    await fulfill({ caseId }, reviewed);
    const after = await trip(of);
    expect([after.status, await backOf(of)]).toEqual(['Canceled', quote.refund.amountMinor]);
    expect(after.protections).toMatchObject([{ state: 'Exercised' }]);
    const { state, thread } = await desk(caseId);
    expect(state).toBe('closed');
    expect(thread.events.find(({ kind }) => kind === 'acted')).toMatchObject({
      deed: 'fulfillCancel',
      text: 'The hotel agreed.',
      isInternal: false,
    });
    expect(await mailsOf(of.bookingId)).toContain('bookingCanceled');
  });
});

describe('a cancellation that an agent has to make', () => {
  test('counts by the terms of when it was asked for, and by what the supplier says it keeps', async () => {
    const of = await requested();
    const { amountMinor: paid } = (await trip(of)).total;
    world.clock.set(LATE);
    expect((await review(of)).quote.refund.amountMinor).toBe(paid);
    // More than the terms let it keep isn't the customer's to pay
    expect((await review(of, 50_000)).quote.refund.amountMinor).toBe(paid);
    const late = await book();
    const lateCase = await ask(late, 'ContactCustomerService');
    expect((await review({ caseId: lateCase })).quote.refund.amountMinor).toBe(0);
    const waived = await review({ caseId: lateCase }, 30_000);
    expect(waived.withheld.amountMinor).toBe(30_000);
    // More than one agent gives alone: another one hears the supplier's word too
    await expect(fulfill({ caseId: lateCase }, waived)).rejects.toMatchObject({ code: 'SecondAgentNeeded' });
    expect(await backOf(late)).toBe(0);
    const again = await review({ caseId: lateCase }, 30_000, kiran);
    await fulfill({ caseId: lateCase }, again, { by: kiran });
    expect(await backOf(late)).toBe(waived.quote.refund.amountMinor);
    expect(waived.quote.refund.amountMinor).toBe(paid - 30_000);
  });

  test('needs the supplier’s word: without it nothing is canceled, and the case stays open', async () => {
    const of = await requested();
    const doing = fulfill(of, await review(of), { supplierReference: null });
    expect(await codeOf(doing)).toBe('CancellationAttemptFailed');
    expect((await trip(of)).status).toBe('Confirmed');
    const { state, requestedCancel } = await desk(of.caseId);
    expect([state, requestedCancel?.outcome]).toEqual(['working', 'ContactCustomerService']);
  });

  test('of a refused attempt is made online once its supplier does it', async () => {
    const of = await book();
    world.inn.refuseCancel = 'NotCancellable';
    expect(await codeOf(cancelAsQuoted(server, of.bookingId, of.maya))).toBe('CancellationAttemptFailed');
    const { rows } = await sql<{ caseId: CaseId }>`select case_id as "caseId" from cases
      where subject_id = ${of.bookingId} and kind = 'cancelRefused'`.execute(server.db);
    const { caseId } = rows[0]!;
    world.inn.refuseCancel = null;
    const reviewed = await review({ caseId });
    expect(reviewed.supplier).toBe('Cancels');
    await fulfill({ caseId }, reviewed, { supplierReference: null });
    expect([(await trip(of)).status, await backOf(of)]).toEqual([
      'Canceled',
      reviewed.quote.refund.amountMinor,
    ]);
    expect((await desk(caseId)).state).toBe('closed');
  });

  test('is declined with a reason, which its customer reads and is mailed about', async () => {
    const of = await requested();
    const reviewed = await review(of);
    const { version } = await desk(of.caseId);
    await declineCancellation(deps(), of.caseId, { version, text: 'The hotel says no.' }, sam);
    const { state, thread, requestedCancel } = await desk(of.caseId);
    expect([state, requestedCancel]).toEqual(['resolved', null]);
    expect(thread.events.find(({ kind }) => kind === 'acted')).toMatchObject({
      deed: 'declineCancel',
      text: 'The hotel says no.',
      isInternal: false,
    });
    expect(await mailsOf(of.caseId)).toContain('caseResolved');
    expect(await codeOf(fulfill(of, reviewed))).toBe('CaseClosed');
    expect((await trip(of)).status).toBe('Confirmed');
  });

  test('is made once when two agents do, or one declines it at the same moment', async () => {
    const [two, three] = [await requested(), await requested()];
    const [first, second] = [await review(two), await review(two, null, kiran)];
    const { version } = await desk(two.caseId);
    const both = await Promise.all(
      [fulfill(two, first, { version }), fulfill(two, second, { version, by: kiran })].map(codeOf),
    );
    expect(both.filter((code) => code === 'done')).toHaveLength(1);
    expect(await backOf(two)).toBe(first.quote.refund.amountMinor);
    const on = (await desk(three.caseId)).version;
    const decline = declineCancellation(deps(), three.caseId, { version: on, text: 'No' }, kiran);
    const raced = await Promise.all(
      [fulfill(three, await review(three), { version: on }), decline].map(codeOf),
    );
    expect(raced.filter((code) => code === 'done')).toHaveLength(1);
    expect((await trip(three)).status).toBe(raced[0] === 'done' ? 'Canceled' : 'Confirmed');
  });

  test('is made once when its customer cancels at the same moment, and that closes the case', async () => {
    const of = await requested();
    const reviewed = await review(of);
    const { version } = await desk(of.caseId);
    resetFaults(world);
    const raced = await Promise.all(
      [fulfill(of, reviewed, { version }), cancelAsQuoted(server, of.bookingId, of.maya)].map(codeOf),
    );
    expect(raced).toContain('done');
    expect((await trip(of)).status).toBe('Canceled');
    expect(await backOf(of)).toBe(reviewed.quote.refund.amountMinor);
    await world.resume(server);
    expect((await desk(of.caseId)).state).toBe('closed');
  });

  test('isn’t reviewed in a case about anything else, nor at another tenant’s desk', async () => {
    const of = await requested();
    const stranger: Actor = { ...sam, tenantId: 'business' };
    expect(await codeOf(review(of, null, stranger))).toBe('NotFound');
    const help = { about: 'schedule', code: 'ContactSupport' } as const;
    const { caseId } = await askForHelp(server, of.bookingId, help, of.maya.actor);
    expect(await codeOf(review({ caseId }))).toBe('CaseClosed');
  });
});

/** A booking whose customer isn't there when its card's bank wants to ask them, however it ends. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bookCheckout } from '#modules/selling/booking/book-checkout.ts';
import {
  type BookingWorld,
  bookInputOf,
  createBookingWorld,
  IN_ORDER,
  type Process,
  readyCheckout,
  type Traveler,
} from '#modules/selling/booking/testing/booking-world.ts';
import { dyingProcess, survive } from '#modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { resetFaults } from '#modules/selling/booking/testing/stage.ts';
import { getCheckout } from '#modules/selling/checkouts/get-checkout.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { allowLaterCharge } from './allow-later-charge.ts';
import { continueConfirmation } from './continue-confirmation.ts';
import { listConfirmations } from './list-confirmations.ts';

const CHECK = 'card-check';
const HOURS_12 = 43_200;

let world: BookingWorld;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
});
afterEach(async () => {
  resetFaults(world);
  // Whatever still waits ends
  world.clock.move(HOURS_12);
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
  const { rows } = await sql`select from payment_confirmations where ended_as is null`.execute(
    world.database.db,
  );
  expect(rows, 'nothing waits for longer than its booking').toEqual([]);
  world.clock.set(TEST_NOW);
});
afterAll(() => world?.close());

type Ready = { readonly traveler: Traveler; readonly checkout: Awaited<ReturnType<typeof readyCheckout>> };
const deps = (process = server) => ({ ...process, titlesOf: async () => new Map() });
const waits = async ({ traveler }: Pick<Ready, 'traveler'>) =>
  (await listConfirmations(deps(), traveler.actor)).confirmations;
const answer = (url: string, given: 'approve' | 'decline') =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${given}`,
  });
async function ready(): Promise<Ready> {
  const traveler = await world.newTraveler();
  return { traveler, checkout: await readyCheckout(server, traveler) };
}
type Later = { permission?: string | null; until?: Instant };
const book = ({ checkout, traveler }: Ready, scenario: string | null, later: Later = {}, process = server) =>
  bookCheckout(
    process,
    checkout.checkoutId,
    bookInputOf(checkout),
    traveler.actor,
    requestContext(scenario),
    {
      isApproved: true,
      later: { kind: 'approval', permission: null, ...later },
    },
  );
const see = ({ checkout, traveler }: Ready) => getCheckout(server, checkout.checkoutId, traveler.actor);

/** Booked by somebody else's hand, as far as the bank's question. */
async function waitsForBank(scenario = CHECK, later: Later = {}) {
  const of = await ready();
  const paid = await book(of, scenario, later);
  const [confirmation] = await waits(of);
  if (!confirmation?.url || !('bookingId' in paid)) throw new Error(JSON.stringify(paid));
  const { bookingId } = paid;
  return { ...of, confirmation, url: confirmation.url, bookingId, reference: `${bookingId}:card` };
}
type Waits = Awaited<ReturnType<typeof waitsForBank>>;
const goOn = (
  { confirmation, traveler }: Pick<Waits, 'confirmation' | 'traveler'>,
  more: Partial<Parameters<typeof continueConfirmation>[2]> = {},
  process = server,
) =>
  continueConfirmation(
    deps(process),
    confirmation.confirmationId,
    { giveUp: false, ...more },
    traveler.actor,
  );
const inVault = async (reference: string) => {
  const context = { timeoutMs: 4_000, scenario: null, requestId: 'r' };
  const found = await server.payments.lookUp({ reference }, context);
  const of = found.outcome === 'ok' ? found.value?.authorization : undefined;
  return of && { state: of.state, capturedMinor: of.capturedMinor };
};
const mailOf = async ({ traveler: { actor } }: Pick<Ready, 'traveler'>) =>
  (
    await sql<{ kind: string }>`select kind from outbox
      where customer_id = ${actor.customerId} and kind like 'payment%' order by created_at, kind`.execute(
      server.db,
    )
  ).rows.map(({ kind }) => kind);

test('they get mail and twelve hours, the place is kept, and it’s booked once they confirm', async () => {
  const of = await waitsForBank();
  const total = of.checkout.quote.total.amountMinor;
  expect(of.confirmation).toMatchObject({
    bookingId: of.bookingId,
    kind: 'approval',
    isAttended: false,
    amount: money(total),
    until: plusSeconds(TEST_NOW, HOURS_12),
    endedAs: null,
  });
  expect(await mailOf(of)).toEqual(['paymentConfirmation']);
  expect(await inVault(of.reference)).toEqual({ state: 'checking', capturedMinor: 0 });
  // Longer than a supplier holds by itself
  world.clock.move(11 * 3_600);
  expect(await goOn(of)).toMatchObject({ endedAs: null, url: of.url });
  await answer(of.url, 'approve');
  expect(await goOn(of)).toMatchObject({ endedAs: 'confirmed', url: null });
  expect(await see(of)).toMatchObject({ state: 'booked', bookingId: of.bookingId });
  expect(await inVault(of.reference)).toEqual({ state: 'captured', capturedMinor: total });
  expect(await mailOf(of)).toEqual(['paymentConfirmation']);
  expect(await waits(of)).toEqual([]);
});

test('once the bank has the answer it’s booked by itself', async () => {
  const of = await waitsForBank();
  await answer(of.url, 'approve');
  await world.expireLeases();
  await server.sagas.sweep();
  expect(await see(of)).toMatchObject({ state: 'booked' });
});

test.each([
  ['the customer declines', 'decline', 'declined', 'CardCheckDeclined'],
  ['the time is over', null, 'timedOut', 'CardCheckTimedOut'],
  ['they don’t want to pay', 'giveUp', 'givenUp', 'CardCheckDeclined'],
] as const)('%s: all is let go, they’re told, nothing is charged', async (_, how, end, payment) => {
  const of = await waitsForBank();
  if (how === 'decline') await answer(of.url, 'decline');
  if (how === null) world.clock.move(HOURS_12);
  expect(await goOn(of, { giveUp: how === 'giveUp' })).toMatchObject({ endedAs: end, url: null });
  expect(await see(of)).toMatchObject({ state: 'open', lastFailure: { reason: 'PaymentError', payment } });
  await answer(of.url, 'approve');
  expect(await inVault(of.reference)).toMatchObject({ capturedMinor: 0 });
  expect(await mailOf(of)).toEqual(['paymentConfirmation', 'paymentNotConfirmed']);
  // The place is free again; after twelve hours its price has to be asked for anew
  if (how !== null) expect(await book(of, null)).toMatchObject({ result: 'Success' });
});

test('not after the end that the caller gives', async () => {
  const until = plusSeconds(TEST_NOW, 3_600);
  const of = await waitsForBank(CHECK, { until });
  expect(of.confirmation.until).toBe(until);
  world.clock.move(3_600);
  expect(await goOn(of)).toMatchObject({ endedAs: 'timedOut' });
});

test('another card pays, and the first has nothing set aside', async () => {
  const of = await waitsForBank();
  const other = of.traveler.cards[1]!;
  const asks = await goOn(of, { paymentId: other });
  expect(asks).toMatchObject({ endedAs: null, label: 'Harbor Trail 0926' });
  expect(asks.url).not.toBe(of.url);
  await answer(of.url, 'approve');
  expect(await inVault(of.reference)).toEqual({ state: 'voided', capturedMinor: 0 });
  await answer(asks.url!, 'approve');
  expect(await goOn(of)).toMatchObject({ endedAs: 'confirmed' });
  const total = of.checkout.quote.total.amountMinor;
  expect(await inVault(`${of.reference}:2`)).toEqual({ state: 'captured', capturedMinor: total });
  const { rows } = await sql`select source_id, reference, label, state from tenders
    where booking_id = ${of.bookingId}`.execute(server.db);
  expect(rows).toEqual([
    { source_id: other, reference: `${of.reference}:2`, label: 'Harbor Trail 0926', state: 'captured' },
  ]);
});

test('another card that isn’t confirmed either: nothing is set aside on any', async () => {
  const of = await waitsForBank();
  await goOn(of, { paymentId: of.traveler.cards[1]! });
  world.clock.move(HOURS_12);
  expect(await goOn(of)).toMatchObject({ endedAs: 'timedOut' });
  for (const reference of [of.reference, `${of.reference}:2`])
    expect(await inVault(reference)).toEqual({ state: 'voided', capturedMinor: 0 });
});

test('somebody else’s card doesn’t pay, and a stranger neither sees nor confirms it', async () => {
  const of = await waitsForBank();
  const stranger = await world.newTraveler();
  await expect(goOn(of, { paymentId: stranger.cards[0]! })).rejects.toMatchObject({ code: 'InvalidInput' });
  await expect(goOn({ ...of, traveler: stranger })).rejects.toMatchObject({ code: 'NotFound' });
  expect(await waits({ traveler: stranger })).toEqual([]);
  const agent = { ...of.traveler.actor, isDelegated: true };
  expect((await listConfirmations(deps(), agent)).confirmations).toMatchObject([{ url: null }]);
  await goOn({ ...of, traveler: { ...of.traveler, actor: agent } }, { giveUp: true });
  expect(await waits(of)).toHaveLength(1);
});

describe('what they allowed', () => {
  const allow = (
    of: Ready,
    amountMinor: number,
    context = { timeoutMs: 4_000, scenario: null, requestId: 'r' },
  ) =>
    allowLaterCharge(
      server,
      {
        reference: `${of.checkout.checkoutId}:permit`,
        subjectId: of.checkout.checkoutId,
        purpose: 'approval',
        paymentId: of.traveler.cards[0]!,
        most: money(amountMinor),
        until: plusSeconds(TEST_NOW, 86_400),
        check: null,
      },
      of.traveler.actor,
      context,
    );

  test('is charged without them, and no more than that', async () => {
    const of = await ready();
    const total = of.checkout.quote.total.amountMinor;
    expect(await allow(of, total)).toMatchObject({ outcome: 'ok', value: { state: 'given' } });
    const permission = `${of.checkout.checkoutId}:permit`;
    expect(await book(of, null, { permission })).toMatchObject({ result: 'Success' });
    const less = await ready();
    await allow(less, less.checkout.quote.total.amountMinor - 1);
    const failed = await book(less, null, { permission: `${less.checkout.checkoutId}:permit` });
    expect(failed).toMatchObject({ result: 'Failed', failure: { reason: 'PaymentError' } });
  });

  test('an agent in their place can’t allow it', async () => {
    const of = await ready();
    const agent = { ...of, traveler: { ...of.traveler, actor: { ...of.traveler.actor, isDelegated: true } } };
    await expect(allow(agent, 1_000)).rejects.toMatchObject({ code: 'CustomerMustPay' });
  });
});

describe('when a process dies', () => {
  /** Dies at the point while booking, changing the card or going on; the next process goes on. */
  async function live(point: string | null, seen: string[] = []) {
    const of = await ready();
    const first = dyingProcess(world, point, seen);
    await survive(book(of, CHECK, {}, first));
    await world.expireLeases();
    await server.sagas.sweep();
    const [confirmation] = await waits(of);
    if (!confirmation) return of;
    await survive(goOn({ ...of, confirmation }, { paymentId: of.traveler.cards[1]! }, first));
    await world.expireLeases();
    await server.sagas.sweep();
    const url = (await waits(of))[0]?.url;
    if (url) await answer(url, 'approve');
    await survive(goOn({ ...of, confirmation }, {}, first));
    await world.resume(server);
    return of;
  }

  test('it’s booked once and one card is charged once', { timeout: 240_000 }, async () => {
    const points: string[] = [];
    await live(null, points);
    for (const point of new Set(points)) {
      const of = await live(point);
      const { state, bookingId } = await see(of);
      expect([point, state]).toEqual([point, 'booked']);
      const total = of.checkout.quote.total.amountMinor;
      const cards = await Promise.all([inVault(`${bookingId}:card`), inVault(`${bookingId}:card:2`)]);
      const taken = cards.map((card) => card?.capturedMinor ?? 0).toSorted((a, b) => a - b);
      expect([point, taken]).toEqual([point, [0, total]]);
      expect(await mailOf(of), point).toEqual(['paymentConfirmation']);
    }
  });
});

test('two servers, an answer, another card and the end of the time at once: one end each', {
  timeout: 240_000,
}, async () => {
  const second = world.startProcess('second');
  for (let round = 0; round < 12; round++) {
    const of = await waitsForBank();
    if (round % 2 === 1) world.clock.move(HOURS_12);
    const ends = [
      answer(of.url, round % 3 === 0 ? 'decline' : 'approve'),
      goOn(of, { giveUp: round % 4 === 0 }),
      goOn(of, {}, second),
      ...(round % 3 === 1 ? [goOn(of, { paymentId: of.traveler.cards[1]! }, second)] : []),
    ];
    await Promise.all(ends);
    world.clock.move(HOURS_12);
    await world.resume(server);
    const { state, bookingId } = await see(of);
    const cards = await Promise.all([inVault(of.reference), inVault(`${of.reference}:2`)]);
    const taken = cards.filter((card) => card?.state === 'captured').length;
    expect([taken, state === 'booked', bookingId !== null]).toEqual(
      state === 'booked' ? [1, true, true] : [0, false, false],
    );
    expect((await mailOf(of)).length).toBe(state === 'booked' ? 1 : 2);
    world.clock.set(TEST_NOW);
  }
});

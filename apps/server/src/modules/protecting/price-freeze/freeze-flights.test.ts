/** The life of a frozen price, with an airline whose fare the test moves. */
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { coverIdOf } from '@sojourn/domain/protections/freeze-sources.ts';
import { FLIGHT_ASK } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { availableCredits } from '#modules/money/wallet/available-credits.ts';
import { readTenders } from '#modules/selling/booking/tenders/store.ts';
import { IN_ORDER, pay } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import {
  cancelAsQuoted,
  createStage,
  mustBook,
  resetFaults,
  type Stage,
} from '#modules/selling/booking/testing/stage.ts';
import { rejected } from '#suppliers/outcome.ts';
import { buyFreeze } from './buying/buy-freeze.ts';
import { quoteFreeze } from './buying/quote-freeze.ts';
import { listFreezes } from './list-freezes.ts';
import { refundFreeze } from './refund-freeze.ts';
import { bought, exercised, frozen, paidByCard, quoted } from './testing/freeze-stage.ts';
import { exerciseFreeze } from './using/exercise-freeze.ts';
import { endFreezes, readFrozenPrices, remindOfFreezes } from './watch-freezes.ts';

const LONG_MS = 120_000;
const HOUR = 3_600;
const DAY = 86_400;
/** $720.00 with taxes: what the airline asks until a test moves its fare. */
const FARE = 60_000;
const FROZEN = 72_000;
/** 6 % of it, in whole dollars. */
const FEE = 4_300;
let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
}, LONG_MS);
beforeEach(async () => {
  resetFaults(world);
  maya = await world.newTraveler();
});
afterEach(async () => {
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

const mails = async () => {
  const { rows } = await sql<{ kind: string }>`select kind from outbox
    where customer_id = ${maya.actor.customerId} and kind like 'freeze%'
    order by created_at`.execute(server.db);
  return rows.map(({ kind }) => kind);
};
const codeOf = async (work: Promise<unknown>): Promise<ErrorCode | 'none'> =>
  work.then(
    () => 'none' as const,
    (error: { readonly code: ErrorCode }) => error.code,
  );
const fareTimes = (percent: number) => Object.assign(world.carrier, { fareMinor: (FARE * percent) / 100 });

test('a quote offers three windows, the shorter the cheaper, and says what can pay', async () => {
  const quote = await quoted(server, maya);
  expect(quote).toMatchObject({
    kind: 'Flight',
    quoteState: 'Quoted',
    title: 'Boston to Lisbon',
    covered: 1,
    frozen: { amountMinor: FROZEN },
    cap: { amountMinor: 50_000 },
  });
  expect(quote.options.map(({ days, fee }) => [days, fee.amountMinor])).toEqual([
    [3, 1_800],
    [7, 2_900],
    [14, FEE],
  ]);
});

test.each([
  ['the price stays', 100, FROZEN - FEE],
  ['it rises: the frozen price is paid', 120, FROZEN - FEE],
  ['it falls: the lower price is paid', 90, FROZEN * 0.9 - FEE],
  ['it rises further than is covered', 180, FROZEN * 1.8 - 50_000 - FEE],
])('%s', async (_name, percent, leftToPay) => {
  const freezeId = await bought(server, maya);
  world.clock.move(2 * DAY);
  fareTimes(percent);
  const shown = await frozen(server, freezeId, maya);
  expect(shown).toMatchObject({
    state: 'Valid',
    now: { amountMinor: (FROZEN * percent) / 100 },
    leftToPay: { amountMinor: leftToPay },
  });
  const checkout = await exercised(server, freezeId, maya);
  expect(checkout.payment.plan.cardMinor).toBe(leftToPay);
  const bookingId = await mustBook(server, checkout, maya);
  await world.resume(server);
  expect(await frozen(server, freezeId, maya)).toMatchObject({ state: 'Exercised', bookingId });
  const tenders = await readTenders(server.db, { ...maya.actor, bookingId });
  expect(tenders.find(({ sourceId }) => sourceId === freezeId)).toMatchObject({ capturedMinor: FEE });
  const cover = (FROZEN * percent) / 100 - leftToPay - FEE;
  expect(tenders.find(({ sourceId }) => sourceId === coverIdOf(freezeId))?.capturedMinor ?? 0).toBe(cover);
  expect(await codeOf(exerciseFreeze(server, freezeId, {}, maya.actor, requestContext()))).toBe(
    'PriceFreezeUsed',
  );
});

test('canceling the booking gives back what was really paid: the card its part, and the fee', async () => {
  const freezeId = await bought(server, maya);
  fareTimes(120);
  const bookingId = await mustBook(server, await exercised(server, freezeId, maya), maya);
  await world.resume(server);
  await cancelAsQuoted(server, bookingId, maya);
  await world.resume(server);
  expect(await frozen(server, freezeId, maya)).toMatchObject({
    state: 'Exercised',
    refunded: { amountMinor: FEE },
  });
});

test('a booking that fails gives the freeze back', async () => {
  const freezeId = await bought(server, maya);
  const checkout = await exercised(server, freezeId, maya);
  world.carrier.refuseReserve = { reason: 'NoAvailability' };
  expect(await pay(server, checkout, maya)).toMatchObject({ result: 'Failed' });
  expect(await frozen(server, freezeId, maya)).toMatchObject({ state: 'Valid', isHeld: false });
});

test('two tabs use a freeze once', async () => {
  const freezeId = await bought(server, maya);
  const tabs = [await exercised(server, freezeId, maya), await exercised(server, freezeId, maya)];
  const ends = await Promise.allSettled(tabs.map((checkout) => pay(server, checkout, maya)));
  const booked = ends.filter((end) => end.status === 'fulfilled' && end.value.result === 'Success');
  expect(booked).toHaveLength(1);
});

test('a freeze is its owner’s alone', async () => {
  const freezeId = await bought(server, maya);
  const stranger = await world.newTraveler();
  const { actor } = stranger;
  expect(await codeOf(exerciseFreeze(server, freezeId, {}, actor, requestContext()))).toBe('NotFound');
  expect(await codeOf(refundFreeze(server, freezeId, actor, requestContext()))).toBe('NotFound');
  expect((await listFreezes(server, actor)).freezes).toEqual([]);
});

test('it is read every day, announced before its end, and over at its end to the second', async () => {
  const freezeId = await bought(server, maya, 7);
  expect(await mails()).toEqual(['freezeBought']);
  world.clock.move(DAY);
  fareTimes(110);
  await readFrozenPrices(server);
  await readFrozenPrices(server);
  const { readings } = await frozen(server, freezeId, maya);
  expect(readings.map(({ price }) => price?.amountMinor)).toEqual([FROZEN, FROZEN * 1.1]);

  world.clock.move(3 * DAY - 1);
  expect(await remindOfFreezes(server)).toBe(0);
  world.clock.move(1);
  expect([await remindOfFreezes(server), await remindOfFreezes(server)]).toEqual([1, 0]);
  world.clock.move(2 * DAY);
  expect([await remindOfFreezes(server), await remindOfFreezes(server)]).toEqual([1, 0]);
  world.clock.move(21 * HOUR);
  expect(await remindOfFreezes(server)).toBe(1);

  world.clock.move(3 * HOUR - 1);
  expect(await frozen(server, freezeId, maya)).toMatchObject({ state: 'Valid' });
  const checkout = await exercised(server, freezeId, maya);
  expect(await endFreezes(server)).toBe(0);
  world.clock.move(1);
  // A checkout that was opened in time isn't paid in time
  await expect(pay(server, checkout, maya)).rejects.toMatchObject({ code: 'TendersChanged' });
  expect(await codeOf(exerciseFreeze(server, freezeId, {}, maya.actor, requestContext()))).toBe(
    'PriceFreezeOver',
  );
  expect([await endFreezes(server), await endFreezes(server)]).toEqual([1, 0]);
  expect(await frozen(server, freezeId, maya)).toMatchObject({
    state: 'Expired',
    leftToPay: null,
    search: { product: 'Flight', slices: [{ origin: 'BOS', destination: 'LIS' }, { destination: 'BOS' }] },
  });
  expect(await mails()).toEqual([
    'freezeBought',
    'freezeReminder',
    'freezeReminder',
    'freezeReminder',
    'freezeEnded',
  ]);
  const { rows } = await sql<{ most: number }>`select (payload->'most'->>'amountMinor')::int as most
    from outbox where customer_id = ${maya.actor.customerId}
      and kind in ('freezeBought', 'freezeReminder')`.execute(server.db);
  expect(rows.map(({ most }) => most)).toEqual([50_000, 50_000, 50_000, 50_000]);
});

test('one that ended is frozen again as its own trip, at its price of now', async () => {
  const freezeId = await bought(server, maya, 3);
  world.clock.move(3 * DAY);
  await endFreezes(server);
  fareTimes(110);
  const { state, input, frozen: before } = await frozen(server, freezeId, maya);
  expect(state).toBe('Expired');
  const again = await quoteFreeze(server, input, maya.actor, requestContext());
  expect(again).toMatchObject({ title: 'Boston to Lisbon', frozen: { amountMinor: FROZEN * 1.1 } });
  expect(again.frozen.amountMinor).toBeGreaterThan(before.amountMinor);
  const { days, fee } = again.options[0]!;
  const payment = paidByCard(maya, days, fee.amountMinor);
  await buyFreeze(server, again.freezeId, payment, maya.actor, requestContext());
  expect(await frozen(server, again.freezeId, maya)).toMatchObject({ state: 'Valid' });
  expect(await frozen(server, freezeId, maya)).toMatchObject({ state: 'Expired' });
});

test('the fee comes back only when the flights are sold out', async () => {
  const freezeId = await bought(server, maya);
  const refund = (scenario: string | null = null) =>
    refundFreeze(server, freezeId, maya.actor, requestContext(scenario));
  expect(await codeOf(refund())).toBe('PriceFreezeStillForSale');
  expect(await refund('exercise-refund')).toMatchObject({
    state: 'Refunded',
    refunded: { amountMinor: FEE },
  });
  await world.resume(server);
  expect(await codeOf(refund('exercise-refund'))).toBe('PriceFreezeUsed');
});

test('credits, miles and a card pay a fee together, and each has its part back', async () => {
  const credit = await world.grant(maya, 'GoodwillCredit', 1_000);
  const credits = [{ creditId: credit, amountMinor: null }];
  const miles = [{ accountReferenceId: maya.account, units: 2_000 }];
  const freezeId = await bought(server, maya, 14, { credits, miles, cardMinor: FEE - 3_000 });
  await refundFreeze(server, freezeId, maya.actor, requestContext('exercise-refund'));
  await world.resume(server);
  expect(await frozen(server, freezeId, maya)).toMatchObject({ state: 'Refunded' });
  expect((await availableCredits(server.db, maya.actor, world.clock.now()))[0]).toMatchObject({
    creditId: credit,
    availableMinor: 1_000,
  });
});

test('a price that moved since it was shown is refused with both, and nothing is charged', async () => {
  for (const [shown, code] of [
    [FROZEN - 1, 'FrozenPriceIncreased'],
    [FROZEN + 1, 'FrozenPriceDecreased'],
  ] as const)
    await expect(quoted(server, maya, null, shown)).rejects.toMatchObject({
      code,
      details: { oldTotalMinor: shown, newTotalMinor: FROZEN },
    });
});

test.each([
  ['rose', 110, 'FrozenPriceIncreasedDuringPayment'],
  ['fell', 90, 'FrozenPriceDecreasedDuringPayment'],
] as const)('a price that %s while it was paid charges nothing', async (_name, percent, code) => {
  const { freezeId } = await quoted(server, maya);
  fareTimes(percent);
  const payment = paidByCard(maya, 14, FEE);
  const buying = () => buyFreeze(server, freezeId, payment, maya.actor, requestContext());
  expect(await codeOf(buying())).toBe(code);
  expect(await codeOf(buying())).toBe(code);
  expect((await listFreezes(server, maya.actor)).freezes).toEqual([]);
});

test('what can’t be asked for, or has no offer, isn’t frozen; a silent airline is said', async () => {
  const { actor } = maya;
  const quoteOf = (ask: object) =>
    codeOf(quoteFreeze(server, { ...FLIGHT_ASK, ...ask } as typeof FLIGHT_ASK, actor, requestContext()));
  const passengers = { ...FLIGHT_ASK.passengers, adults: 0, children: 1 };
  expect(await quoteOf({ passengers })).toBe('PriceFreezeSetBookParamsFailed');
  world.flightFaults.next('price', ['away'], true);
  expect(await quoteOf({})).toBe('PriceFreezeFailed');
  world.flightFaults.clear();
  const before = world.clock.now();
  // Shorter before the departure than the shortest window
  world.clock.set('2027-04-13T12:00:00.000Z' as Instant);
  expect(await quoteOf({})).toBe('PriceFreezeGenerateCustomOfferFailed');
  world.clock.set(before);
});

test('booking at a frozen price names what went wrong at the airline', async () => {
  const freezeId = await bought(server, maya);
  const booking = () => codeOf(exerciseFreeze(server, freezeId, {}, maya.actor, requestContext()));
  world.flightFaults.next('price', ['away'], true);
  expect(await booking()).toBe('PriceFreezeProviderError');
  world.flightFaults.clear();
  const { supplier } = world.carrier;
  const full = { ...supplier, price: async () => rejected({ reason: 'NoAvailability' as const }) };
  const soldOut = world.startProcess('full', {}, { flightSupplierOf: () => full });
  const code = await codeOf(exerciseFreeze(soldOut, freezeId, {}, maya.actor, requestContext()));
  expect(code).toMatch(/^PriceFreeze(SimilarFlightsAnd)?Refund$/);
});

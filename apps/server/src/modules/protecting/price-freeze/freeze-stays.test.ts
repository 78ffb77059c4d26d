/** The life of a frozen room, at an inn whose price the test moves. */
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import { coverIdOf, isFreezeCover } from '@sojourn/domain/protections/freeze-sources.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readTenders } from '#modules/selling/booking/tenders/store.ts';
import { ASK, IN_ORDER, type Process, pay } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import {
  cancelAsQuoted,
  createStage,
  mustBook,
  resetFaults,
  type Stage,
} from '#modules/selling/booking/testing/stage.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { rejected } from '#suppliers/outcome.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { quoteFreeze } from './buying/quote-freeze.ts';
import { refundFreeze } from './refund-freeze.ts';
import { bought, exercised, frozen, quoted } from './testing/freeze-stage.ts';
import { exerciseFreeze } from './using/exercise-freeze.ts';
import { endFreezes } from './watch-freezes.ts';

const LONG_MS = 120_000;
const DAY = 86_400;
const NIGHTLY = 41_200;
/** Three nights with taxes: the fourth is complimentary. */
const FROZEN = 138_432;
/** 4 % of it, in whole dollars. */
const FEE = 5_500;
const CAP = 50_000;
let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
}, LONG_MS);
beforeEach(async () => {
  resetFaults(world);
  world.clock.set(TEST_NOW);
  maya = await world.newTraveler();
});
afterEach(async () => {
  resetFaults(world);
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

const freezeStay = (days = 7) => bought(server, maya, days, {}, 'Hotel');
const exercise = (freezeId: Awaited<ReturnType<typeof freezeStay>>) =>
  exercised(server, freezeId, maya, null, 'Hotel');
const priceTimes = (percent: number) => Object.assign(world.inn, { nightlyMinor: (NIGHTLY * percent) / 100 });
const codeOf = async (work: Promise<unknown>): Promise<ErrorCode | 'none'> =>
  work.then(
    () => 'none' as const,
    (error: { readonly code: ErrorCode }) => error.code,
  );
/** A server whose inn has no room left. */
const soldOut = (): Process => {
  const full = { ...world.inn.supplier, price: async () => rejected({ reason: 'LackOfInventory' as const }) };
  return world.startProcess('full', {}, { supplierOf: () => full });
};

test('a quote offers 1, 3 and 7 days, and covers each room', async () => {
  const quote = await quoted(server, maya, null, undefined, 'Hotel');
  expect(quote).toMatchObject({
    kind: 'Hotel',
    quoteState: 'Quoted',
    title: 'Palacete Santa Luz',
    detail: 'Deluxe King',
    covered: 1,
    frozen: { amountMinor: FROZEN },
    cap: { amountMinor: CAP },
  });
  expect(quote.options.map(({ days, fee }) => [days, fee.amountMinor])).toEqual([
    [1, 2_100],
    [3, 3_500],
    [7, FEE],
  ]);
  const rooms = [...ASK.rooms, { adults: 1, childAges: [] }];
  const both = await quoteFreeze(server, { ...ASK, rooms }, maya.actor, requestContext());
  expect(both).toMatchObject({ covered: 2, frozen: { amountMinor: FROZEN * 2 } });
  expect(both.options.map(({ fee }) => fee.amountMinor)).toEqual([4_200, 7_000, FEE * 2]);
});

test.each([
  ['the price stays', 100, FROZEN - FEE, FEE],
  ['it rises: the frozen price is paid', 125, FROZEN - FEE, FEE + 34_608],
  ['it falls: the lower price is paid', 75, 103_824 - FEE, FEE],
  ['it rises further than is covered', 150, 207_648 - CAP - FEE, FEE + CAP],
])('%s', async (_name, percent, leftToPay, together) => {
  const freezeId = await freezeStay();
  world.clock.move(2 * DAY);
  priceTimes(percent);
  const shown = await frozen(server, freezeId, maya);
  expect(shown.leftToPay?.amountMinor).toBe(leftToPay);
  const credits = new Map(shown.credits.map(({ type, amount }) => [type, amount.amountMinor]));
  expect(credits.get('HotelPriceFreezeDepositCredit')).toBe(FEE);
  expect(credits.get('HotelPriceFreezeDiscountCredit') ?? 0).toBe(together - FEE);
  expect(credits.get('HotelPriceFreezeExerciseCredit')).toBe(together);
  const checkout = await exercise(freezeId);
  expect(checkout.payment.plan.cardMinor).toBe(leftToPay);
  const bookingId = await mustBook(server, checkout, maya);
  await world.resume(server);
  expect(await frozen(server, freezeId, maya)).toMatchObject({ state: 'Exercised', bookingId });
  const tenders = await readTenders(server.db, { ...maya.actor, bookingId });
  const taken = (id: string) => tenders.find(({ sourceId }) => sourceId === id)?.capturedMinor ?? 0;
  expect([taken(freezeId), taken(coverIdOf(freezeId))]).toEqual([FEE, together - FEE]);
});

test('canceling the stay gives back the card its part, and the fee', async () => {
  const freezeId = await freezeStay();
  priceTimes(125);
  const bookingId = await mustBook(server, await exercise(freezeId), maya);
  await world.resume(server);
  const checkout = await frozen(server, freezeId, maya);
  const quoted = await quoteCancel(server, bookingId, maya.actor, requestContext());
  const { lines, paid, penalty, refund } = quoted;
  // What was covered was never hers: she has back exactly what she paid, and no cent of the pool's
  const bookedFor = (await readTenders(server.db, { ...maya.actor, bookingId })).reduce(
    (sum, { sourceId, capturedMinor }) => sum + (isFreezeCover(sourceId) ? 0 : capturedMinor),
    0,
  );
  expect(checkout.bookingId).toBe(bookingId);
  expect([paid.amountMinor, penalty.amountMinor, refund.amountMinor]).toEqual([bookedFor, 0, bookedFor]);
  expect(lines.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(bookedFor);
  // Before anything is canceled the fee isn't called lost
  expect(new Map(lines.map(({ tender, outcome }) => [tender, outcome]))).toEqual(
    new Map([
      ['HotelPriceFreezeDepositCredit', 'returned'],
      ['Harbor Summit 4417', null],
    ]),
  );
  await cancelAsQuoted(server, bookingId, maya);
  await world.resume(server);
  expect(await frozen(server, freezeId, maya)).toMatchObject({
    state: 'Exercised',
    refunded: { amountMinor: FEE },
  });
});

test('a hotel that refuses gives the freeze back, and it can be used again', async () => {
  const freezeId = await freezeStay();
  world.inn.refuseConfirm = { reason: 'RateNotAvailable' };
  expect(await pay(server, await exercise(freezeId), maya)).toMatchObject({ result: 'Failed' });
  expect(await frozen(server, freezeId, maya)).toMatchObject({ state: 'Valid', isHeld: false });
  resetFaults(world);
  await mustBook(server, await exercise(freezeId), maya);
});

test('a room that is sold out is refused as such, and its fee comes back once', async () => {
  const freezeId = await freezeStay();
  const full = soldOut();
  const { actor } = maya;
  expect(await codeOf(refundFreeze(server, freezeId, actor, requestContext()))).toBe(
    'PriceFreezeStillForSale',
  );
  expect(await codeOf(exerciseFreeze(full, freezeId, {}, actor, requestContext()))).toBe(
    'HotelPriceFreezeRefund',
  );
  const tries = [1, 2].map(() => codeOf(refundFreeze(full, freezeId, actor, requestContext())));
  expect((await Promise.all(tries)).toSorted()).toEqual(['PriceFreezeUsed', 'none']);
  await world.resume(server);
  expect(await frozen(server, freezeId, maya)).toMatchObject({
    state: 'Refunded',
    refunded: { amountMinor: FEE },
  });
});

test('a room that is sold out is not frozen', async () => {
  expect(await codeOf(quoted(soldOut(), maya, null, undefined, 'Hotel'))).toBe('PriceFreezeNoAvailability');
});

test('a hotel that does not answer neither uses nor refunds the freeze', async () => {
  const freezeId = await freezeStay();
  world.stayFaults.next('price', ['away'], true);
  const { actor } = maya;
  expect(await codeOf(exerciseFreeze(server, freezeId, {}, actor, requestContext()))).toBe(
    'HotelPriceFreezeFailed',
  );
  expect(await codeOf(refundFreeze(server, freezeId, actor, requestContext()))).toBe(
    'PriceFreezeProviderError',
  );
  expect(await frozen(server, freezeId, maya)).toMatchObject({ state: 'Valid' });
});

test('the sixth frozen room that one person books within a day is refused as likely fraud', async () => {
  for (let i = 0; i < 5; i++) {
    await mustBook(server, await exercise(await freezeStay()), maya);
    await world.resume(server);
  }
  const sixth = await freezeStay();
  const again = () => codeOf(exerciseFreeze(server, sixth, {}, maya.actor, requestContext()));
  expect(await again()).toBe('HotelPriceFreezeLikelyFraud');
  world.clock.move(DAY + 1);
  expect(await again()).toBe('none');
});

test('it is over at its end to the second', async () => {
  const freezeId = await freezeStay(1);
  world.clock.move(DAY - 1);
  expect([await endFreezes(server), (await frozen(server, freezeId, maya)).state]).toEqual([0, 'Valid']);
  world.clock.move(1);
  expect((await frozen(server, freezeId, maya)).state).toBe('Expired');
  expect(await codeOf(exerciseFreeze(server, freezeId, {}, maya.actor, requestContext()))).toBe(
    'PriceFreezeOver',
  );
  expect(await endFreezes(server)).toBe(1);
  // To freeze the new price
  const { stayId, checkIn, checkOut, rooms } = ASK;
  const { search } = await frozen(server, freezeId, maya);
  expect(search).toEqual({ product: 'Hotel', stayId, checkIn, checkOut, rooms });
});

import type { Instant } from '@sojourn/domain/dates.ts';
import {
  answered,
  CAR_NOW,
  calm,
  carAsk,
  carQuestion,
  carSupplierOf,
  confirmCarRequest,
  DESK_ONLY,
  type OpenCarMarket,
  openCarMarket,
  reserveCarRequest,
  testCarMarket,
} from '@sojourn/products/car/testing/car-market.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let open: OpenCarMarket;
beforeAll(async () => {
  open = await openCarMarket();
});
afterAll(() => open.close());
const supplier = (carId?: string) => carSupplierOf(open.market, carId);
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

test('the compact SUV of the pictures, now and at the desk, with two extras', async () => {
  const extras = [
    { kind: 'additionalDriver', count: 1 },
    { kind: 'tollTag', count: 1 },
  ];
  const priced = answered(await supplier().price(carAsk({ extras }), calm));
  expect(priced.price).toMatchObject({ dueToday: usd(25_584), atDesk: usd(4_100), total: usd(29_684) });
  expect(priced.payWays.map(({ payWay, dueToday, atDesk }) => [payWay, dueToday, atDesk])).toEqual([
    ['now', usd(25_584), usd(4_100)],
    ['desk', usd(0), usd(27_224 + 4_100)],
  ]);
  expect(priced.summary).toMatchObject({
    company: { code: 'AD', name: 'Atlantic Drive', rating: 89 },
    days: 4,
    deposit: usd(130_000),
    dropOff: { returnWay: 'desk', location: { address: 'Terminal 1, Lisbon Humberto Delgado' } },
  });
  expect(priced.cancellation.steps).toMatchObject([{ localUntil: '2027-04-13T08:30', penaltyMinor: 0 }]);
});

test('held, confirmed, looked up and canceled: each once however often it is asked', async () => {
  const car = supplier();
  const held = answered(await car.reserve(reserveCarRequest('b1'), calm));
  expect(answered(await car.reserve(reserveCarRequest('b1'), calm))).toEqual(held);
  const order = answered(await car.confirm(confirmCarRequest('b1'), calm));
  expect(order).toMatchObject({ state: 'Confirmed', price: { dueToday: usd(25_584) } });
  expect(answered(await car.confirm(confirmCarRequest('b1'), calm))).toEqual(order);
  const schedule = { version: 0, acceptedVersion: 0, acceptedBy: null, car: null };
  const record = { hold: null, order, schedule, changes: [], edits: [] };
  expect(answered(await car.lookUp({ reference: 'b1' }, calm))).toEqual(record);
  expect(answered(await car.lookUp({ reference: 'never' }, calm))).toBeNull();
  const quote = answered(await car.quoteCancel({ reference: 'b1', now: CAR_NOW }, calm));
  expect(quote).toMatchObject({ penaltyMinor: 0, refundMinor: 25_584 });
  const cancel = { reference: 'b1', penaltyMinor: 0, now: CAR_NOW };
  expect(answered(await car.cancel(cancel, calm))).toEqual(quote);
  expect(answered(await car.cancel(cancel, calm))).toEqual(quote);
});

test('what it holds no more isn’t confirmed, nor what it never held', async () => {
  const car = supplier();
  answered(await car.reserve(reserveCarRequest('b_late'), calm));
  const now = '2027-02-08T17:16:00.000Z' as Instant;
  expect(await car.confirm(confirmCarRequest('b_late', { now }), calm)).toMatchObject({
    rejection: { reason: 'ExpiredFulfillToken' },
  });
  answered(await car.release({ reference: 'b_late' }, calm));
  expect(await car.confirm(confirmCarRequest('b_never'), calm)).toMatchObject({
    rejection: { reason: 'InvalidSession' },
  });
});

test('an extra that isn’t offered with it any more isn’t held', async () => {
  const extras = [{ kind: 'snowmobile', count: 1 }];
  expect(await supplier().reserve(reserveCarRequest('b_unfit', { extras }), calm)).toMatchObject({
    rejection: { reason: 'CartValidationError' },
  });
});

test('after the stated hour everything is kept, and nothing is canceled once it is picked up', async () => {
  const car = supplier();
  answered(await car.reserve(reserveCarRequest('b2'), calm));
  answered(await car.confirm(confirmCarRequest('b2'), calm));
  const late = '2027-04-13T08:00:00.000Z' as Instant;
  const quote = answered(await car.quoteCancel({ reference: 'b2', now: late }, calm));
  expect(quote).toMatchObject({ penaltyMinor: 25_584, refundMinor: 0 });
  expect(await car.cancel({ reference: 'b2', penaltyMinor: 0, now: late }, calm)).toMatchObject({
    rejection: { reason: 'PenaltyChanged' },
  });
  const begun = '2027-04-15T07:30:00.000Z' as Instant;
  expect(await car.quoteCancel({ reference: 'b2', now: begun }, calm)).toMatchObject({
    rejection: { reason: 'NotCancellable' },
  });
});

test('who pays at the desk has paid nothing and loses nothing', async () => {
  const car = supplier(DESK_ONLY);
  const request = reserveCarRequest('b3', { carId: DESK_ONLY, payWay: 'desk', totalMinor: 24_108 });
  expect(answered(await car.reserve(request, calm)).price).toMatchObject({ dueToday: usd(0) });
  answered(await car.confirm(confirmCarRequest('b3'), calm));
  const late = '2027-04-15T06:00:00.000Z' as Instant;
  expect(answered(await car.quoteCancel({ reference: 'b3', now: late }, calm))).toMatchObject({
    penaltyMinor: 0,
    refundMinor: 0,
  });
});

describe('what is refused', () => {
  const reasonFor = async (over: object) => {
    const answer = await supplier().price(carAsk(over), calm);
    return answer.outcome === 'rejected' ? answer.rejection.reason : answer.outcome;
  };
  test.each([
    [{ carId: 'car_LIS-AD-ZZZZ' }, 'RateNotAvailable'],
    [{ driverAge: 22 }, 'DriverTooYoung'],
    [{ pickUp: '2027-04-15T05:30' }, 'DeskClosed'],
    [{ carId: DESK_ONLY }, 'RateNotAvailable'],
    [{ extras: [{ kind: 'tollTag', count: 2 }] }, 'RateNotAvailable'],
    [{ dropOffDesk: 'nowhere-AD' }, 'RateNotAvailable'],
  ])('%j: %s', async (over, reason) => expect(await reasonFor(over)).toBe(reason));
  test('a dearer price than agreed', async () => {
    const answer = await supplier().reserve(reserveCarRequest('b4', { totalMinor: 25_583 }), calm);
    expect(answer).toMatchObject({
      rejection: { reason: 'PriceIncreased', price: { dueToday: usd(25_584) } },
    });
  });
  test.each([
    ['AD 4471 092', 'InvalidLoyaltyNumber'],
    ['AD 9471 0921', 'LoyaltyNameMismatch'],
    ['AD 4471 0900', 'InvalidLoyaltyNumber'],
  ])('the number %s at the desk: %s', async (number, reason) => {
    const ask = { program: 'AD', number, lastName: 'Okafor' };
    expect(await supplier().checkLoyalty(ask, calm)).toMatchObject({ rejection: { reason } });
    const reference = `loyalty-${reason}-${number.replaceAll(' ', '')}`;
    answered(await supplier().reserve(reserveCarRequest(reference), calm));
    const confirm = confirmCarRequest(reference, { loyaltyNumber: number });
    expect(await supplier().confirm(confirm, calm)).toMatchObject({ rejection: { reason } });
    answered(await supplier().release({ reference }, calm));
  });
});

test('twenty buyers of twelve cars: twelve get one, and search sees none left', async () => {
  const carId = 'car_LIS-AD-FVAR';
  const car = supplier(carId);
  const total = answered(await car.price(carAsk({ carId }), calm)).price.total.amountMinor * 2;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      car.reserve(reserveCarRequest(`race-${i}`, { carId, totalMinor: total }), calm),
    ),
  );
  expect(answers.filter(({ outcome }) => outcome === 'ok')).toHaveLength(12);
  const refused = answers.flatMap((a) => (a.outcome === 'rejected' ? [a.rejection.reason] : []));
  expect(new Set(refused)).toEqual(new Set(['NoAvailability']));
  const found = async () => answered(await car.search(carQuestion({ top: 99 }), calm));
  await expect.poll(async () => (await found()).soldOut).toBe(1);
  // Holds run out, and every car is there again
  const later = await testCarMarket(open.database, {
    clock: { now: () => '2027-02-08T17:16:00.000Z' as Instant },
  });
  expect(await later.sweep()).toBeGreaterThanOrEqual(12);
  await later.close();
  await expect.poll(async () => (await found()).soldOut).toBe(0);
});

import type { CarReserveRequest } from '@sojourn/products/car/sell/supplier.ts';
import {
  answered,
  calm,
  carAsk,
  carQuestion,
  carSupplierOf,
  confirmCarRequest,
  type OpenCarMarket,
  openCarMarket,
  playing,
  reserveCarRequest,
} from '@sojourn/products/car/testing/car-market.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MARKET_SCENARIOS } from '../../hotel/supplier/scenarios.ts';
import { CAR_SCENARIOS } from './scenarios.ts';

let open: OpenCarMarket;
beforeAll(async () => {
  open = await openCarMarket();
});
afterAll(() => open.close());
const car = () => carSupplierOf(open.market);

const used = new Set<string>();
function holding(reference: string, over?: Partial<CarReserveRequest>): CarReserveRequest {
  used.add(reference);
  return reserveCarRequest(reference, over);
}
// All rent the same car: what one test has held or booked would be sold out for the next
afterEach(async () => {
  for (const reference of used) {
    const record = answered(await car().lookUp({ reference }, calm));
    if (record?.order?.state === 'Confirmed')
      answered(await car().cancel({ reference, penaltyMinor: 0, now: carAsk().now }, calm));
    else if (!record?.order) answered(await car().release({ reference }, calm));
  }
  used.clear();
});

test.each([
  ['no-availability', 'NoAvailability'],
  ['sold-out-at-reserve', 'NoAvailability'],
  ['rate-gone', 'RateNotAvailable'],
  ['supplier-unknown-error', 'Unknown'],
  ['car-desk-closed', 'DeskClosed'],
  ['car-driver-too-young', 'DriverTooYoung'],
  ['car-driver-too-old', 'DriverTooOld'],
])('%s refuses the hold: %s', async (name, reason) => {
  const answer = await car().reserve(holding(`hold-${name}`), playing(name));
  expect(answer).toMatchObject({ outcome: 'rejected', rejection: { reason } });
  expect(answered(await car().lookUp({ reference: `hold-${name}` }, calm))).toBeNull();
});

test.each([
  ['sold-out-at-confirm', 'NoAvailability'],
  ['car-loyalty-invalid', 'InvalidLoyaltyNumber'],
  ['car-loyalty-name', 'LoyaltyNameMismatch'],
  ['car-express-not-found', 'DollarExpressNotFound'],
  ['car-chip-not-found', 'BlueChipNumberNotFound'],
])('%s refuses the confirmation: %s', async (name, reason) => {
  const reference = `confirm-${name}`;
  answered(await car().reserve(holding(reference), playing(name)));
  const answer = await car().confirm(confirmCarRequest(reference), playing(name));
  expect(answer).toMatchObject({ outcome: 'rejected', rejection: { reason } });
});

test('a price that rises is shown wherever the car is, until it is held at it', async () => {
  const rising = playing('price-rise');
  const refused = await car().reserve(holding('rise-1'), rising);
  // 52 dollars a day become 56
  expect(refused).toMatchObject({
    rejection: { reason: 'PriceIncreased', price: { dueToday: { amountMinor: 27_552 } } },
  });
  const shown = answered(await car().price(carAsk(), rising)).price.dueToday.amountMinor;
  const found = answered(await car().search(carQuestion({ top: 99 }), rising));
  const listed = found.offers.find(({ offer }) => offer.carId === 'car_LIS-AD-CFAR')?.offer.total.amountMinor;
  expect([shown, listed]).toEqual([27_552, 27_552]);
  expect(answered(await car().price(carAsk(), calm)).price.dueToday.amountMinor).toBe(25_584);
  answered(await car().reserve(holding('rise-2', { totalMinor: 27_552 }), rising));
  expect(answered(await car().price(carAsk(), rising)).price.dueToday.amountMinor).toBe(25_584);
});

test('a price that falls is the price of the hold', async () => {
  const held = answered(await car().reserve(holding('fall'), playing('price-fall')));
  expect(held.price.dueToday.amountMinor).toBe(23_616);
});

test.each([
  ['timeout-before-reserve', null],
  ['timeout-after-reserve', 'held'],
] as const)('%s: no answer, and the record says %s', async (name, state) => {
  const reference = `lost-${name}`;
  expect(await car().reserve(holding(reference), playing(name))).toEqual({ outcome: 'unknown' });
  const found = answered(await car().lookUp({ reference }, playing(name)));
  expect(found?.hold ? 'held' : null).toBe(state);
  answered(await car().reserve(holding(reference), playing(name)));
});

test.each([
  ['timeout-before-confirm', 'unknown', false],
  ['timeout-after-confirm', 'unknown', true],
  ['unavailable-confirm', 'unavailable', false],
] as const)('%s: %s', async (name, outcome, isBooked) => {
  const reference = `lost-${name}`;
  answered(await car().reserve(holding(reference), calm));
  expect((await car().confirm(confirmCarRequest(reference), playing(name))).outcome).toBe(outcome);
  const record = answered(await car().lookUp({ reference }, playing(name)));
  expect(record?.order !== null).toBe(isBooked);
  answered(await car().confirm(confirmCarRequest(reference), playing(name)));
});

test('a request that comes twice at once has one effect', async () => {
  const twice = playing('duplicate-requests');
  const held = answered(await car().reserve(holding('twice'), twice));
  expect(held.holdId).toBe('hold_twice');
  answered(await car().confirm(confirmCarRequest('twice'), twice));
  answered(await car().cancel({ reference: 'twice', penaltyMinor: 0, now: carAsk().now }, twice));
});

test('cancelling: refused, or done with the answer lost', async () => {
  for (const reference of ['refused', 'cancel-lost']) {
    const other = { carId: 'car_LIS-AD-SDAR', totalMinor: 30_000 };
    answered(await car().reserve(holding(reference, other), calm));
    answered(await car().confirm(confirmCarRequest(reference), calm));
  }
  const cancel = { penaltyMinor: 0, now: carAsk().now };
  expect(await car().cancel({ reference: 'refused', ...cancel }, playing('cancel-refused'))).toMatchObject({
    rejection: { reason: 'NotCancellable' },
  });
  const lost = { reference: 'cancel-lost', ...cancel };
  expect(await car().cancel(lost, playing('timeout-after-cancel'))).toEqual({ outcome: 'unknown' });
  const record = answered(await car().lookUp({ reference: 'cancel-lost' }, calm));
  expect(record?.order?.state).toBe('Canceled');
});

test('one seller is late, or nobody answers', async () => {
  const network = carSupplierOf(open.market, 'car_LIS-KL-ECAR');
  expect(await network.search(carQuestion(), playing('search-timeout'))).toEqual({ outcome: 'unknown' });
  expect((await car().search(carQuestion(), playing('search-timeout'))).outcome).toBe('ok');
  expect((await car().search(carQuestion(), playing('all-suppliers-down'))).outcome).toBe('unavailable');
  expect((await network.search(carQuestion(), playing('slow-search'))).outcome).toBe('ok');
});

test('no name of a scenario of cars alone is another market’s', () => {
  const hotels = new Set(MARKET_SCENARIOS.map(({ name }) => name));
  expect(CAR_SCENARIOS.filter(({ name }) => hotels.has(name))).toEqual([]);
});

/** The field’s cases of rides, through the port: figures as they’re known from operators. */
import { assertPresent } from '@sojourn/domain/present.ts';
import type { RideAsk, RideSummary } from '@sojourn/products/ground/sell/port/ride-port.ts';
import {
  AIRPORT,
  answered,
  CAR,
  calm,
  departure,
  GROUND_NOW,
  HOTEL,
  landing,
  PORT,
  party,
  pickUp,
  playing,
  rideAsk,
  SHUTTLE,
  TRAVELER,
  testGroundMarket,
  VAN,
} from '@sojourn/products/ground/testing/ground-market.ts';
import { createTestDatabase, type TestDatabase } from '@sojourn/server/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GroundMarketHandle } from './create-ground-market.ts';

let database: TestDatabase;
let market: GroundMarketHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  market = testGroundMarket(database);
});
afterAll(() => database.drop());

async function found(over: Partial<RideAsk>): Promise<{ rides: RideSummary[]; tooSmall: number }> {
  const { transferId: _, ...question } = rideAsk(over);
  const answers = await Promise.all(market.suppliers.map(({ search }) => search(question, calm)));
  const all = answers.map((each) => answered(each));
  return {
    rides: all.flatMap(({ rides }) => rides.map(({ summary }) => summary)),
    tooSmall: all.reduce((sum, { tooSmall }) => sum + tooSmall, 0),
  };
}
const carSeller = () => assertPresent(market.supplierOf(CAR), 'a seller');
const idsOf = (rides: readonly RideSummary[]): string[] => rides.map(({ transferId }) => transferId);
const hold = (reference: string, scenario: string | null = null, over: Partial<RideAsk> = {}) =>
  carSeller().reserve(
    { ...rideAsk(over), reference, totalMinor: 1_000_000_00 },
    scenario === null ? calm : playing(scenario),
  );
const confirm = (reference: string, scenario: string | null = null) =>
  carSeller().confirm(
    { reference, holdId: `hold_${reference}`, traveler: TRAVELER, now: GROUND_NOW },
    scenario === null ? calm : playing(scenario),
  );

test('the picture’s car: out at 0:10 on the next day, at its hotel about 0:30, sent by 22:10', async () => {
  const { rides } = await found({});
  const car = assertPresent(
    rides.find(({ transferId }) => transferId === CAR),
    'the car',
  );
  expect(car.operator).toMatchObject({ name: 'Lisboa Direta', ratingTenths: 92 });
  expect(car.pickUp.local).toBe('2027-04-16T00:10');
  expect(car.arrives.local.slice(0, 13)).toBe('2027-04-16T00');
  expect(car.sentBy.local).toBe('2027-04-15T22:10');
  expect(car.meeting.kind).toBe('sign');
});

test('case 3: before a flight at 6:10 the pickup is computed; a shuttle’s is final by 20:00', async () => {
  const { rides } = await found({ from: HOTEL, to: AIRPORT, time: departure('2027-04-19T06:10') });
  const shuttle = assertPresent(
    rides.find(({ kind }) => kind === 'shared'),
    'a shuttle',
  );
  expect(shuttle.pickUpFinalBy?.local).toMatch(/T20:00$/);
  expect(shuttle.pickUpFinalBy!.at < shuttle.pickUp.at).toBe(true);
  for (const ride of rides) expect(ride.pickUp.local < '2027-04-19T05:00').toBe(true);
  expect(rides.find(({ transferId }) => transferId === CAR)?.pickUpFinalBy).toBeNull();
});

test('case 4: four people with five cases get the van, and not the car for three', async () => {
  const four = party([30, 31, 32, 33], { bags: { cases: 5, handBags: 4, oversize: 0 } });
  const { rides, tooSmall } = await found({ party: four });
  expect(idsOf(rides)).toContain(VAN);
  expect(idsOf(rides)).not.toContain(CAR);
  expect(tooSmall).toBeGreaterThan(0);
  const refused = await hold('case-4', null, { party: four });
  expect(refused).toMatchObject({ rejection: { reason: 'RideNotInTime' } });
});

test('case 6: a flight at 7:00 with check-in closing at 6:00 is reached on the slowest way', async () => {
  const { rides } = await found({ from: HOTEL, to: AIRPORT, time: departure('2027-04-19T07:00') });
  for (const { pickUp: at, minutes, stops } of rides) {
    const slowest = Math.ceil((minutes * 1.5) / 5) * 5 + stops * 12 + 10;
    const there = Date.parse(`${at.local}Z`) + slowest * 60_000;
    expect(there).toBeLessThanOrEqual(Date.parse('2027-04-19T06:00Z'));
  }
});

test('case 7: children of two and three get two seats of two groups', async () => {
  const { rides } = await found({ party: party([34, 36, 2, 3]), time: landing('2027-04-15T15:00') });
  const withSeats = rides.filter(({ childSeats }) => childSeats.length > 0);
  expect(withSeats.length).toBeGreaterThan(0);
  for (const { childSeats, vehicle } of withSeats) {
    expect(childSeats.map(({ name, count }) => [name, count])).toEqual([
      ['infant', 1],
      ['child', 1],
    ]);
    expect(vehicle.seats).toBeGreaterThanOrEqual(4);
  }
});

test('between a hotel and a port the time is the pickup itself, and one is met at the door', async () => {
  const { rides } = await found({ from: HOTEL, to: PORT, time: pickUp('2027-04-16T10:00') });
  const car = rides.find(({ transferId }) => transferId === CAR);
  expect(car).toMatchObject({
    flightAt: null,
    pickUp: { local: '2027-04-16T10:00' },
    meeting: { kind: 'door' },
  });
});

test('a wheelchair only goes where there’s a place for it', async () => {
  const { rides } = await found({ party: party([70, 72], { wheelchairs: 1 }) });
  expect(rides.every(({ vehicle }) => vehicle.wheelchairs > 0)).toBe(true);
});

test('the last vehicle of a day goes to one of many who want it at once', async () => {
  const time = landing('2027-05-03T12:00');
  const holds = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => hold(`race-${nth}`, null, { time })),
  );
  const held = holds.filter(({ outcome }) => outcome === 'ok').length;
  expect(held).toBeGreaterThanOrEqual(4);
  expect(held).toBeLessThan(20);
  const refused = holds.filter(({ outcome }) => outcome === 'rejected');
  expect(refused.every((each) => JSON.stringify(each).includes('NoAvailability'))).toBe(true);
  await carSeller().release(
    { reference: `race-${holds.findIndex(({ outcome }) => outcome === 'ok')}` },
    calm,
  );
  expect(await hold('race-after', null, { time })).toMatchObject({ outcome: 'ok' });
});

test('an operator who refuses leaves nothing booked', async () => {
  answered(await hold('refused'));
  const answer = await confirm('refused', 'ground-operator-refuses');
  expect(answer).toMatchObject({ rejection: { reason: 'OperatorRejected' } });
  expect(answered(await carSeller().lookUp({ reference: 'refused' }, calm))?.order).toBeNull();
});

test('an answer that’s lost is one order, found by its reference', async () => {
  answered(await hold('lost'));
  expect(await confirm('lost', 'timeout-after-confirm')).toMatchObject({ outcome: 'unknown' });
  const record = answered(await carSeller().lookUp({ reference: 'lost', now: GROUND_NOW }, calm));
  expect(record?.order?.state).toBe('Confirmed');
  expect(answered((await confirm('lost')) as never)).toEqual(record?.order);
});

test('what an operator cancels is over and costs nothing; by its record the driver came', async () => {
  answered(await hold('off'));
  answered((await confirm('off')) as never);
  const off = await carSeller().lookUp(
    { reference: 'off', now: GROUND_NOW },
    playing('ground-operator-cancels'),
  );
  expect(answered(off)).toMatchObject({
    order: { state: 'Canceled' },
    schedule: { version: 1, canceledByOperator: { at: GROUND_NOW } },
  });
  answered(await hold('came'));
  answered((await confirm('came')) as never);
  const came = await carSeller().lookUp(
    { reference: 'came', now: GROUND_NOW },
    playing('ground-driver-came'),
  );
  expect(answered(came)?.pickedUpAt).toBe(GROUND_NOW);
  expect(await carSeller().quoteCancel({ reference: 'came', now: GROUND_NOW }, calm)).toMatchObject({
    rejection: { reason: 'NotCancellable' },
  });
});

test('a price that rises as it’s held is said with the new one', async () => {
  const { price } = answered(await carSeller().price(rideAsk(), calm));
  const request = { ...rideAsk(), reference: 'rise', totalMinor: price.totalMinor };
  const risen = await carSeller().reserve(request, playing('price-rise'));
  expect(risen).toMatchObject({ rejection: { reason: 'PriceIncreased' } });
  const rejection = risen.outcome === 'rejected' ? risen.rejection : null;
  expect(rejection?.reason === 'PriceIncreased' && rejection.price.totalMinor > price.totalMinor).toBe(true);
});

test('a guaranteed price stays as long as it’s promised', async () => {
  const time = landing('2027-06-01T12:00');
  const first = answered(await carSeller().price(rideAsk({ time }), calm));
  const again = answered(
    await carSeller().price(rideAsk({ time, guaranteeId: first.guarantee?.id ?? '' }), calm),
  );
  expect(again.guarantee).toEqual(first.guarantee);
  expect(again.price).toEqual(first.price);
});

test('a shuttle’s seats are taken by its people, and a day has so many', async () => {
  const seller = assertPresent(market.supplierOf(SHUTTLE), 'a seller');
  const time = landing('2027-07-01T12:00');
  const eight = party([30, 31, 32, 33, 34, 35, 36, 37]);
  const outcomes: string[] = [];
  for (let nth = 0; nth < 13; nth++) {
    const request = { ...rideAsk({ transferId: SHUTTLE, time, party: eight }), reference: `seats-${nth}` };
    outcomes.push((await seller.reserve({ ...request, totalMinor: 1_000_000_00 }, calm)).outcome);
  }
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(12);
});

/** Airlines change booked flights: what their record shows afterwards, and who may agree to it. */
import { addDays, type CalendarDate, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import {
  bestTrip,
  flightConfirm,
  flightQuestion,
  flightReserve,
  type OpenFlightMarket,
  openFlightMarket,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import type { ChosenSlice } from '@sojourn/products/flight/wire/flights.ts';
import { answered, calm, NOW, playing } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let { database, market, close } = {} as OpenFlightMarket;
let now: Instant = NOW;
let trip: { readonly slices: ChosenSlice[]; readonly totalMinor: number };
beforeAll(async () => {
  ({ database, market, close } = await openFlightMarket({ clock: { now: () => now } }));
  const question = flightQuestion(slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19'));
  trip = assertPresent((await bestTrip(desk(), question)) ?? undefined, 'a trip');
});
afterAll(() => close());

const desk = () => assertPresent(market.suppliers[0], 'a desk');
let count = 0;
async function booked(): Promise<string> {
  const reference = `bkg_changed${++count}`;
  const { holdId, price } = answered(await desk().reserve(flightReserve(reference, trip.slices), calm));
  expect([holdId, price.total.amountMinor]).toEqual([expect.any(String), expect.any(Number)]);
  answered(await desk().confirm(flightConfirm(reference), calm));
  return reference;
}
const lookUp = async (reference: string, scenario?: string) =>
  assertPresent(
    answered(await desk().lookUp({ reference }, scenario ? playing(scenario) : calm)) ?? undefined,
    'it',
  );
const departures = (slices: Awaited<ReturnType<typeof lookUp>>['schedule']['slices']) =>
  slices?.map((slice) => slice?.segments.map(({ zonedDepartureTime }) => zonedDepartureTime) ?? null);

test('a retime is there once, moves every flight of the first slice, and stays until the next', async () => {
  const reference = await booked();
  const before = await lookUp(reference);
  expect(before.schedule).toEqual({ version: 0, acceptedVersion: 0, acceptedBy: null, slices: null });
  const first = await lookUp(reference, 'flight-retimed');
  expect(first.schedule.version).toBe(1);
  const again = await lookUp(reference, 'flight-retimed');
  expect(again.schedule).toEqual(first.schedule);
  const [slice] = first.schedule.slices ?? [];
  for (const [at, segment] of slice?.segments.entries() ?? [])
    expect(segment.scheduledDepartureTime).toBe(
      plusSeconds(assertPresent(before.times?.[0]?.[at]?.departs, 'a time'), 50 * 60),
    );
  expect(first.times?.[0]?.[0]?.departs).toBe(slice?.segments[0]?.scheduledDepartureTime);
  expect(first.times?.[1]).toEqual(before.times?.[1]);
});

test('a moved trip flies the next day, is free to cancel, and is agreed to by its version', async () => {
  const reference = await booked();
  const before = departures((await lookUp(reference, 'flight-retimed')).schedule.slices);
  const { schedule } = await lookUp(reference, 'flight-moved');
  expect(schedule.version).toBe(2);
  const day = (local: string | undefined) => (local ?? '').slice(0, 10) as CalendarDate;
  expect(day(departures(schedule.slices)?.[0]?.[0])).toBe(addDays(day(before?.[0]?.[0]), 1));
  now = plusSeconds(NOW, 3 * 86_400);
  expect(answered(await desk().quoteCancel({ reference, now }, calm)).penaltyMinor).toBe(0);
  const accept = (version: number) => desk().acceptChange({ reference, version, now }, calm);
  expect(await accept(1)).toEqual({ outcome: 'rejected', rejection: { reason: 'NewChange' } });
  expect((await accept(2)).outcome).toBe('ok');
  expect((await accept(2)).outcome).toBe('ok');
  expect((await lookUp(reference)).schedule).toMatchObject({ acceptedVersion: 2, acceptedBy: 'agent' });
  now = NOW;
});

test('a canceled slice has no flights, an unreadable change no slices', async () => {
  const canceled = await lookUp(await booked(), 'flight-canceled');
  expect(departures(canceled.schedule.slices)?.[0]).toBeNull();
  expect(canceled.times?.[0]).toEqual([]);
  const unreadable = await lookUp(await booked(), 'flight-change-unreadable');
  expect(unreadable.schedule).toMatchObject({ version: 1, slices: null });
});

test('the traveler may agree with the airline', async () => {
  const { schedule } = await lookUp(await booked(), 'flight-change-accepted-at-airline');
  expect(schedule).toMatchObject({ version: 1, acceptedVersion: 1, acceptedBy: 'travelerAtSupplier' });
});

test('a lost answer to an acceptance can be looked up', async () => {
  const reference = await booked();
  await lookUp(reference, 'flight-retimed');
  const context = playing('flight-accept-timeout-after-effect');
  const answer = await desk().acceptChange({ reference, version: 1, now }, context);
  expect(answer.outcome).toBe('unknown');
  expect((await lookUp(reference)).schedule.acceptedVersion).toBe(1);
});

test('a flight that is accepted on another day takes its seats along', async () => {
  const sales = async () => {
    const { rows } = await database.pool.query<{ key: string; sold: number }>(
      `select concat_ws(' ', flight, day, cabin) as key, sold from market.flight_sales order by 1`,
    );
    return Object.fromEntries(rows.filter(({ sold }) => sold > 0).map(({ key, sold }) => [key, sold]));
  };
  const ordered = async () => {
    const { rows } = await database.pool.query<{ key: string; sold: number }>(
      `select concat_ws(' ', f->>'flight', f->>'day', f->>'cabin') as key,
         sum((f->>'seats')::int)::int as sold
       from market.flight_orders, jsonb_array_elements(flights) as f where state in ('held', 'confirmed')
       group by 1 order by 1`,
    );
    return Object.fromEntries(rows.map(({ key, sold }) => [key, sold]));
  };
  const reference = await booked();
  const [first] = trip.slices;
  const seat = async () => {
    const { rows } = await database.pool.query<{ day: string }>(
      `select day::text from market.flight_seats where reference = $1`,
      [reference],
    );
    return rows.map(({ day }) => day);
  };
  const flight = assertPresent(first, 'a flight').sliceId.split('~')[0]?.split('.') ?? [];
  const [name, day, from, to] = flight;
  await database.pool.query(
    `insert into market.flight_seats (flight, day, seat, reference, ticket_no, traveler)
     values ($1, $2, '31A', $3, 1, 0)`,
    [`${name}.${from}.${to}`, day, reference],
  );
  const { schedule } = await lookUp(reference, 'flight-moved');
  const moved = schedule.slices?.[0]?.sliceId ?? '';
  expect(moved).not.toBe(first?.sliceId);
  expect(await seat()).toEqual([day]);
  answered(await desk().acceptChange({ reference, version: 1, now }, calm));
  expect(await seat()).toEqual([addDays(day as CalendarDate, 1)]);
  expect(await sales()).toEqual(await ordered());
  const quote = answered(await desk().quoteCancel({ reference, now }, calm));
  answered(await desk().cancel({ reference, penaltyMinor: quote.penaltyMinor, now }, calm));
  expect(await sales()).toEqual(await ordered());
  expect(await seat()).toEqual([]);
});

test('nobody’s reference has nothing to agree to', async () => {
  const answer = await desk().acceptChange({ reference: 'bkg_nobody', version: 1, now }, calm);
  expect(answer).toEqual({ outcome: 'rejected', rejection: { reason: 'NotFound' } });
});

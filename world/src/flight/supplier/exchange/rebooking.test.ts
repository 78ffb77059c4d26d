/** After an airline's change its flight market offers others near it for nothing, and takes one (B §5). */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent, first } from '@sojourn/domain/present.ts';
import { isReasonableRebooking } from '@sojourn/domain/schedule-changes/rebooking.ts';
import type { FlightSupplier } from '@sojourn/products/flight/sell/supplier.ts';
import {
  bestTrip,
  flightConfirm,
  flightQuestion,
  flightRequest,
  flightReserve,
  type OpenFlightMarket,
  openFlightMarket,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import type { ChosenSlice } from '@sojourn/products/flight/wire/flights.ts';
import { answered, calm, NOW, playing } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let { database, market, close } = {} as OpenFlightMarket;
const now: Instant = plusSeconds(NOW, 2 * 86_400);
beforeAll(async () => {
  ({ database, market, close } = await openFlightMarket());
});
beforeEach(async () => {
  await database.pool.query('truncate market.flight_sales');
});
afterAll(() => close());

const desk = (): FlightSupplier => assertPresent(market.suppliers[0], 'a desk');
let count = 0;

/** A ticketed round trip on a route with several flights a day, whose first slice the airline has changed. */
async function changed(scenario: string) {
  const reference = `bkg_rebooked${++count}`;
  const question = flightQuestion(slicesFrom('ORD LAX 2027-04-14', 'LAX ORD 2027-04-19'));
  const { slices } = assertPresent((await bestTrip(desk(), question)) ?? undefined, 'a trip');
  answered(await desk().reserve(flightReserve(reference, slices), calm));
  const { flight } = answered(await desk().price(flightRequest(slices), calm));
  for (const { ticketNo } of flight.tickets)
    answered(await desk().confirm(flightConfirm(reference, undefined, ticketNo), calm));
  answered(await desk().issue({ reference, now: NOW }, calm));
  const record = await lookUp(reference, scenario);
  return { reference, slices, booked: flight.slices, record };
}
const lookUp = async (reference: string, scenario?: string) =>
  assertPresent(
    answered(await desk().lookUp({ reference }, scenario ? playing(scenario) : calm)) ?? undefined,
    'a record',
  );
const shop = async (reference: string, version = 1) =>
  desk().shopRebooking({ reference, version, slices: [0], locale: 'en', now }, calm);
const request = (reference: string, slices: readonly ChosenSlice[], answers = 1) => ({
  reference,
  slices,
  locale: 'en' as const,
  now,
  answers,
});
const sold = async () => {
  const { rows } = await database.pool.query<{ sold: number }>(
    'select coalesce(sum(sold), 0)::int as sold from market.flight_sales',
  );
  return rows[0]?.sold;
};

test('offers flights near the one that was canceled, in its class, and takes one for nothing', async () => {
  const { reference, slices, booked } = await changed('flight-canceled');
  const [shelf] = answered(await shop(reference));
  const options = shelf?.options ?? [];
  expect(options.length).toBeGreaterThan(0);
  const original = first(first(booked).segments);
  const departureOf = ({
    scheduledDepartureTime: starts,
    zonedDepartureTime: startsLocal,
  }: typeof original) => ({
    starts,
    startsLocal,
  });
  for (const { slice } of options) {
    expect(isReasonableRebooking(departureOf(original), departureOf(first(slice.segments)))).toBe(true);
    expect(slice.sliceId).not.toBe(slices[0]?.sliceId);
  }
  const { sliceId, fareClass } = assertPresent(options[0], 'an option').slice;
  const wanted = request(reference, [{ sliceId, fareClass }, ...slices.slice(1)]);
  const quote = answered(await desk().quoteExchange(wanted, calm));
  expect(quote.amounts).toMatchObject({ addCollectMinor: 0, residualMinor: 0, penaltyMinor: 0 });

  const before = await lookUp(reference);
  const confirm = { ...wanted, exchangeReference: `${reference}:x`, amounts: quote.amounts };
  const twice = await Promise.all([
    desk().exchange({ ...confirm, residualTo: 'refund' }, calm),
    desk().exchange({ ...confirm, residualTo: 'refund' }, calm),
  ]);
  const [done, again] = twice.map((each) => answered(each));
  expect(again).toEqual(done);
  // The old seats are given back, the new ones taken
  expect(await sold()).toBe(wanted.slices.flatMap((each) => each.sliceId.split('~')).length);
  const after = await lookUp(reference);
  expect(after.schedule).toMatchObject({ version: 1, acceptedVersion: 1, acceptedBy: 'agent' });
  expect(after.schedule.slices?.map((slice) => slice?.sliceId)).toEqual(
    wanted.slices.map((each) => each.sliceId),
  );
  const numbers = (record: typeof after) =>
    record.documents?.filter(({ slice }) => slice === 0).map(({ number }) => number) ?? [];
  expect(numbers(after).some((number) => numbers(before).includes(number))).toBe(false);
  expect(after.orders[0]?.locator).not.toBe(before.orders[0]?.locator);
  expect(done?.locators?.map(({ locator }) => locator)).toEqual(after.orders.map(({ locator }) => locator));
  // Answered once, nothing more is free
  expect(await shop(reference)).toMatchObject({ outcome: 'rejected', rejection: { reason: 'NewChange' } });
});

test.each<[string, number, (slices: readonly ChosenSlice[]) => ChosenSlice[], string]>([
  ['of an older change', 2, (slices) => [...slices], 'NewChange'],
  ['of nothing', 1, (slices) => [...slices], 'RateNotAvailable'],
  [
    'into a higher class',
    1,
    (slices) => slices.map((slice) => ({ ...slice, fareClass: 'luxury' as const })),
    'RateNotAvailable',
  ],
  [
    'of a slice that nobody changed',
    1,
    ([out, back]) =>
      [out, back && { ...back, sliceId: back.sliceId.replace('04-19', '04-20') }].flatMap((s) => s ?? []),
    'RateNotAvailable',
  ],
])('refuses an answer %s', async (_, version, choose, reason) => {
  const { reference, slices } = await changed('flight-canceled');
  const answer = await desk().quoteExchange(request(reference, choose(slices), version), calm);
  expect(answer).toEqual({ outcome: 'rejected', rejection: { reason } });
});

test('seats that go to others meanwhile are refused, and the trip is as it was', async () => {
  const { reference, slices } = await changed('flight-canceled');
  const [shelf] = answered(await shop(reference));
  const { sliceId, fareClass } = assertPresent(shelf?.options[0], 'an option').slice;
  const wanted = request(reference, [{ sliceId, fareClass }, ...slices.slice(1)]);
  const { amounts } = answered(await desk().quoteExchange(wanted, calm));
  const confirm = { ...wanted, exchangeReference: `${reference}:x`, amounts, residualTo: 'refund' as const };
  const before = await lookUp(reference);
  const answer = await desk().exchange(confirm, playing('flight-exchange-sold-out'));
  expect(answer).toEqual({ outcome: 'rejected', rejection: { reason: 'NoAvailability' } });
  expect(await lookUp(reference)).toEqual(before);
});

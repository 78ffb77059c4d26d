/** The review over HTTP, held against what its customer has booked besides. */
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ChosenSlice } from '#flight/wire/flights.ts';
import { ADULT, createFlightServer, type FlightServer, lastPage, slicesOf } from './testing/flight-server.ts';

const ROUND = ['BOS LIS 2027-04-14', 'LIS BOS 2027-04-19'];
let server: FlightServer;
let maya: Browser;
let chosen: ChosenSlice[];
beforeAll(async () => {
  server = await createFlightServer();
  maya = await server.signIn();
  chosen = [];
  for (const _ of ROUND) {
    const input = { slices: slicesOf(...ROUND), passengers: ADULT, chosen, sort: 'price' };
    const { body } = await server.call('searchFlights', maya, { input: input as never });
    const { slice, fare } = lastPage(body).options[0]!;
    chosen = [...chosen, { sliceId: slice.sliceId, fareClass: fare.fareClass }];
  }
});
afterEach(() => void server.plans.splice(0));
afterAll(() => server?.close());

async function findings(...plans: TripPlan[]) {
  server.plans.push(...plans);
  const { body } = await server.call('reviewFlights', maya, { input: { slices: chosen, passengers: ADULT } });
  return body.findings;
}
const hotel = (checkIn: string, checkOut: string, countryCode = 'PT'): TripPlan => ({
  kind: 'lodging',
  tripId: 'bkg_1',
  title: 'Palacete Santa Luz',
  countryCode,
  startsAt: `${checkIn}T14:00:00Z` as Instant,
  endsAt: `${checkOut}T11:00:00Z` as Instant,
  checkIn: checkIn as CalendarDate,
  checkOut: checkOut as CalendarDate,
});

it('tells of the nights without a bed, and where one is searched', async () => {
  const bed = (await findings()).find(({ kind }) => kind === 'nightWithoutBed');
  expect(bed).toMatchObject({
    severity: 'info',
    slice: 0,
    facts: { city: 'Lisbon', placeId: 'city:lisbon-pt', until: '2027-04-19' },
  });
});

it('tells of none when the nights are booked, and of a stay in another country', async () => {
  expect((await findings(hotel('2027-04-14', '2027-04-19'))).map(({ kind }) => kind)).not.toContain(
    'nightWithoutBed',
  );
  const other = await findings(hotel('2027-04-16', '2027-04-18', 'FR'));
  expect(other).toContainEqual(
    expect.objectContaining({ kind: 'otherTrip', facts: expect.objectContaining({ tripId: 'bkg_1' }) }),
  );
});

it('reports another trip by air on these days, by the calendars of its ends', async () => {
  const found = await findings({
    kind: 'transport',
    tripId: 'bkg_2',
    title: 'Boston to Miami',
    legs: [],
    startsAt: '2027-04-16T12:00:00Z' as Instant,
    endsAt: '2027-04-17T12:00:00Z' as Instant,
    // It leaves at night west of here, when it's the next day in UTC
    firstDay: '2027-04-15' as CalendarDate,
    lastDay: '2027-04-17' as CalendarDate,
  });
  expect(found).toContainEqual(
    expect.objectContaining({
      kind: 'otherTrip',
      severity: 'warn',
      facts: expect.objectContaining({ title: 'Boston to Miami', from: '2027-04-15', until: '2027-04-17' }),
    }),
  );
});

/** Trips chosen slice by slice over HTTP: what each step shows is what the review charges, to the cent. */
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FARE_CLASSES, fareRank } from '#flight/rules/fares/fare-classes.ts';
import type { PassengerCounts } from '#flight/rules/travelers/travelers.ts';
import type { FlightRow } from '#flight/wire/flight-row.ts';
import type { ChosenSlice } from '#flight/wire/flights.ts';
import {
  ADULT,
  createFlightServer,
  type FlightPage,
  type FlightServer,
  lastPage,
  slicesOf,
} from './testing/flight-server.ts';
import { openRows } from './testing/open-rows.ts';

let server: FlightServer;
let maya: Browser;
beforeAll(async () => {
  server = await createFlightServer();
  maya = await server.signIn();
});
afterAll(() => server?.close());

const FAMILY: PassengerCounts = { adults: 2, children: 1, lapInfants: 1, seatedInfants: 0 };
const choose = ({ slice, fare }: FlightRow): ChosenSlice => ({
  sliceId: slice.sliceId,
  fareClass: fare.fareClass,
});

/** As the page asks: fares from the class of the slice before up. */
function fromClass(chosen: readonly ChosenSlice[]) {
  const before = chosen.at(-1)?.fareClass;
  return before && before !== 'basic'
    ? { filters: { fareClasses: FARE_CLASSES.slice(fareRank(before)) } }
    : {};
}

async function step(
  trip: readonly string[],
  chosen: readonly ChosenSlice[],
  over: object = {},
): Promise<FlightPage> {
  const input = {
    slices: slicesOf(...trip),
    passengers: ADULT,
    chosen,
    sort: 'price',
    ...fromClass(chosen),
    ...over,
  };
  const { status, body, error } = await server.call('searchFlights', maya, { input: input as never });
  expect(status, JSON.stringify(error)).toBe(200);
  return lastPage(body);
}
const review = async (slices: readonly ChosenSlice[], passengers = ADULT) => {
  const { status, body, error } = await server.call('reviewFlights', maya, {
    input: { slices: [...slices], passengers },
  });
  expect(status, JSON.stringify(error)).toBe(200);
  return body;
};

const TRIPS: [name: string, passengers: PassengerCounts, trip: string[]][] = [
  ['one way', ADULT, ['BOS LIS 2027-04-14']],
  ['a round trip', ADULT, ['BOS LIS 2027-04-14', 'LIS BOS 2027-04-19']],
  ['a round trip of a family', FAMILY, ['NYC LON 2027-05-06', 'LON NYC 2027-05-13']],
  ['a round trip within a day', ADULT, ['LHR DUB 2027-04-14', 'DUB LHR 2027-04-14']],
  ['an open jaw', ADULT, ['BOS LIS 2027-04-14', 'MAD BOS 2027-04-21']],
  ['three cities', ADULT, ['BOS LIS 2027-04-14', 'LIS FCO 2027-04-18', 'FCO BOS 2027-04-22']],
  ['three slices of one day', ADULT, ['LHR CDG 2027-04-14', 'CDG LHR 2027-04-14', 'LHR JFK 2027-04-14']],
  [
    'three, the last two of one day',
    ADULT,
    ['JFK LHR 2027-04-14', 'LHR DUB 2027-04-19', 'DUB CDG 2027-04-19'],
  ],
  [
    'six slices',
    FAMILY,
    ['SFO NRT', 'NRT SIN', 'SIN SYD', 'SYD AKL', 'AKL LAX', 'LAX SFO'].map(
      (pair, index) => `${pair} 2027-05-${String(3 + index * 4).padStart(2, '0')}`,
    ),
  ],
];

describe.each(TRIPS)('%s', (_, passengers, trip) => {
  it('costs at each step what it costs at last', async () => {
    const chosen: ChosenSlice[] = [];
    let least = 0;
    for (const index of trip.keys()) {
      const page = await step(trip, chosen, { passengers });
      expect(page.chosen.map(({ sliceId }) => sliceId)).toEqual(chosen.map(({ sliceId }) => sliceId));
      const option = page.options[0]!;
      const total = option.fare.total.amountMinor;
      // The cheapest of every step makes the first step's total true
      if (index > 0) expect(total).toBe(least);
      least = total;
      chosen.push(choose(option));
    }
    const reviewed = await review(chosen, passengers);
    expect(reviewed.price.total.amountMinor).toBe(least);
    const lines = reviewed.price.travelers;
    expect(lines.reduce((sum, { all }) => sum + all.grandTotal, 0)).toBe(reviewed.price.fares.grandTotal);
    for (const { each, all, count } of lines) expect(all.grandTotal).toBe(each.grandTotal * count);
    expect(reviewed.price.fares.grandTotal).toBe(least);
    expect(reviewed.flight.slices.map(({ sliceId }) => sliceId)).toEqual(
      chosen.map(({ sliceId }) => sliceId),
    );
    for (const [index, upgrades] of reviewed.upgrades.entries()) {
      const own = upgrades.find(({ fareClass }) => fareClass === chosen[index]!.fareClass);
      expect(own?.total.amountMinor).toBe(least);
    }
    expect(reviewed.findings.map(({ severity }) => severity)).not.toContain('stop');
  });
});

const IN_CLASSES = ['standard', 'enhanced', 'premium', 'luxury'] as const;
/** No airline flies such a trip in this class, in the tests' market. */
const UNSOLD: readonly string[] = ['a round trip within a day premium'];
describe.each(TRIPS.filter(([, , trip]) => trip.length > 1))('%s', (name, passengers, trip) => {
  it.each(IN_CLASSES)(
    'costs in %s what it costs with every flight in that class or above',
    async (fareClass) => {
      const chosen: ChosenSlice[] = [];
      const { options } = await step(trip, chosen, { passengers, limit: 20 });
      const opened = await openRows(options, (sliceId) =>
        server.call('getFlightOption', maya, { input: { slices: slicesOf(...trip), passengers, sliceId } }),
      );
      const first = opened.find(({ fares }) => fares.some((fare) => fare.fareClass === fareClass));
      if (!first) return expect(UNSOLD).toContain(`${name} ${fareClass}`);
      expect(UNSOLD).not.toContain(`${name} ${fareClass}`);
      const shown = first.fares.find((fare) => fare.fareClass === fareClass)!.total;
      chosen.push({ sliceId: first.slice.sliceId, fareClass });
      for (const _rest of trip.slice(1)) {
        const [next] = (await step(trip, chosen, { passengers })).options;
        expect(next!.fare.total).toEqual(shown);
        chosen.push(choose(next!));
      }
      for (const each of chosen) expect(fareRank(each.fareClass)).toBeGreaterThanOrEqual(fareRank(fareClass));
      expect((await review(chosen, passengers)).price.total).toEqual(shown);
    },
  );
});

it('any option of any step is charged as it was shown, in any class', async () => {
  const trip = ['BOS LIS 2027-04-14', 'LIS BOS 2027-04-19'];
  const [out] = (await step(trip, [], { sort: 'fareScore' })).options;
  const back = await step(trip, [choose(out!)], { sort: 'fareScore', limit: 12 });
  const input = { slices: slicesOf(...trip), passengers: ADULT, chosen: [choose(out!)] };
  const opened = await openRows(back.options, (sliceId) =>
    server.call('getFlightOption', maya, { input: { ...input, sliceId } }),
  );
  for (const option of opened) {
    const fare = option.fares.at(-1)!;
    const chosen = [choose(out!), { sliceId: option.slice.sliceId, fareClass: fare.fareClass }];
    const { price, upgrades } = await review(chosen);
    expect(price.total.amountMinor).toBe(fare.total.amountMinor);
    // And every class that the review offers instead is charged as it says
    const [other] = upgrades[0]!.filter(({ fareClass }) => fareClass !== chosen[0]!.fareClass);
    if (other) {
      const changed = [{ ...chosen[0]!, fareClass: other.fareClass }, chosen[1]!];
      expect((await review(changed)).price.total).toEqual(other.total);
    }
  }
});

it('a flight of a nearby airport is of a search that looks at those too', async () => {
  const trip = ['BOS LIS 2027-04-14', 'LIS BOS 2027-04-19'];
  const { options } = await step(trip, [], { nearby: true, limit: 200 });
  const near = options.find(({ slice }) => slice.segments[0]!.origin.locationCode !== 'BOS')!;
  const { chosen } = await step(trip, [choose(near)], { nearby: true });
  expect(chosen.map(({ sliceId }) => sliceId)).toEqual([near.slice.sliceId]);
  const input = { slices: slicesOf(...trip), passengers: ADULT, chosen: [choose(near)] } as never;
  const { error } = await server.call('searchFlights', maya, { input });
  expect(error).toMatchObject({ code: 'InvalidInput', details: { fields: [{ path: 'chosen.0' }] } });
});

it('the trip says what it is: one ticket or several, its cities, whether passports are needed', async () => {
  const trip = ['BOS LIS 2027-04-14', 'LIS FCO 2027-04-18', 'FCO BOS 2027-04-22'];
  const chosen: ChosenSlice[] = [];
  for (const _ of trip) chosen.push(choose((await step(trip, chosen)).options[0]!));
  const { flight, miles, price } = await review(chosen);
  expect(flight).toMatchObject({ tripType: 'multiCity', needsPassport: true, departureDate: '2027-04-14' });
  expect(flight.multiTicketType).not.toBe('single');
  expect(flight.cities.slice(0, 3)).toEqual(['Boston', 'Lisbon', 'Rome']);
  expect(new Set(flight.slices.flatMap(({ ticketNos }) => ticketNos)).size).toBe(flight.tickets.length);
  expect(miles).toBe(price.total.amountMinor);
});

/** When a row of the way out from Boston lands. */
async function landing({ slice: { sliceId } }: FlightRow): Promise<string> {
  const input = { slices: slicesOf('BOS LIS 2027-04-14'), passengers: ADULT, sliceId };
  const { body } = await server.call('getFlightOption', maya, { input });
  return body.slice.segments.at(-1)!.scheduledArrivalTime;
}

it('a return is not offered before the way out has landed', async () => {
  const trip = ['BOS LIS 2027-04-14', 'LIS BOS 2027-04-15'];
  for (const option of (await step(trip, [], { sort: 'arrivalTime', limit: 5 })).options) {
    const landed = Date.parse(await landing(option));
    for (const back of (await step(trip, [choose(option)], { limit: 200 })).options)
      expect(Date.parse(back.slice.segments[0]!.scheduledDepartureTime)).toBeGreaterThan(landed);
  }
});

it('the review tells what does not go together', async () => {
  const [out] = (await step(['BOS LIS 2027-04-14'], [])).options;
  const [early] = (await step(['LIS BOS 2027-04-14'], [])).options;
  const { findings } = await review([choose(out!), choose(early!)]);
  expect(findings[0]).toMatchObject({ kind: 'overlap', severity: 'stop', slice: 1 });
  const page = await step(['BOS LIS 2027-04-14'], [], { limit: 200 });
  const self = page.options.find(({ slice }) =>
    slice.layovers.some(({ isSelfTransferLayover }) => isSelfTransferLayover),
  );
  const kinds = (await review([choose(self!)])).findings.map(({ kind }) => kind);
  expect(kinds.some((kind) => kind === 'selfTransfer' || kind === 'tightSelfTransfer')).toBe(true);
});

it('a seat map is of the flight and says what is free', async () => {
  const { opened: option } = await step(['BOS LIS 2027-04-14'], [], { sort: 'fareScore' });
  const ask = (fareClass: ChosenSlice['fareClass'], segment = 0) =>
    server.call('getSeatMap', maya, {
      input: { sliceId: option!.slice.sliceId, segment, fareClass, passengers: ADULT },
    });
  for (const { fareClass } of option!.fares) {
    const { status, body } = await ask(fareClass);
    expect(status).toBe(200);
    const [flown] = option!.slice.segments;
    expect(body.aircraft.code).toBe(flown!.aircraft.code);
    expect(body.flightNumber).toBe(flown!.marketingAirline.flightNumber);
    const seats = body.rows.flatMap((row) => row.seats);
    expect(seats.some(({ state }) => state === 'free')).toBe(true);
    expect(new Set(seats.map(({ seat }) => seat)).size).toBe(seats.length);
    const priced = seats.filter(({ priceMinor }) => priceMinor !== null);
    expect(priced.length > 0).toBe(body.rule !== 'assignedAtCheckIn');
  }
  const none = await ask(option!.shown, option!.slice.segments.length === 1 ? 2 : 0);
  expect(none.status).toBe(option!.slice.segments.length === 1 ? 409 : 200);
});

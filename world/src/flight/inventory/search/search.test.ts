/**
 * The search's own promises: prices that sum and agree, filters and counts that hold, order, calendar, round
 * trips.
 */
import type { FlightSort } from '@sojourn/products/flight/rules/flight-search.ts';
import { FLIGHT_SORTS } from '@sojourn/products/flight/rules/flight-search.ts';
import { ONE_ADULT, type PassengerCounts } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fareCalendar } from '../calendar/calendar.ts';
import { createLowestFares } from '../fares/lowest-fares.ts';
import { HISTORY_DAYS, priceHistory } from '../fares/price-history.ts';
import { airportNumber, makeFlightState, smallWorld, TODAY } from '../testing/small-world.ts';
import type { Hit } from './best-itineraries.ts';
import { describeItinerary, type FlightItinerary } from './describe-itinerary.ts';
import { otherSlice } from './lower-bounds.ts';
import type { FlightPolicy } from './policy.ts';
import type { Facet, FlightFacets, FlightFilters, FlightQuery } from './query.ts';
import { chosenSlice, dateGrid, sliceLowerBounds } from './round-trips.ts';
import { createFlightEngine, searchFlights } from './search.ts';

const world = smallWorld();
const engine = createFlightEngine(world.network);
const state = makeFlightState(world);
const FAMILY: PassengerCounts = { adults: 2, children: 1, lapInfants: 1, seatedInfants: 1 };
const ALL = 100_000;
/** A §9: Spirit, JetBlue, Frontier. */
const LOW_COST = new Set(['NK', 'B6', 'F9']);

const ask = (from: string, to: string, over: Partial<FlightQuery> = {}): FlightQuery => ({
  origins: from.split(',').map((code) => airportNumber(world, code)),
  destinations: to.split(',').map((code) => airportNumber(world, code)),
  day: TODAY + 50,
  party: ONE_ADULT,
  filters: {},
  sort: 'price',
  top: ALL,
  ...over,
});

const ROUTES = [
  ['JFK', 'LHR'],
  ['LAX', 'SYD'],
  ['BOS', 'SEA'],
  ['LIS', 'MIA'],
  ['JFK,LGA', 'LHR,LGW'],
  ['BOM', 'JFK'],
  ['MIA', 'GRU'],
] as const;

test.each(ROUTES)(
  '%s to %s: every price is the sum of its parts, and the cheapest class is the one listed',
  (from, to) => {
    for (const party of [ONE_ADULT, FAMILY]) {
      const { hits, total } = searchFlights(engine, state, ask(from, to, { party, top: 300 }));
      expect(total).toBeGreaterThan(0);
      for (const hit of hits) {
        const itinerary = describeItinerary(world, engine, state, hit.legs, party);
        expect(itinerary.fares[0]!.total.grandTotal).toBe(hit.price);
        for (const { total: sum, perTraveler } of itinerary.fares) {
          const counts = {
            Adult: party.adults,
            Child: party.children,
            LapInfant: party.lapInfants,
            SeatedInfant: party.seatedInfants,
          };
          let all = 0;
          for (const [type, parts] of Object.entries(perTraveler)) {
            expect(parts.subTotal).toBe(parts.base + parts.tax);
            expect(parts.grandTotal).toBe(parts.subTotal + parts.fee);
            expect(Object.values(parts).every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
            all += parts.grandTotal * counts[type as keyof typeof counts];
          }
          expect(all).toBe(sum.grandTotal);
        }
        const prices = itinerary.fares.map((fare) => fare.total.grandTotal);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      }
    }
  },
);

const keyOf: Readonly<Record<FlightSort, (it: FlightItinerary, price: number, rank: number) => number>> = {
  price: (_, price) => price,
  duration: ({ minutes }) => minutes,
  stops: ({ layovers }) => layovers.length,
  departureTime: ({ segments }) => Date.parse(segments[0]!.departs),
  arrivalTime: ({ segments }) => Date.parse(segments.at(-1)!.arrives),
  fareScore: (_, __, rank) => rank,
};

test.each(FLIGHT_SORTS)('sorted by %s: in order, and the best few are the first of all', (sort) => {
  const all = searchFlights(engine, state, ask('JFK,LGA', 'LHR,LGW', { sort }));
  expect(all.hits.length).toBe(all.total);
  const keys = all.hits.map((hit) =>
    keyOf[sort](describeItinerary(world, engine, state, hit.legs, ONE_ADULT), hit.price, hit.rank),
  );
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  const few = searchFlights(engine, state, ask('JFK,LGA', 'LHR,LGW', { sort, top: 7 }));
  expect(few.hits.map(({ legs }) => legs)).toEqual(all.hits.slice(0, 7).map(({ legs }) => legs));
});

const CLASSES = ['basic', 'standard', 'enhanced', 'premium', 'luxury'];

/** Whether a class of a described itinerary keeps a policy, from its words alone. */
function isInPolicy(it: FlightItinerary, fareClass: string, policy: FlightPolicy): boolean {
  const inTheAir = it.segments.reduce((sum, { minutes }) => sum + minutes, 0);
  const limits = inTheAir > policy.longAbove ? policy.long : policy.short;
  const { classes, maxAdult, maxAdultAt, marketMaxAt, blocks } = limits;
  const leaves = airportNumber(world, it.segments[0]!.origin);
  const lands = airportNumber(world, it.segments.at(-1)!.destination);
  const byMarket = marketMaxAt?.(leaves, lands)?.[CLASSES.indexOf(fareClass)] ?? Number.POSITIVE_INFINITY;
  const airlines = it.segments.map(({ marketing }) => world.airlineIndex.get(marketing.airline)!);
  if (airlines.some((airline) => blocks?.[airline] === 1)) return false;
  const fare = it.fares.find((each) => each.fareClass === fareClass)!;
  return (
    Math.floor(classes / 2 ** CLASSES.indexOf(fareClass)) % 2 === 1 &&
    fare.perTraveler.Adult!.grandTotal <= (maxAdultAt?.(lands) ?? maxAdult) &&
    fare.perTraveler.Adult!.grandTotal <= byMarket
  );
}

/** The lowest price of a described itinerary that fits, from its words alone; undefined when none does. */
function priceThatFits(it: FlightItinerary, filters: FlightFilters): number | undefined {
  const minuteOf = (local: string) => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  const airlines = it.segments.map(({ marketing }) => world.airlineIndex.get(marketing.airline)!);
  const { departs, arrives } = filters;
  const fares = it.fares.filter(
    ({ fareClass, rule }) =>
      ((filters.classes ?? 31) >> CLASSES.indexOf(fareClass)) & 1 &&
      (!filters.withBag || rule.checkedPieces > 0) &&
      (!filters.refundable || rule.cancel.kind !== 'notAllowed') &&
      (!filters.policy || !filters.inPolicyOnly || isInPolicy(it, fareClass, filters.policy)),
  );
  const doesFit =
    fares.length > 0 &&
    it.layovers.length <= (filters.maxStops ?? 2) &&
    (!filters.airlines || airlines.every((each) => filters.airlines!.includes(each))) &&
    (!filters.withoutLowCost || airlines.every((each) => !LOW_COST.has(world.airlines[each]!.code))) &&
    (!filters.withoutSelfTransfer || it.kind === 'single') &&
    it.minutes <= (filters.maxMinutes ?? ALL) &&
    (!departs ||
      (minuteOf(it.segments[0]!.departsLocal) >= departs.from &&
        minuteOf(it.segments[0]!.departsLocal) <= departs.until)) &&
    (!arrives ||
      (minuteOf(it.segments.at(-1)!.arrivesLocal) >= arrives.from &&
        minuteOf(it.segments.at(-1)!.arrivesLocal) <= arrives.until)) &&
    (!filters.notVia ||
      it.layovers.every(({ airport }) => !filters.notVia!.includes(airportNumber(world, airport)))) &&
    (filters.maxPrice === undefined || fares[0]!.total.grandTotal <= filters.maxPrice);
  return doesFit ? fares[0]!.total.grandTotal : undefined;
}
/** How many fit, and the lowest price among them, found by trying each. */
function tried(all: readonly FlightItinerary[], filters: FlightFilters): [number, number] {
  const prices = all.flatMap((it) => priceThatFits(it, filters) ?? []);
  return [prices.length, Math.min(...prices, Number.POSITIVE_INFINITY)];
}

describe('filters and counts', () => {
  const query = ask('JFK,LGA', 'LHR,LGW');
  const all = searchFlights(engine, state, query);
  const described = all.hits.map(({ legs }) => describeItinerary(world, engine, state, legs, ONE_ADULT));
  const airlineNumbers = ['AA', 'BA', 'DL', 'VS', 'B6', 'AC'].map((code) => world.airlineIndex.get(code)!);
  const hours = fc
    .tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 60, max: 900 }))
    .map(([from, length]) => ({
      from,
      until: Math.min(1439, from + length),
    }));
  const limits = fc.record({
    classes: fc.integer({ min: 0, max: 31 }),
    maxAdult: fc.oneof(fc.constant(Number.POSITIVE_INFINITY), fc.integer({ min: 20_000, max: 200_000 })),
    // By whether its number is even: airports of one city have different ones
    maxAdultAt: fc.option(
      fc.tuple(fc.integer({ min: 20_000, max: 200_000 }), fc.integer({ min: 20_000, max: 200_000 })).map(
        ([even, odd]) =>
          (airport: number) =>
            airport % 2 === 0 ? even : odd,
      ),
      { nil: undefined },
    ),
    // By class and by both ends
    marketMaxAt: fc.option(
      fc.array(fc.integer({ min: 20_000, max: 200_000 }), { minLength: 5, maxLength: 5 }).map(
        (most) =>
          (origin: number, destination: number): Float64Array | undefined =>
            (origin + destination) % 3 === 0
              ? undefined
              : Float64Array.from(most, (cents) => cents + (origin % 2) * 10_000),
      ),
      { nil: undefined },
    ),
    blocks: fc.option(
      fc
        .subarray(airlineNumbers, { maxLength: 2 })
        .map((blocked) => Uint8Array.from(world.airlines, (_, at) => Number(blocked.includes(at)))),
      { nil: undefined },
    ),
  });
  const policies: fc.Arbitrary<FlightPolicy> = fc.record({
    longAbove: fc.integer({ min: 350, max: 600 }),
    short: limits,
    long: limits,
  });
  const filters: fc.Arbitrary<FlightFilters> = fc.record(
    {
      maxStops: fc.integer({ min: 0, max: 2 }),
      airlines: fc.subarray(airlineNumbers, { minLength: 2 }),
      withoutLowCost: fc.boolean(),
      classes: fc.integer({ min: 1, max: 31 }),
      departs: hours,
      arrives: hours,
      maxMinutes: fc.integer({ min: 400, max: 1500 }),
      withBag: fc.boolean(),
      refundable: fc.boolean(),
      notVia: fc.constant([airportNumber(world, 'DUB'), airportNumber(world, 'ORD')]),
      withoutSelfTransfer: fc.boolean(),
      maxPrice: fc.integer({ min: 20_000, max: 200_000 }),
      policy: policies,
      inPolicyOnly: fc.boolean(),
    },
    { requiredKeys: [] },
  );

  const minuteOf = (local: string) => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  /** What is counted where: the facet, the filter that it leaves out, and an itinerary's places in it. */
  const facetsToTry: readonly [keyof FlightFacets, keyof FlightFilters, (it: FlightItinerary) => number[]][] =
    [
      ['stops', 'maxStops', (it) => [it.layovers.length]],
      ['selfTransfer', 'withoutSelfTransfer', (it) => [it.kind === 'single' ? 0 : 1]],
      ['departs', 'departs', (it) => [Math.floor(minuteOf(it.segments[0]!.departsLocal) / 60)]],
      ['arrives', 'arrives', (it) => [Math.floor(minuteOf(it.segments.at(-1)!.arrivesLocal) / 60)]],
      ['via', 'notVia', (it) => it.layovers.map(({ airport }) => airportNumber(world, airport))],
      [
        'airlines',
        'airlines',
        (it) => it.segments.map(({ marketing }) => world.airlineIndex.get(marketing.airline)!),
      ],
      [
        'lowCost',
        'withoutLowCost',
        (it) => [it.segments.some(({ marketing }) => LOW_COST.has(marketing.airline)) ? 1 : 0],
      ],
    ];

  test('what is found is what fits, and facets count and price as if their own filter were off', () => {
    expect(described.length).toBeGreaterThan(40);
    fc.assert(
      fc.property(filters, fc.constantFrom(7, ALL), (each, top) => {
        const found = searchFlights(engine, state, { ...query, filters: each, top });
        expect([found.total, found.lowest]).toEqual(tried(described, each));
        for (const [name, own, placesOf] of facetsToTry) {
          const { [own]: _, ...others } = each;
          const { counts, from } = found.facets[name];
          const expectedCounts = counts.map(() => 0);
          const expectedFrom = from.map(() => Number.POSITIVE_INFINITY);
          for (const it of described) {
            const price = priceThatFits(it, others);
            if (price === undefined) continue;
            for (const place of new Set(placesOf(it))) {
              expectedCounts[place]!++;
              expectedFrom[place] = Math.min(expectedFrom[place]!, price);
            }
          }
          expect(counts).toEqual(expectedCounts);
          expect(from).toEqual(expectedFrom);
        }
      }),
      { numRuns: 120 },
    );
  });

  test('recommended flights begin with those in policy, each in its cheapest class that is', () => {
    let mixed = 0;
    const isWithin = ({ legs, fareRank }: Hit, policy: FlightPolicy): boolean =>
      isInPolicy(describeItinerary(world, engine, state, legs, ONE_ADULT), CLASSES[fareRank]!, policy);
    fc.assert(
      fc.property(policies, fc.option(filters, { freq: 2 }), (policy, others) => {
        const each = { ...others, policy, inPolicyOnly: false };
        const found = searchFlights(engine, state, { ...query, filters: each, sort: 'fareScore' });
        const within = searchFlights(engine, state, { ...query, filters: { ...each, inPolicyOnly: true } });
        const keeping = found.hits.map((hit) => isWithin(hit, policy));
        expect(keeping.filter(Boolean)).toHaveLength(within.total);
        expect(keeping.lastIndexOf(true)).toBe(within.total - 1);
        const prices = found.hits.slice(0, within.total).map(({ price }) => price);
        expect(prices.toSorted((a, b) => a - b)).toEqual(within.hits.map(({ price }) => price));
        if (within.total > 0 && within.total < found.total) mixed++;
      }),
      { numRuns: 120 },
    );
    expect(mixed).toBeGreaterThan(10);
  });

  const placeOf = ({ counts, from }: Facet, place: number): [number, number] => [
    counts[place]!,
    from[place]!,
  ];

  test('of classes, bags and refunds each tells how many it would leave, and from what price', () => {
    fc.assert(
      fc.property(filters, (each) => {
        const { facets } = searchFlights(engine, state, { ...query, filters: each });
        for (const rank of CLASSES.keys())
          expect(placeOf(facets.classes, rank)).toEqual(tried(described, { ...each, classes: 1 << rank }));
        expect(placeOf(facets.withBag, 0)).toEqual(tried(described, { ...each, withBag: true }));
        expect(placeOf(facets.refundable, 0)).toEqual(tried(described, { ...each, refundable: true }));
        const within = { ...each, inPolicyOnly: true };
        expect(placeOf(facets.inPolicy, 0)).toEqual(each.policy ? tried(described, within) : [0, Infinity]);
      }),
      { numRuns: 120 },
    );
  });

  test.each([
    ['one adult', ONE_ADULT],
    ['a family', FAMILY],
  ])('beside another slice they tell what the search with them finds, for %s', (_, party) => {
    const back = ask('LHR,LGW', 'JFK,LGA', { day: TODAY + 57, party });
    const other = otherSlice(world.network, sliceLowerBounds(engine, state, back));
    const trip = { ...query, top: 1, party, other };
    const found = (each: FlightFilters): [number, number] => {
      const { total, lowest } = searchFlights(engine, state, { ...trip, filters: each });
      return [total, lowest];
    };
    fc.assert(
      fc.property(filters, (each) => {
        const { facets } = searchFlights(engine, state, { ...trip, filters: each });
        for (const rank of CLASSES.keys())
          expect(placeOf(facets.classes, rank)).toEqual(found({ ...each, classes: 1 << rank }));
        expect(placeOf(facets.withBag, 0)).toEqual(found({ ...each, withBag: true }));
        expect(placeOf(facets.refundable, 0)).toEqual(found({ ...each, refundable: true }));
        if (each.policy) expect(placeOf(facets.inPolicy, 0)).toEqual(found({ ...each, inPolicyOnly: true }));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a calendar has the lowest price that the search of each day has', () => {
  const lowest = createLowestFares(world.network, state);
  const everyThird = Uint8Array.from(world.airlines, (_, airline) => (airline % 3 === 0 ? 1 : 0));
  const cases: readonly [string, string, Partial<FlightQuery>][] = [
    ['BOS', 'SEA', {}],
    ['LIS', 'MIA', { party: FAMILY }],
    ['JFK,LGA', 'LHR,LGW', { filters: { classes: 16 } }],
    ['LAX', 'SYD', { filters: { withBag: true, maxStops: 1 } }],
    ['SYD', 'LAX', { firstAirlines: everyThird }],
    ['MIA', 'GRU', { earliest: (TODAY + 3) * 1440 + 900 }],
    ['BOM', 'JFK', { withinReason: false }],
    // Two stops are cheapest here, and on some days take too long
    ['LAX', 'NRT', {}],
    ['ORD', 'AMS', {}],
  ];
  test.each(cases)('%s to %s', (from, to, over) => {
    const calendar = fareCalendar(engine, state, lowest, ask(from, to, { ...over, day: TODAY }), 60);
    const requested = Array.from({ length: 20 }, (_, index) => index * 3);
    const searched = requested.map(
      (index) => searchFlights(engine, state, ask(from, to, { ...over, day: TODAY + index, top: 1 })).lowest,
    );
    expect(requested.map((index) => calendar[index])).toEqual(searched);
    expect(calendar.some(Number.isFinite)).toBe(true);
  });
});

describe('round trips', () => {
  const upFrom = (rank: number) => 31 & (31 << rank);
  const out = ask('JFK,LGA', 'LHR,LGW');
  const back = ask('LHR,LGW', 'JFK,LGA', { day: TODAY + 57 });

  test('departures show totals that some return makes true', () => {
    const other = otherSlice(world.network, sliceLowerBounds(engine, state, back));
    const departures = searchFlights(engine, state, { ...out, other, top: 25 }).hits;
    const alone = new Set<boolean>();
    for (const departure of departures) {
      const chosen = chosenSlice(engine, state, departure.legs, departure.fareRank, ONE_ADULT);
      const returns = searchFlights(engine, state, {
        ...back,
        other: chosen,
        top: 1,
        filters: { classes: upFrom(departure.fareRank) },
      });
      expect(returns.lowest).toBe(departure.price);
      alone.add(returns.hits[0]!.isHalf);
    }
    expect(alone.has(true)).toBe(true);
  });

  test.each([1, 2, 3, 4])('class %i costs what it costs both ways', (rank) => {
    const other = otherSlice(world.network, sliceLowerBounds(engine, state, back));
    const inClass = { ...out, other, top: 8, filters: { classes: 1 << rank } };
    const departures = searchFlights(engine, state, inClass).hits;
    expect(departures.length).toBeGreaterThan(0);
    for (const { legs, price } of departures) {
      const chosen = chosenSlice(engine, state, legs, rank, ONE_ADULT);
      const returns = { ...back, other: chosen, filters: { classes: upFrom(rank) } };
      expect(searchFlights(engine, state, returns).lowest).toBe(price);
      // A return below it would make less of the price than is flown
      const any = searchFlights(engine, state, { ...back, other: chosen }).lowest;
      expect(any).toBeLessThan(price);
    }
  });

  test('where one class is asked for, another costs what is flown back in it or above', () => {
    const basic = { filters: { classes: 1 } };
    const other = otherSlice(world.network, sliceLowerBounds(engine, state, { ...back, ...basic }));
    const [departure] = searchFlights(engine, state, { ...out, other, top: 1 }).hits;
    const chosen = chosenSlice(engine, state, departure!.legs, 2, ONE_ADULT);
    const inEnhanced = searchFlights(engine, state, {
      ...back,
      other: chosen,
      filters: { classes: upFrom(2) },
    });
    const { row0, row1, row2, stops } = departure!.legs;
    const priced = searchFlights(engine, state, { ...out, other, top: 9_999, filters: { classes: 4 } }).hits;
    const same = priced.find(
      ({ legs }) =>
        legs.stops === stops &&
        legs.row0 === row0 &&
        (stops < 1 || legs.row1 === row1) &&
        (stops < 2 || legs.row2 === row2),
    );
    expect(same?.price).toBe(inEnhanced.lowest);
  });

  test('the grid has the lowest of each pair of dates', () => {
    const days = [TODAY + 50, TODAY + 51, TODAY + 52];
    const backDays = [TODAY + 51, TODAY + 57];
    const grid = dateGrid(engine, state, out, back, days, backDays);
    for (const [i, day] of days.entries())
      for (const [j, backDay] of backDays.entries()) {
        const other = otherSlice(world.network, sliceLowerBounds(engine, state, { ...back, day: backDay }));
        const { lowest } = searchFlights(engine, state, { ...out, day, other });
        expect(grid[i]![j]).toBe(backDay < day ? Number.POSITIVE_INFINITY : lowest);
      }
  });
});

describe('seats', () => {
  test('a flight sells out class by class, and only ever gets dearer by it', () => {
    const fresh = makeFlightState(world);
    const query = ask('JFK', 'LHR', { filters: { maxStops: 0 }, top: 1 });
    const first = searchFlights(engine, fresh, query);
    const { legs } = first.hits[0]!;
    const { row0: row, day0 } = legs;
    const day = fresh.days.firstDay + day0;
    let price = 0;
    let had = 6;
    for (let sold = 0; sold <= world.network.economySeats[row]!; sold += 5) {
      fresh.sales.set(row, day, 0, sold);
      const { fares } = describeItinerary(world, engine, fresh, legs, ONE_ADULT);
      expect(fares.length).toBeLessThanOrEqual(had);
      const enhanced = fares.find(({ fareClass }) => fareClass === 'enhanced')?.total.grandTotal;
      if (enhanced !== undefined) expect(enhanced).toBeGreaterThanOrEqual(price);
      had = fares.length;
      price = enhanced ?? price;
    }
    const left = describeItinerary(world, engine, fresh, legs, ONE_ADULT).fares;
    expect(left.every(({ fareClass }) => fareClass === 'premium' || fareClass === 'luxury')).toBe(true);
  });

  test('history is the same whatever was sold and whenever asked; its last day is the price of today', () => {
    const query = ask('BOS', 'SEA');
    const before = priceHistory(engine, state, query);
    const sold = makeFlightState(world, TODAY);
    for (let row = 0; row < world.network.count; row += 2) sold.sales.set(row, TODAY + 50, 0, 60);
    expect(priceHistory(engine, sold, query)).toEqual(before);
    const tomorrow = priceHistory(engine, makeFlightState(world, TODAY + 1), query);
    expect(tomorrow.slice(0, HISTORY_DAYS)).toEqual(before.slice(1));
    expect(before.at(-1)!.price).toBe(
      searchFlights(engine, state, { ...query, filters: { maxStops: 1 } }).lowest,
    );
    expect(new Set(before.map(({ price }) => price)).size).toBeGreaterThan(5);
  });
});

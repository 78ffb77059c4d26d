/** The flight search over HTTP: what it streams, how filters, counts and sorts agree, and trips in steps. */
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FARE_CLASSES, type FareClass } from '#flight/rules/fares/fare-classes.ts';
import { FLIGHT_SORTS, type FlightSort } from '#flight/rules/flight-search.ts';
import type { FlightRow } from '#flight/wire/flight-row.ts';
import type { FlightFilters, FlightOption, FlightSearch } from '#flight/wire/flight-search.ts';
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

const ONE_WAY = { slices: slicesOf('BOS LIS 2027-04-14'), passengers: ADULT };
const ask = (over: object = {}, scenario?: string) =>
  server.call('searchFlights', maya, {
    input: { ...ONE_WAY, ...over } as never,
    ...(scenario ? { headers: { 'x-scenario': scenario } } : {}),
  });
const pageFor = async (over: object = {}): Promise<FlightPage> => {
  const { status, body, error } = await ask(over);
  expect(status, JSON.stringify(error)).toBe(200);
  return lastPage(body);
};
/** The first rows of a search as they open. */
async function optionsFor(over: Partial<FlightSearch> = {}) {
  const { options } = await pageFor(over);
  const { sort: _, limit: _limit, ...search } = over;
  return openRows(options, (sliceId) =>
    server.call('getFlightOption', maya, { input: { ...ONE_WAY, ...search, sliceId } }),
  );
}
const totalOf = ({ fare }: FlightRow): number => fare.total.amountMinor;
const totals = (page: FlightPage): number[] => page.options.map(totalOf);
const ends = ({ slice: { segments } }: FlightRow | FlightOption): string =>
  `${segments[0]!.origin.locationCode}-${segments.at(-1)!.destination.locationCode}`;

describe('one way', () => {
  it('streams a page of every supplier and says that it is complete', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.at(-1)).toMatchObject({ type: 'done', complete: true });
    const page = lastPage(body);
    expect(page.suppliers.length).toBeGreaterThan(0);
    expect(page.suppliers.every(({ state }) => state === 'answered')).toBe(true);
    expect(page.suppliers.reduce((sum, { found }) => sum + found, 0)).toBe(page.total);
    expect(page.options).toHaveLength(25);
    expect(page.hiddenByFilters).toBe(0);
    expect(page.chosen).toEqual([]);
    const [best] = await optionsFor({ limit: 1 });
    expect({ ...page.opened, badges: best!.badges }).toEqual(best);
    const badges = page.options.flatMap((option) => option.badges);
    expect(new Set(badges).size).toBe(badges.length);
  });

  it('every option is whole: in its own words, with prices that add up', async () => {
    const family = { adults: 2, children: 1, lapInfants: 1, seatedInfants: 0 };
    for (const option of await optionsFor({ passengers: family })) {
      const { segments, layovers, durationMinutes } = option.slice;
      expect(ends(option)).toBe('BOS-LIS');
      expect(segments[0]!.zonedDepartureTime.slice(0, 10)).toBe('2027-04-14');
      expect(layovers).toHaveLength(segments.length - 1);
      const parts = [
        ...segments.map((each) => each.durationMinutes),
        ...layovers.map(({ stopoverDurationMinutes }) => stopoverDurationMinutes),
      ];
      expect(parts.reduce((sum, minutes) => sum + minutes, 0)).toBe(durationMinutes);
      for (const { stopoverDurationMinutes, minimumMinutes } of layovers)
        expect(stopoverDurationMinutes).toBeGreaterThanOrEqual(minimumMinutes);
      const score = option.score.parts.reduce((sum, { points }) => sum + points, 0);
      expect(score).toBeCloseTo(option.score.points, 1);
      const prices = option.fares.map(({ total }) => total.amountMinor);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      for (const fare of option.fares) {
        expect(fare.incrementalTotalDifference.amountMinor).toBe(fare.total.amountMinor - prices[0]!);
        expect(fare.perAdult.amountMinor).toBeLessThan(fare.total.amountMinor);
        expect(fare.seatsLeft ?? 9).toBeGreaterThanOrEqual(3);
        expect(fare.cabinClassName).toHaveLength(segments.length);
        expect(fare.fits).toBe(true);
      }
    }
  });

  type RowSort = Exclude<FlightSort, 'fareScore'>;
  const KEYS: Readonly<Record<RowSort, (row: FlightRow) => number>> = {
    price: totalOf,
    duration: ({ slice }) => slice.durationMinutes,
    stops: ({ slice }) => slice.layovers.length,
    departureTime: ({ slice }) => Date.parse(slice.segments[0]!.scheduledDepartureTime),
    arrivalTime: ({ slice }) => Date.parse(slice.segments.at(-1)!.zonedArrivalTime),
  };
  it.each(FLIGHT_SORTS)('sorted by %s', async (sort) => {
    const { options, total } = await pageFor({ sort, limit: 200 });
    expect(options).toHaveLength(Math.min(200, total));
    const keys =
      sort === 'fareScore'
        ? (await optionsFor({ sort, limit: 60 })).map(({ score }) => Math.round(score.points * 10))
        : options.map(KEYS[sort]);
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    const few = await pageFor({ sort, limit: 5 });
    expect(few.options.map(({ slice }) => slice.sliceId)).toEqual(
      options.slice(0, 5).map(({ slice }) => slice.sliceId),
    );
  });
});

describe('filters', () => {
  /** Between two large airports, so that every filter has something to leave. */
  const between = { slices: slicesOf('JFK LHR 2027-04-14'), limit: 200 };
  const any = { fareClasses: ['basic', 'standard'] as FareClass[], perAdultMaxMinor: 60_000 };
  const POLICY = { longAboveMinutes: 480, short: any, long: { ...any, perAdultMaxMinor: 45_000 } };
  const counted = async (filters: FlightFilters) => {
    const page = await pageFor({ ...between, filters });
    return { ...page, count: page.total };
  };

  it('without low-cost carriers, Spirit, JetBlue and Frontier are left out, and they alone', async () => {
    const codes = async (filters: FlightFilters) => {
      const { facets } = await pageFor({ slices: slicesOf('LAS DEN 2027-04-14'), filters });
      return facets.airlines.filter(({ count }) => count > 0).map(({ airline }) => airline.code);
    };
    const all = await codes({});
    expect(all).toEqual(expect.arrayContaining(['WN', 'F9']));
    const left = all.filter((code) => !['NK', 'B6', 'F9'].includes(code));
    expect((await codes({ excludeLowCost: true })).toSorted()).toEqual(left.toSorted());
  });

  it('leave as many as the counts said, and say how many they hide', async () => {
    const all = await pageFor({ ...between, filters: { policy: POLICY } });
    const { stops, bagIncluded, refundable, withoutSelfTransfer, withoutLowCost, departs, inPolicy } =
      all.facets;
    const ofStops = (most: number) =>
      stops.filter(({ value }) => value <= most).reduce((sum, { count }) => sum + count, 0);
    expect(ofStops(2)).toBe(all.total);
    expect(departs.reduce((sum, count) => sum + count, 0)).toBe(all.total);
    expect(all.facets.arrives.reduce((sum, count) => sum + count, 0)).toBe(all.total);
    const expected: [FlightFilters, number][] = [
      [{ stops: 'none' }, ofStops(0)],
      [{ stops: 'oneOrFewer' }, ofStops(1)],
      [{ stops: 'any' }, all.total],
      [{ bagIncluded: true }, bagIncluded.count],
      [{ refundable: true }, refundable.count],
      [{ withoutSelfTransfer: true }, withoutSelfTransfer.count],
      [{ excludeLowCost: true }, withoutLowCost.count],
      [{ policy: POLICY, inPolicyOnly: true }, inPolicy.count],
      [{ departs: { from: 18 * 60, until: 18 * 60 + 59 } }, departs[18]!],
      [{ notVia: all.facets.via.map(({ airport }) => airport.locationCode).slice(0, 60) }, ofStops(0)],
    ];
    for (const [filters, count] of expected) {
      const page = await counted(filters);
      expect([filters, page.count]).toEqual([filters, count]);
      expect(page.hiddenByFilters).toBe(all.total - count);
    }
    expect(ofStops(0)).toBeGreaterThan(0);
    expect(inPolicy.count).toBeGreaterThan(0);
    expect(inPolicy.count).toBeLessThan(all.total);
    expect(ofStops(1)).toBeGreaterThan(ofStops(0));
  });

  it('count what all but their own leave, with the lowest price among it', async () => {
    const bagged = await counted({ bagIncluded: true, stops: 'none' });
    for (const { value, count, fromMinor } of bagged.facets.stops) {
      const filter = (['none', 'oneOrFewer', 'twoOrFewer'] as const)[value]!;
      const upTo = await counted({ bagIncluded: true, stops: filter });
      const these = upTo.options.filter(({ slice }) => slice.layovers.length === value);
      if (upTo.total <= 200) {
        expect(these).toHaveLength(count);
        expect(fromMinor).toBe(count === 0 ? null : Math.min(...these.map(totalOf)));
      }
    }
  });

  it.each(FARE_CLASSES)('show the cheapest that fits, in %s', async (fareClass) => {
    const all = await pageFor({ ...between, sort: 'price' });
    const found = await counted({ fareClasses: [fareClass] });
    expect(found.count).toBe(all.facets.fareClasses.find(({ value }) => value === fareClass)?.count ?? 0);
    for (const { fare } of found.options) expect(fare.fareClass).toBe(fareClass);
    for (const { fares } of await optionsFor({
      ...between,
      filters: { fareClasses: [fareClass] },
      limit: 50,
    } as Partial<FlightSearch>))
      for (const fare of fares) expect(fare.fits).toBe(fare.fareClass === fareClass);
  });

  it('leave out two stops that another flight beats where they have to compete, and count them', async () => {
    const all = await counted({});
    const found = await pageFor({ ...between, twoStopsCompete: true, sort: 'price' });
    expect(found.lesserTwoStops).toBeGreaterThan(0);
    expect(found.total + found.lesserTwoStops).toBe(all.total);
    expect(found.facets).toEqual(all.facets);
    expect(found.hiddenByFilters).toBe(0);
    expect(all.lesserTwoStops).toBe(0);
    const twoStops = (page: FlightPage) =>
      page.options.filter(({ slice }) => slice.layovers.length === 2).length;
    expect(twoStops(found)).toBeLessThan(twoStops(await pageFor({ ...between, sort: 'price' })));
  });

  it('bound price and time, and keep to airlines', async () => {
    const all = await pageFor(between);
    const most = all.options.map(totalOf).toSorted((a, b) => a - b)[10]!;
    expect(Math.max(...totals(await counted({ maxTotalMinor: most })))).toBeLessThanOrEqual(most);
    const minutes = all.facets.durations.minMinutes + 120;
    const quick = await counted({ maxMinutes: minutes });
    expect(quick.count).toBeGreaterThan(0);
    expect(quick.options.every(({ slice }) => slice.durationMinutes <= minutes)).toBe(true);
    const [most1] = all.facets.airlines;
    const one = await counted({ airlines: [most1!.airline.code] });
    const codes = one.options.flatMap(({ slice }) =>
      slice.segments.map((each) => each.marketingAirline.code),
    );
    expect(new Set(codes)).toEqual(new Set([most1!.airline.code]));
    expect(one.count).toBeLessThanOrEqual(most1!.count);
    expect((await counted({ maxTotalMinor: 1 })).count).toBe(0);
  });
});

describe('places', () => {
  it('a city’s code means all its airports', async () => {
    const { options } = await pageFor({ slices: slicesOf('NYC LON 2027-04-14'), limit: 200 });
    const pairs = new Set(options.map(ends));
    expect(pairs.size).toBeGreaterThan(2);
    for (const pair of pairs) expect(pair).toMatch(/^(JFK|EWR|LGA|SWF|HPN|ISP)-(LHR|LGW|STN|LTN|LCY|SEN)$/);
  });

  it('nearby airports are searched too when asked for', async () => {
    const plain = await pageFor({ limit: 200 });
    const wide = await pageFor({ nearby: true, limit: 200, sort: 'price' });
    expect(wide.total).toBeGreaterThan(plain.total);
    const origins = new Set(wide.options.map((option) => ends(option).slice(0, 3)));
    expect(origins.size).toBeGreaterThan(1);
  });
});

describe('suppliers that are slow, silent or away', () => {
  it('one that is late is named, and the others’ flights are shown', async () => {
    const { body } = await ask({}, 'flight-supplier-timeout');
    expect(lastPage(body).suppliers.map(({ state }) => state)).toEqual(['answered', 'timedOut']);
    expect(lastPage(body).total).toBeLessThan((await pageFor()).total);
    expect(body.at(-1)).toMatchObject({ type: 'done', complete: false });
  });

  it('when nobody answers in time it ends with who is late, and never reads as nothing found', async () => {
    const { status, body } = await ask({}, 'flight-suppliers-late');
    expect(status).toBe(200);
    expect(body.map(({ type }) => type)).not.toContain('page');
    const last = body.at(-1)!;
    if (last.type !== 'done') throw new Error(`ends with ${last.type}`);
    expect([last.complete, ...last.suppliers.map(({ name, state }) => `${name}: ${state}`)]).toEqual([
      false,
      'Harbor Air Desk: timedOut',
      'Meridian Low-Cost Hub: timedOut',
    ]);
  });

  it('a slow one is waited for, with the first page before it', async () => {
    const { body } = await ask({}, 'flight-supplier-slow');
    const [first] = body.filter((event) => event.type === 'page');
    expect(first!.suppliers.map(({ state }) => state)).toEqual(['answered', 'searching']);
    expect(body.at(-1)).toMatchObject({ type: 'done', complete: true });
    expect(lastPage(body).total).toBe((await pageFor()).total);
  });

  it('when none can be reached the search is refused', async () => {
    const { status, error } = await ask({}, 'flight-supplier-down');
    expect([status, error?.code]).toEqual([503, 'SuppliersUnavailable']);
  });
});

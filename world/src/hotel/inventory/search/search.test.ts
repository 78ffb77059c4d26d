import { AMENITIES, COLLECTIONS, STAY_SORTS } from '@sojourn/products/hotel/rules/stay.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceSearch } from '../testing/reference-search.ts';
import { makeState, makeWorld, TODAY } from '../testing/world.ts';
import { SELLERS } from '../world.ts';
import type { StayQuery, StayQueryFilters } from './query.ts';
import { searchStays } from './search.ts';

const world = makeWorld(20_000);
const state = makeState(world);
// Sales here and there, so that scarcity and full nights are part of every question
for (let row = 0; row < world.count; row += 7) {
  for (let day = TODAY; day < TODAY + 60; day++) state.sales.set(row, row % 2, day, 1 + (row % 4));
}

const codes = world.programs.map(({ code }) => code);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const places = world.cities.flatMap(({ id, country }) => [`city:${id}`, `country:${country}`]);
const capOfPlaces = fc.record({
  ownMinor: fc.option(fc.integer({ min: 5_000, max: 40_000 })),
  places: fc.array(
    fc.record({ place: fc.constantFrom(...places), maxMinor: fc.integer({ min: 5_000, max: 40_000 }) }),
    { maxLength: places.length },
  ),
});
/** Some hotels by a number of theirs, so that those of any city have one. */
const marketOf = (seed: number) =>
  new Map(
    Array.from({ length: world.count }, (_, row) => row)
      .filter((row) => (row * 7 + seed) % 3 > 0)
      .map((row) => [row, 5_000 + ((row * 7919 + seed * 104_729) % 35_000)]),
  );
const MARKETS = [0, 1].map((seed) => ({ refundable: marketOf(seed), other: marketOf(seed + 5) }));
const filters: fc.Arbitrary<StayQueryFilters> = fc.record({
  freeCancellation: maybe(fc.boolean()),
  fourthNightFree: maybe(fc.boolean()),
  breakfastIncluded: maybe(fc.boolean()),
  nightlyMinMinor: maybe(fc.integer({ min: 0, max: 20_000 })),
  nightlyMaxMinor: maybe(fc.integer({ min: 8_000, max: 60_000 })),
  stars: maybe(fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 })),
  ratingMin: maybe(fc.constantFrom(70, 80, 90)),
  amenities: maybe(fc.uniqueArray(fc.constantFrom(...AMENITIES), { maxLength: 2 })),
  collections: maybe(fc.uniqueArray(fc.constantFrom(...COLLECTIONS), { maxLength: 2 })),
  policy: maybe(
    fc.record({
      stars: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
      nightlyMaxMinor: fc.option(fc.integer({ min: 5_000, max: 40_000 })),
      placeCaps: maybe(fc.array(capOfPlaces, { minLength: 1, maxLength: 2 })),
      blocked: maybe(fc.subarray(codes, { minLength: 1, maxLength: 20 })),
      marketMax: maybe(fc.constantFrom(...MARKETS)),
    }),
  ),
  inPolicyOnly: maybe(fc.boolean()),
  loyaltyPrograms: maybe(fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1, maxLength: 30 })),
});
const room = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
});
const query: fc.Arbitrary<StayQuery> = fc
  .record({
    city: fc.integer({ min: 0, max: world.cities.length - 1 }),
    reach: fc.constantFrom(0.02, 0.1, 0.3, 4),
    // So that boxes cut through cities too
    aside: fc.constantFrom(-0.03, 0, 0, 0.05),
    ahead: fc.integer({ min: -1, max: 360 }),
    nights: fc.integer({ min: 1, max: 9 }),
    rooms: fc.array(room, { minLength: 1, maxLength: 3 }),
    filters,
    sort: fc.constantFrom(...STAY_SORTS),
    top: fc.constantFrom(0, 1, 5, 40),
    seller: fc.integer({ min: -1, max: SELLERS.length - 1 }),
  })
  .map(({ city, reach, aside, ahead, ...rest }) => {
    const { lat, lon } = world.cities[city]!;
    const west = lon + aside - reach;
    const east = lon + aside + reach;
    const box = {
      west: west < -180 ? west + 360 : west,
      south: lat + aside - reach,
      east: east > 180 ? east - 360 : east,
      north: lat + aside + reach,
    };
    return { ...rest, box, centre: { lat, lon }, firstDay: TODAY + ahead };
  });

describe('the stay search', () => {
  it('agrees with looking at every hotel, whatever is asked', () => {
    fc.assert(
      fc.property(query, (requested) => {
        const fast = searchStays(world, state, requested);
        const slow = referenceSearch(world, state, requested);
        expect(fast.total).toBe(slow.total);
        expect(fast.fits).toBe(slow.fits);
        expect(fast.fourthNight).toBe(slow.fourthNight);
        expect(fast.soldOut).toBe(slow.soldOut);
        expect(fast.hits).toEqual(
          slow.hits.map(({ row, rank, rate }) => ({
            row,
            rank,
            room: rate.room,
            plan: rate.plan,
            nightlyMinor: rate.nightlyMinor,
            shownMinor: rate.shownMinor,
          })),
        );
        const { counts } = fast;
        expect({ ...counts, ratings: 0, dollars: 0, programs: 0 }).toMatchObject({
          freeCancellation: slow.counts.freeCancellation,
          breakfastIncluded: slow.counts.breakfastIncluded,
          fourthNightFree: slow.counts.fourthNightFree,
          inPolicy: slow.counts.inPolicy,
        });
        expect([...counts.stars].slice(1)).toEqual(slow.counts.stars);
        expect([...counts.collections]).toEqual(slow.counts.collections);
        expect([...counts.amenities]).toEqual(slow.counts.amenities);
        expect([...counts.programs].slice(1)).toEqual(slow.counts.programs);
        const better = (min: number) => counts.ratings.subarray(min).reduce((a, b) => a + b, 0);
        expect([70, 80, 90].map(better)).toEqual(slow.counts.ratings);
        const dollars = [...counts.dollars].flatMap((n, value) => Array(n).fill(value));
        expect(dollars).toEqual([...slow.counts.dollars].sort((a, b) => a - b));
      }),
      { numRuns: 150, seed: 7 },
    );
  }, 120_000);

  it('orders, filters and counts resorts by what they cost with their fee', () => {
    const { lat, lon } = world.cities[world.city[world.resortFee.findIndex((fee) => fee > 0)]!]!;
    const requested: StayQuery = {
      box: { west: lon - 0.5, south: lat - 0.5, east: lon + 0.5, north: lat + 0.5 },
      centre: { lat, lon },
      firstDay: TODAY + 40,
      nights: 3,
      rooms: [{ adults: 2, childAges: [] }],
      filters: {},
      sort: 'Price',
      top: 5_000,
      seller: -1,
    };
    const { hits, counts } = searchStays(world, state, requested);
    expect(hits.map(({ row, rank }) => [row, rank])).toEqual(
      referenceSearch(world, state, requested).hits.map(({ row, rate }) => [row, rate.totalMinor]),
    );
    const resorts = hits.filter(({ row }) => world.resortFee[row]! > 0);
    expect(resorts.length).toBeGreaterThan(0);
    for (const { nightlyMinor, shownMinor } of resorts) {
      expect(shownMinor).toBeGreaterThan(nightlyMinor);
      expect(counts.dollars[Math.floor(shownMinor / 100)]).toBeGreaterThan(0);
    }
    const { row, nightlyMinor, shownMinor } = resorts[0]!;
    const upTo = (nightlyMaxMinor: number) =>
      searchStays(world, state, { ...requested, filters: { nightlyMaxMinor } }).hits.some(
        (hit) => hit.row === row,
      );
    expect([upTo(nightlyMinor), upTo(shownMinor)]).toEqual([false, true]);
  });

  it('finds hotels on both sides of the antimeridian', () => {
    const box = { west: 177, south: -19, east: -178, north: -16 };
    const requested: StayQuery = {
      box,
      centre: { lat: -17.8, lon: 178 },
      firstDay: TODAY + 30,
      nights: 3,
      rooms: [{ adults: 2, childAges: [] }],
      filters: {},
      sort: 'DistanceAscending',
      top: 20,
      seller: -1,
    };
    const fast = searchStays(world, state, requested);
    expect(fast.total).toBe(referenceSearch(world, state, requested).total);
    expect(fast.total).toBeGreaterThan(0);
  });

  it('recommends what keeps a policy before what breaks it, and leaves other sorts alone', () => {
    const { lat, lon } = world.cities[0]!;
    const policy = { stars: [3, 4], nightlyMaxMinor: 26_000 };
    const keeping = (sort: StayQuery['sort']) =>
      searchStays(world, state, {
        box: { west: lon - 4, south: lat - 4, east: lon + 4, north: lat + 4 },
        centre: { lat, lon },
        firstDay: TODAY + 30,
        nights: 3,
        rooms: [{ adults: 1, childAges: [] }],
        filters: { policy },
        sort,
        top: 10_000,
        seller: -1,
      }).hits.map(
        ({ row, nightlyMinor }) =>
          policy.stars.includes(world.stars[row]!) && nightlyMinor <= policy.nightlyMaxMinor,
      );
    const recommended = keeping('MostRecommended');
    expect(recommended.indexOf(false)).toBeGreaterThan(1);
    expect(recommended.lastIndexOf(true)).toBe(recommended.indexOf(false) - 1);
    const byRating = keeping('UserRating');
    expect(byRating.lastIndexOf(true)).toBeGreaterThan(byRating.indexOf(false));
  });

  it('gives the same answer to the same question, and asks only of the hotels that are named', () => {
    const rows = new Set([5, 700, 9000]);
    const requested: StayQuery = {
      box: { west: -180, south: -90, east: 180, north: 90 },
      centre: { lat: 0, lon: 0 },
      firstDay: TODAY + 90,
      nights: 2,
      rooms: [{ adults: 1, childAges: [] }],
      filters: { rows },
      sort: 'Price',
      top: 10,
      seller: -1,
    };
    const first = searchStays(world, state, requested);
    expect(searchStays(world, state, requested)).toEqual(first);
    expect(first.hits.every(({ row }) => rows.has(row))).toBe(true);
  });
});

import { mix } from '@sojourn/domain/mix.ts';
import { checkStay } from '@sojourn/products/home/rules/calendar/check-stay.ts';
import { nearestStays } from '@sojourn/products/home/rules/calendar/nearest-stays.ts';
import { HOME_AMENITIES, HOME_KINDS, HOME_SORTS } from '@sojourn/products/home/rules/home.ts';
import { describe, expect, test } from 'vitest';
import { boxAbout } from '../../../places/testing/box-about.ts';
import { DEMO_HOMES } from '../data/demo-homes.ts';
import { homeCalendar, NOTHING_SOLD } from '../nights.ts';
import { priceStayInHome } from '../pricing.ts';
import { ANY_FILTERS, homesOf, PICTURED_QUERY, STATE, stayFrom } from '../testing/homes.ts';
import { referenceSearchHomes } from '../testing/reference-search.ts';
import { homeIdOf, rowOfHome } from '../world.ts';
import { clockIn } from './home-facts.ts';
import type { HomeQuery } from './query.ts';
import { searchHomes } from './search-homes.ts';

const world = homesOf(40_000);
const TWO = { guests: 2, pets: 0 };
const demoRow = (name: string): number => {
  const place = DEMO_HOMES.findIndex((home) => home.name === name);
  const row = rowOfHome(world, `hom_lisbon-pt-${place + 1}`);
  if (row === undefined) throw new Error(`no home ${name}`);
  return row;
};

describe('the homes of the pictures', () => {
  test.each([
    ['Rooftop over Graça', 728_48],
    ['Pátio das Laranjeiras', 605_52],
    ['Azulejo House', 1_103_16],
    ['Estrela Garden House', 805_04],
    ['Loft by the Tejo', 671_64],
  ])('%s costs what its picture says, in the list as in its price', (name, totalMinor) => {
    const row = demoRow(name);
    expect(priceStayInHome(world, row, PICTURED_QUERY.stay, TWO).totalMinor).toBe(totalMinor);
    const { homes } = searchHomes(world, STATE, { ...PICTURED_QUERY, top: 2_000 });
    expect(homes.find((home) => home.row === row)).toMatchObject({ row, totalMinor });
  });

  test('Casa do Limoeiro wants five nights in April, and offers the nearest', () => {
    const row = demoRow('Casa do Limoeiro');
    const calendar = homeCalendar(world, NOTHING_SOLD, row, PICTURED_QUERY.stay.arrival);
    const clock = clockIn(STATE.now, 'Europe/Lisbon');
    expect(checkStay(calendar, PICTURED_QUERY.stay, clock)).toEqual([
      { rule: 'minimumStay', nights: 5, day: PICTURED_QUERY.stay.arrival, by: 'arrival' },
    ]);
    const priceOf = (stay: typeof PICTURED_QUERY.stay) => priceStayInHome(world, row, stay, TWO).totalMinor;
    const near = nearestStays(calendar, PICTURED_QUERY.stay, { now: clock, priceOf });
    expect(near.slice(0, 2)).toEqual([
      { ...stayFrom('2027-04-14', 5), moved: 1 },
      { ...stayFrom('2027-04-15', 5), moved: 1 },
    ]);
    expect(priceOf(near[0]!)).toBe(1_061_40);
  });
});

test('an id names its home', () => {
  for (let row = 0; row < world.count; row += 997) expect(rowOfHome(world, homeIdOf(world, row))).toBe(row);
  expect(rowOfHome(world, 'hom_lisbon-pt-0')).toBeUndefined();
  expect(rowOfHome(world, 'hom_lisbon-pt-99999')).toBeUndefined();
});

test('a night that’s sold is taken from the next search, with the nights of preparation beside it', () => {
  const { homes } = searchHomes(world, STATE, { ...PICTURED_QUERY, top: 5_000 });
  const tidy = homes.find(({ row }) => world.plan[row] === 2)!.row;
  const find = (day: number) =>
    searchHomes(
      world,
      { ...STATE, sold: new Map([[tidy, new Map([[day, 'reserved' as const]])]]) },
      {
        ...PICTURED_QUERY,
        top: 5_000,
      },
    ).homes.some(({ row }) => row === tidy);
  const { arrival, departure } = PICTURED_QUERY.stay;
  expect([arrival - 2, arrival - 1, arrival, departure - 1, departure, departure + 1].map(find)).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
});

const GREAT = world.cities.toSorted((a, b) => b.demand - a.demand).slice(0, 40);

const CAPS = [{ ownMinor: 150_00, places: [{ place: `city:${GREAT[0]!.id}`, maxMinor: 240_00 }] }];

/** A query of any place, stay, party and filters. */
function queryOf(seed: number): HomeQuery {
  const roll = (what: number, sides: number): number => mix(mix(seed, 991), what) % sides;
  const city = GREAT[roll(1, GREAT.length)]!;
  const some = <T>(all: readonly T[], what: number, one: number): T[] =>
    roll(what, one) === 0 ? [all[roll(what + 1, all.length)]!] : [];
  return {
    box: boxAbout(city, 0.05 + roll(2, 10) / 20),
    stay: stayFrom('2027-02-08', 1 + roll(3, 9)),
    party: {
      adults: 1 + roll(4, 4),
      children: roll(5, 3),
      infants: roll(6, 5) === 0 ? 1 : 0,
      dogs: roll(7, 8) === 0 ? 1 : 0,
      cats: 0,
    },
    filters: {
      ...ANY_FILTERS,
      kinds: some(HOME_KINDS, 10, 4),
      bedrooms: Math.max(0, roll(12, 4) - 1),
      beds: Math.max(0, roll(13, 4) - 1),
      baths: Math.max(0, roll(14, 5) - 3),
      dogs: roll(15, 8) === 0,
      cats: roll(16, 8) === 0,
      amenities: some(HOME_AMENITIES, 17, 2),
      booking: ([null, null, 'instant', 'request'] as const)[roll(19, 4)]!,
      freeCancellation: roll(20, 3) === 0,
      guestFavorites: roll(25, 4) === 0,
      policy:
        roll(26, 2) === 0
          ? {
              nightlyMaxMinor: 80_00 + roll(27, 100) * 100,
              ...(roll(28, 3) === 0 ? { placeCaps: CAPS } : {}),
            }
          : null,
      inPolicyOnly: roll(29, 3) === 0,
      leastMinor: roll(21, 3) * 100_00,
      mostMinor: roll(22, 3) === 0 ? 1_500_00 : null,
    },
    sort: HOME_SORTS[roll(23, HOME_SORTS.length)]!,
    top: roll(24, 30),
    ...(roll(30, 2) === 0 ? { seller: roll(31, 2) } : {}),
    ...(roll(32, 8) === 0 ? { rows: new Set(Array.from({ length: 400 }, (_, nth) => nth * 97)) } : {}),
  };
}

test('searches find, count and price what a plain look at every home does', () => {
  let found = 0;
  for (let seed = 0; seed < 40; seed++) {
    const query = queryOf(seed);
    const shift = (seed * 37) % 300;
    const moved = {
      ...query,
      stay: { arrival: query.stay.arrival + shift, departure: query.stay.departure + shift },
    };
    const answer = searchHomes(world, STATE, moved);
    found += answer.total;
    expect(answer, `seed ${seed}`).toEqual(referenceSearchHomes(world, STATE, moved));
  }
  expect(found).toBeGreaterThan(100);
});

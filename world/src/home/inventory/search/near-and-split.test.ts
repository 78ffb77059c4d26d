import { takesStay } from '@sojourn/products/home/rules/calendar/check-stay.ts';
import { nightsOf } from '@sojourn/products/home/rules/calendar/night.ts';
import { expect, test } from 'vitest';
import { DEMO_HOMES } from '../data/demo-homes.ts';
import { homeCalendar } from '../nights.ts';
import { priceStayInHome } from '../pricing.ts';
import { homesOf, PICTURED_QUERY, STATE } from '../testing/homes.ts';
import { rowOfHome } from '../world.ts';
import { clockIn } from './home-facts.ts';
import { nearHomes } from './near-homes.ts';
import { searchHomes } from './search-homes.ts';
import { splitStay } from './split-stay.ts';

const world = homesOf(40_000);
const { stay } = PICTURED_QUERY;
const clock = clockIn(STATE.now, 'Europe/Lisbon');
const takes = (row: number, state: typeof STATE, each: typeof stay) =>
  takesStay(homeCalendar(world, state.sold, row, each.arrival), each, clock);
const pictured = rowOfHome(
  world,
  `hom_lisbon-pt-${DEMO_HOMES.findIndex(({ isPictured }) => isPictured) + 1}`,
)!;

test('a home that’s nearly free names its rule, and dates that work', () => {
  const near = nearHomes(world, STATE, PICTURED_QUERY);
  expect(near.find(({ row }) => row === pictured)).toMatchObject({
    violations: [{ rule: 'minimumStay', nights: 5 }],
    near: { moved: 1 },
    totalMinor: 1_061_40,
  });
  const free = new Set(
    searchHomes(world, STATE, { ...PICTURED_QUERY, top: 10_000 }).homes.map(({ row }) => row),
  );
  for (const each of near) {
    expect(free.has(each.row)).toBe(false);
    expect(each.violations.length).toBeGreaterThan(0);
    expect(takes(each.row, STATE, each.near)).toBe(true);
    expect(each.near.moved).toBeLessThanOrEqual(2);
  }
  expect(near.map(({ near: { moved } }) => moved)).toEqual(near.map(({ near: { moved } }) => moved).sort());
});

test('filters hold for homes that are nearly free', () => {
  const filters = { ...PICTURED_QUERY.filters, bedrooms: 3 };
  for (const { row } of nearHomes(world, STATE, { ...PICTURED_QUERY, filters }))
    expect(world.bedrooms[row]).toBeGreaterThanOrEqual(3);
});

test('a home that’s free for a part is kept for it, and another makes the rest', () => {
  const rooftop = rowOfHome(world, 'hom_lisbon-pt-1')!;
  const taken = new Map([[rooftop, new Map([[stay.departure - 1, 'reserved' as const]])]]);
  const state = { ...STATE, sold: taken };
  const split = splitStay(world, state, PICTURED_QUERY, rooftop);
  expect(split?.parts.map(({ row }) => row)[0]).toBe(rooftop);
  expect(split?.parts.map((part) => nightsOf(part.stay))).toEqual([3, 1]);
  const staying = { guests: 2, pets: 0 };
  let sum = 0;
  for (const part of split?.parts ?? []) {
    expect(takes(part.row, state, part.stay)).toBe(true);
    expect(part.totalMinor).toBe(priceStayInHome(world, part.row, part.stay, staying).totalMinor);
    sum += part.totalMinor;
  }
  expect(split?.totalMinor).toBe(sum);
});

test('a home that’s free throughout isn’t split, and one that never is can’t be', () => {
  const rooftop = rowOfHome(world, 'hom_lisbon-pt-1')!;
  expect(splitStay(world, STATE, PICTURED_QUERY, rooftop)).toBeNull();
  const nights = Array.from(
    { length: nightsOf(stay) },
    (_, index) => [stay.arrival + index, 'reserved'] as const,
  );
  const sold = new Map([[rooftop, new Map(nights)]]);
  expect(splitStay(world, { ...STATE, sold }, PICTURED_QUERY, rooftop)).toBeNull();
});

import { expect, test } from 'vitest';
import { homeHost, homeName, homeRooms, kindOfHome, sleepsIn } from './describe-home.ts';
import { homesOf } from './testing/homes.ts';
import { cityOfHome, homeIdOf, rowOfHome } from './world.ts';

const world = homesOf(40_000);
const rows = Array.from({ length: world.count }, (_, row) => row);

test('no two homes of a city have one name', () => {
  const seen = new Set<string>();
  const twice = rows.filter((row) => {
    const key = `${world.city[row]} ${homeName(world, row)}`;
    return seen.size === seen.add(key).size;
  });
  expect(twice.map((row) => `${homeIdOf(world, row)} ${homeName(world, row)}`)).toEqual([]);
});

test('a home’s rooms have its beds and baths, and sleep its guests', () => {
  for (const row of rows) {
    const rooms = homeRooms(world, row);
    const id = homeIdOf(world, row);
    expect(rooms.flatMap(({ beds }) => beds).length, id).toBe(world.beds[row]);
    expect(rooms.filter(({ kind }) => kind === 'bedroom').length, id).toBe(world.bedrooms[row]);
    expect(sleepsIn(rooms), id).toBeGreaterThanOrEqual(world.guests[row]!);
  }
});

test('a studio has no bedroom, and every bedroom a bed', () => {
  for (const row of rows) {
    expect(world.bedrooms[row] === 0).toBe(kindOfHome(world, row) === 'studio');
    for (const { kind, beds } of homeRooms(world, row))
      if (kind === 'bedroom') expect(beds.length).toBeGreaterThan(0);
  }
});

test('the pictured home is let by its host, others by people of their country or companies', () => {
  const row = rowOfHome(world, 'hom_lisbon-pt-6')!;
  expect([homeName(world, row), homeHost(world, row).name]).toEqual(['Casa do Limoeiro', 'Inês Marques']);
  const kinds = rows.slice(0, 2_000).map((each) => homeHost(world, each).kind);
  expect(kinds.filter((kind) => kind === 'company').length).toBeGreaterThan(200);
  expect(kinds.filter((kind) => kind === 'person').length).toBeGreaterThan(1_000);
});

test('homes stand near their city', () => {
  for (const row of rows) {
    const city = cityOfHome(world, row);
    expect(Math.abs(world.lat[row]! / 100_000 - city.lat), homeIdOf(world, row)).toBeLessThan(1);
  }
});

/**
 * The whole world: as many departures as promised, no airline where it plainly is not, every open airport
 * served.
 */

import { createGeography } from '@sojourn/geography/geography.ts';
import { describe, expect, test } from 'vitest';
import { FIFTH_FREEDOMS } from '../data/fifth-freedoms.ts';
import { smallWorld, TODAY } from '../testing/small-world.ts';
import { cabinsSold, co2Kg, furnished, seatCounts, seatLetters } from './aircraft.ts';
import { dayBits } from './patterns.ts';
import { standardOffset } from './places/zones.ts';
import { linesOf, remembered } from './read-table.ts';
import { createFlightWorld } from './schedule.ts';

const world = createFlightWorld({ geography: createGeography() });
const { network, airports, airlines, aircraft } = world;
const rows = Array.from({ length: network.count }, (_, row) => row);
const ends = (row: number) => {
  const edge = network.edgeOf[row]!;
  return {
    from: airports[network.edgeFrom[edge]!]!,
    to: airports[network.edgeTo[edge]!]!,
    km: network.edgeKm[edge]!,
  };
};

test('at least 110 airlines, and 25,000 departures on every day of the year that is open', () => {
  expect(airlines.length).toBeGreaterThanOrEqual(110);
  for (let day = TODAY; day <= TODAY + 330; day += 11) {
    const bits = dayBits(day);
    const count = rows.filter((row) => (network.pattern[row]! & bits) === bits).length;
    expect(count).toBeGreaterThanOrEqual(25_000);
  }
});

test('every flight touches a hub or base of its airline, or is one of the few fifth freedoms', () => {
  const fifths = new Set(linesOf(FIFTH_FREEDOMS));
  for (const row of rows) {
    const { from, to } = ends(row);
    const airline = airlines[network.airline[row]!]!;
    const isBased = airline.hubs.some(({ code }) => code === from.code || code === to.code);
    const name = (a: string, b: string) => fifths.has(`${airline.code} ${a}-${b}`);
    expect(isBased || name(from.code, to.code) || name(to.code, from.code)).toBe(true);
  }
});

describe('no flight that cannot be', () => {
  test.each([
    ['RU', 'DE'],
    ['RU', 'US'],
    ['IL', 'LB'],
    ['IN', 'PK'],
    ['AM', 'AZ'],
    ['IR', 'US'],
    ['MA', 'DZ'],
    ['BY', 'PL'],
  ])('between %s and %s', (a, b) => {
    const between = rows.filter((row) => {
      const { from, to } = ends(row);
      return (from.country === a && to.country === b) || (from.country === b && to.country === a);
    });
    expect(between).toEqual([]);
  });
  test("from closed airports, beyond an airport's limit or an aircraft's range", () => {
    for (const row of rows) {
      const { from, to, km } = ends(row);
      expect(km).toBeLessThanOrEqual(Math.min(from.longestKm, to.longestKm) + 1);
      expect(km).toBeLessThan(aircraft[network.aircraft[row]!]!.rangeKm);
      expect(['KBP', 'ODS', 'KRT']).not.toContain(from.code);
    }
  });
});

test('every open airport has flights in and out', () => {
  const served = new Set(rows.map((row) => ends(row).from.code));
  const bare = airports.filter(({ code, longestKm }) => longestKm > 0 && !served.has(code));
  // Seasonal or local fields that no airline of the table reaches
  expect(bare.length).toBeLessThanOrEqual(4);
  for (const code of ['JFK', 'LHR', 'SIN', 'GRU', 'IUE', 'LYR', 'SPC', 'CHO'])
    expect(served.has(code)).toBe(true);
});

test('flights back are home again: as many in as out at every airport', () => {
  const balance = new Map<string, number>();
  for (const row of rows) {
    const { from, to } = ends(row);
    balance.set(from.code, (balance.get(from.code) ?? 0) + 1);
    balance.set(to.code, (balance.get(to.code) ?? 0) - 1);
  }
  expect([...balance.values()].every((each) => each === 0)).toBe(true);
});

test('with the wind it is quicker: across the Atlantic, the Pacific and America, eastward', () => {
  for (const [a, b] of [
    ['JFK', 'LHR'],
    ['HND', 'LAX'],
    ['SFO', 'BOS'],
  ] as const) {
    const times = (from: string, to: string) =>
      rows
        .filter((row) => ends(row).from.code === from && ends(row).to.code === to)
        .map((row) => network.block[row]!);
    expect(Math.max(...times(a, b))).toBeLessThan(Math.min(...times(b, a)));
  }
});

test('flights leave and land at hours that people bear, but for the hubs that never sleep', () => {
  const night = rows.filter((row) => network.departs[row]! >= 60 && network.departs[row]! < 270);
  expect(night.length / rows.length).toBeLessThan(0.03);
  const offsetOf = remembered(standardOffset);
  const redEyes = rows.filter((row) => {
    const { from, to, km } = ends(row);
    const offset = offsetOf(to.zone) - offsetOf(from.zone);
    return (
      km > 3000 &&
      from.country === 'US' &&
      to.country === 'US' &&
      offset >= 120 &&
      network.departs[row]! >= 1260
    );
  });
  expect(redEyes.length).toBeGreaterThan(10);
});

test('a number is one flight of an airline; some are operated by another', () => {
  for (const [key, same] of network.rowByNumber) {
    expect(same.length, key).toBe(1);
  }
  expect(rows.some((each) => network.airline[each] !== network.operator[each])).toBe(true);
});

test('cabins have the seats that they count, and flying in front weighs more', () => {
  for (const type of aircraft) {
    const layouts = furnished(type, 7);
    for (const { blocks } of layouts)
      expect(seatLetters(blocks).join('').length).toBe(blocks.reduce((a, b) => a + b));
    const [economy, premium, business] = seatCounts(type, 7);
    expect(economy).toBeGreaterThan(10);
    expect(economy + premium + business).toBeLessThan(560);
    expect(seatCounts(type, 1)[0]).toBeGreaterThanOrEqual(economy);
    if (business > 0) expect(co2Kg(type, 7, 5000, 2)).toBeGreaterThan(2 * co2Kg(type, 7, 5000, 0));
  }
  const perKm = co2Kg(
    aircraft.find(({ code }) => code === '32N')!,
    cabinsSold(['a', 'b', 'c', null, 'd']),
    1000,
    0,
  );
  expect(perKm).toBeGreaterThan(50);
  expect(perKm).toBeLessThan(90);
});

test('the same seed is the same world, another seed another', () => {
  const small = smallWorld();
  const geography = small.geography;
  const codes = new Set(small.airports.map(({ code }) => code));
  const limited = { ...geography, airports: geography.airports.filter(({ code }) => codes.has(code)) };
  const again = createFlightWorld({ geography: limited, share: 0.045 });
  expect(again.network.departs).toEqual(small.network.departs);
  expect(again.network.fare).toEqual(small.network.fare);
  const other = createFlightWorld({ geography: limited, share: 0.045, seed: 5 });
  expect(other.network.departs).not.toEqual(small.network.departs);
});

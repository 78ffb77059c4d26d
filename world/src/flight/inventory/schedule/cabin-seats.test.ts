/** Seats, terminals, tickets, bags and names of slices: what a booking needs besides the price. */
import { createGeography } from '@sojourn/geography/geography.ts';
import { seatsNeeded } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import { describe, expect, test } from 'vitest';
import { TERMINALS } from '../data/terminals.ts';
import { TICKET_PREFIXES } from '../data/ticket-prefixes.ts';
import { bagPrice, extraBags } from '../fares/bag-prices.ts';
import { seatsLeft } from '../fares/fares.ts';
import { createFlightEngine, searchFlights } from '../search/search.ts';
import { airportNumber, makeFlightState, smallWorld, TODAY } from '../testing/small-world.ts';
import { readAirlines } from './airlines.ts';
import { cabinOf, seatPrice, takenByOthers } from './cabin-seats.ts';
import { documentNumber, ticketPrefix } from './documents.ts';
import { airportsOf, isSamePlace, tripTypeBetween } from './places/places.ts';
import { terminalOf } from './places/terminals.ts';
import { fieldsOf, linesOf, wordsOf } from './read-table.ts';
import { flightName, legsOfSliceId, rowOfFlight, sliceIdOf } from './slice-id.ts';

const world = smallWorld();
const state = makeFlightState(world);
const engine = createFlightEngine(world.network);
const rows = Array.from({ length: world.network.count }, (_, row) => row);
const cabins = rows.flatMap((row) => [0, 1, 2].map((cabin) => ({ row, cabin })));
const seatsOf = (row: number, cabin: number) =>
  [world.network.economySeats, world.network.premiumSeats, world.network.businessSeats][cabin]![row]!;

describe('the seats of a cabin', () => {
  test('are as many as the inventory sells, each once, with a window at both walls', () => {
    for (const { row, cabin } of cabins) {
      const layout = cabinOf(world, row, cabin);
      const seats = layout?.rows.flatMap((each) => each.seats) ?? [];
      expect(seats.length).toBe(seatsOf(row, cabin));
      expect(new Set(seats.map(({ seat }) => seat)).size).toBe(seats.length);
      for (const { seats: line } of layout?.rows ?? [])
        expect([line[0]!.position, line.at(-1)!.position]).toEqual(['window', 'window']);
    }
  });

  test('fill as the day comes nearer, as many as are not left, and none comes free again', () => {
    for (const { row, cabin } of cabins.filter((_, index) => index % 41 === 0)) {
      let before: string[] = [];
      for (const asOf of [TODAY - 40, TODAY, TODAY + 30, TODAY + 48]) {
        const then = { ...state, asOf };
        const day = TODAY + 50 - state.days.firstDay;
        const taken = takenByOthers(world, then, { row, day }, cabin);
        expect(taken.length).toBe(seatsOf(row, cabin) - seatsLeft(world.network, then, row, day, cabin));
        expect(taken.slice(0, before.length)).toEqual(before);
        before = taken;
      }
    }
  });

  test('cost nothing in front, something where they are chosen, and more with room for legs', () => {
    for (const row of rows.filter((_, index) => index % 17 === 0)) {
      const { rules } = world.airlines[world.network.airline[row]!]!;
      const seats = cabinOf(world, row, 0)!.rows.flatMap((each) => each.seats);
      const [plain] = seats.filter((each) => !each.hasExtraLegroom && each.position === 'aisle').slice(-1);
      const exit = seats.find((each) => each.isExit && each.position === 'aisle')!;
      for (const rank of [0, 1, 2]) {
        const cents = seatPrice(world, row, rank, plain!);
        const legroom = seatPrice(world, row, rank, exit);
        if (rules[rank]!.seats === 'assignedAtCheckIn') expect([cents, legroom]).toEqual([null, null]);
        else expect(legroom!).toBeGreaterThan(cents!);
        if (rules[rank]!.seats === 'freeChoice') expect(cents).toBe(0);
      }
      if (rules[4]) expect(seatPrice(world, row, 4, exit)).toBe(0);
    }
  });
});

describe('names', () => {
  test('a flight and a slice are read back as what they are of', () => {
    for (const row of rows) expect(rowOfFlight(world, flightName(world, row))).toBe(row);
    for (const [from, to] of [
      ['BOS', 'SEA'],
      ['LAX', 'SYD'],
      ['BOM', 'JFK'],
      ['LIS', 'MIA'],
    ]) {
      const { hits } = searchFlights(engine, state, {
        origins: [airportNumber(world, from!)],
        destinations: [airportNumber(world, to!)],
        day: TODAY + 50,
        party: { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 },
        filters: {},
        sort: 'price',
        top: 200,
      });
      expect(hits.length).toBeGreaterThan(3);
      for (const { legs } of hits) {
        const read = legsOfSliceId(world, state.days, sliceIdOf(world, state.days, legs))!;
        const { stops } = legs;
        const known = ['row', 'day', 'depart', 'arrive'].flatMap((name) =>
          [0, 1, 2].filter((at) => at <= stops).map((at) => `${name}${at}` as 'row0'),
        );
        expect(read.stops).toBe(stops);
        for (const name of known) expect(read[name]).toBe(legs[name]);
      }
    }
  });

  test.each(['', '~', 'TP216', 'TP216.2027-13-40.BOS.LIS', 'TP216.2027-04-14.LIS.BOS', 'a.b.c.d~e.f.g.h'])(
    '%j names no slice',
    (text) => expect(legsOfSliceId(world, state.days, text)).toBeUndefined(),
  );
});

test('every terminal, prefix and airline of the tables is there, and no two airlines share a prefix', () => {
  const geography = createGeography();
  const codes = new Set(readAirlines().map(({ code }) => code));
  for (const line of linesOf(TERMINALS)) {
    const [airport, all, airlines] = fieldsOf(line, 3);
    expect(geography.airportByCode(airport!), airport).toBeDefined();
    for (const word of wordsOf(airlines!)) {
      expect(wordsOf(all!), line).toContain(word.slice(3));
      expect(codes.has(word.slice(0, 2)), word).toBe(true);
    }
  }
  const prefixes = wordsOf(TICKET_PREFIXES).map((word) => word.split('=') as [string, string]);
  expect(new Set(prefixes.map(([, prefix]) => prefix)).size).toBe(prefixes.length);
  for (const [airline, prefix] of prefixes) {
    expect(codes.has(airline), airline).toBe(true);
    expect(prefix).toMatch(/^\d{3}$/);
  }
  expect(documentNumber(ticketPrefix('TP')!, 2_401_000_017)).toBe('047-2401000017');
  expect(ticketPrefix('FR')).toBeNull();
  const lisbon = airportNumber(world, 'LIS');
  expect(terminalOf(world, lisbon, world.airlineIndex.get('TP')!)).toBe('1');
  expect(terminalOf(world, airportNumber(world, 'KEF'), 0)).toBeNull();
});

test('bags cost more the more there are, and in whole five dollars', () => {
  for (const airline of readAirlines().filter(({ dailyDepartures }) => dailyDepartures > 0)) {
    expect(bagPrice(airline, 0) % 500).toBe(0);
    expect(bagPrice(airline, 1)).toBeGreaterThanOrEqual(bagPrice(airline, 0));
    expect(bagPrice(airline, 2)).toBeGreaterThan(bagPrice(airline, 1));
    expect(extraBags(airline, 1, 2)).toBe(bagPrice(airline, 1) + bagPrice(airline, 2));
    expect(extraBags(airline, 1, 0)).toBe(0);
  }
});

test('codes mean airports, cities and what is near; a trip is named by places, not by airports', () => {
  const whole = { ...world, geography: createGeography() };
  const codesOf = (code: string, nearby = false) =>
    airportsOf(whole, code, nearby).map((airport) => world.airports[airport]!.code);
  expect(codesOf('BOS')).toEqual(['BOS']);
  expect(codesOf('LON')).toEqual(['LHR', 'LGW']);
  expect(codesOf('LHR', true)).toEqual(['LHR', 'LGW']);
  expect(codesOf('QQQ')).toEqual([]);
  const at = (code: string) => airportNumber(world, code);
  expect(isSamePlace(whole, at('JFK'), at('LGA'))).toBe(true);
  expect(isSamePlace(whole, at('BOS'), at('JFK'))).toBe(false);
  const type = (...pairs: readonly string[]) =>
    tripTypeBetween(
      whole,
      pairs.map((pair) => ({ origin: at(pair.slice(0, 3)), destination: at(pair.slice(4)) })),
    );
  expect(type('JFK-LHR')).toBe('oneWay');
  expect(type('JFK-LHR', 'LGW-LGA')).toBe('roundTrip');
  expect(type('JFK-LHR', 'CDG-JFK')).toBe('openJaw');
  expect(type('JFK-LHR', 'LHR-BOS')).toBe('openJaw');
  expect(type('JFK-LHR', 'CDG-BOS')).toBe('multiCity');
  expect(seatsNeeded({ adults: 1, children: 1, lapInfants: 1, seatedInfants: 1 })).toBe(3);
});

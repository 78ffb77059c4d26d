/**
 * Every itinerary and no other: against the slow enumerator, on ordinary days and on those that change
 * clocks, with and without the limit of what two stops may take.
 */
import { dateOfDay, dayNumber, date as realDate } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import { kmBetween, reasonableKm } from '../schedule/places/reach.ts';
import { localMinute } from '../schedule/places/zones.ts';
import { flightsOn, groupByOrigin, type NaiveFlight, naiveItineraries } from '../testing/naive-enumerator.ts';
import { airportNumber, makeFlightState, smallWorld, TODAY } from '../testing/small-world.ts';
import type { Legs } from './enumerate.ts';
import { createEnumerator } from './enumerator.ts';

const world = smallWorld();
const { network } = world;
const enumerator = createEnumerator(network);

const textOf = (rows: readonly { row: number; departs: number; arrives: number }[]): string =>
  rows.map(({ row, departs, arrives }) => `${row}@${departs}-${arrives}`).join(' ');

const ofLegs = (legs: Legs): string =>
  textOf(
    [
      { row: legs.row0, departs: legs.depart0, arrives: legs.arrive0 },
      { row: legs.row1, departs: legs.depart1, arrives: legs.arrive1 },
      { row: legs.row2, departs: legs.depart2, arrives: legs.arrive2 },
    ].slice(0, legs.stops + 1),
  );

const PAIRS = `
JFK-LHR LHR-JFK LAX-SYD SYD-LAX AKL-HNL HNL-AKL AKL-LAX SYD-SFO HND-LAX APW-HNL BOS-SEA ATL-CDG MIA-GRU
SCL-MAD EZE-FCO LIS-MIA PDL-BOS CMN-YYZ
KTM-LHR BOM-JFK ADL-LAX DEL-SFO IST-ORD
NBO-LHR CAI-FRA DXB-SYD PPT-CDG RAR-LAX YYT-LHR KEF-SEA HEL-NRT CPH-BKK NAN-LAX
PHX-HNL ANC-SEA MEX-MAD BOG-LHR
LGA-MIA DEN-FRA PTY-AMS LIM-ATL YVR-NRT DUB-ORD MUC-JNB MAD-EZE FCO-DOH LED-IST IKA-FRA EVN-CDG
ADD-LHR BKK-MEL SIN-AKL HKG-YVR PVG-LAX PEK-SFO ICN-HNL MEL-PPT HND-MLE GRU-LIS LGW-HEL DXB-KTM
`
  .trim()
  .split(/\s+/);

/** Ordinary; clocks forward in America, in Europe; back in Australia. */
const DATES = ['2027-05-12', '2027-03-14', '2027-03-28', '2027-04-03'];

const endsOf = (pair: string): { origin: number; destination: number } => {
  const [origin, destination] = pair.split('-').map((code) => airportNumber(world, code));
  return { origin: origin!, destination: destination! };
};
const COMMON = { maxStops: 2, barred: null, selfTransfers: true };

/** All on an ordinary day; by day a third of them on each day that changes clocks, at night all. */
const pairsOn = (date: string): readonly string[] => {
  const at = DATES.indexOf(date);
  return PAIRS.filter((_, i) => process.env.NIGHTLY || at === 0 || i % 3 === at - 1);
};

describe.each(DATES)('on %s', (date) => {
  const day = dayNumber(realDate(date));
  const state = makeFlightState(world);
  const flights = groupByOrigin(flightsOn(network, [day - 1, day, day + 1, day + 2, day + 3]));
  test.each(pairsOn(date))('%s', (pair) => {
    const ends = endsOf(pair);
    const maxKm = reasonableKm(kmBetween(network, ends.origin, ends.destination), true);
    for (const withinReason of [true, false]) {
      const found: string[] = [];
      const ask = { ...COMMON, ...ends, day: day - state.days.firstDay, maxKm, withinReason };
      enumerator.run(state.days, ask, () => found.push(ofLegs(enumerator.legs)));
      const expected = naiveItineraries(network, flights, { ...ends, date, maxKm, withinReason });
      expect(found.toSorted()).toEqual(expected.map((chain: NaiveFlight[]) => textOf(chain)).toSorted());
    }
  });
});

test('what one seller sells is limited by the ways of all', () => {
  const state = makeFlightState(world);
  const day = TODAY + 50 - state.days.firstDay;
  const { count } = network.airlines;
  for (const pair of PAIRS.slice(0, 40)) {
    const ask = { ...COMMON, ...endsOf(pair), day, maxKm: 30_000, withinReason: true };
    const all: string[] = [];
    enumerator.run(state.days, ask, () => all.push(ofLegs(enumerator.legs)));
    const bySeller = [0, 1, 2].flatMap((seller) => {
      const firstAirlines = Uint8Array.from({ length: count }, (_, each) => (each % 3 === seller ? 1 : 0));
      const found: string[] = [];
      enumerator.run(state.days, { ...ask, firstAirlines }, () => found.push(ofLegs(enumerator.legs)));
      return found;
    });
    expect(bySeller.toSorted()).toEqual(all.toSorted());
  }
});

test('the pairs have itineraries to get right, of all kinds', () => {
  const state = makeFlightState(world);
  const stops = [0, 0, 0];
  let overDateLine = 0;
  let quickEnough = 0;
  for (const pair of PAIRS) {
    const { origin, destination } = endsOf(pair);
    const day = dayNumber(realDate('2027-05-12')) - state.days.firstDay;
    const ask = { ...COMMON, origin, destination, day, maxKm: 30_000, withinReason: false };
    enumerator.run(state.days, ask, () => {
      const { legs } = enumerator;
      stops[legs.stops]!++;
      const edge = network.edgeOf[legs.row0]!;
      const leaves = localMinute(state.days, network.zone[origin]!, legs.depart0);
      const lands = localMinute(state.days, network.zone[network.edgeTo[edge]!]!, legs.arrive0);
      if (lands < leaves) overDateLine++;
    });
    enumerator.run(state.days, { ...ask, withinReason: true }, () => quickEnough++);
  }
  expect(new Set(PAIRS).size).toBeGreaterThanOrEqual(60);
  expect(stops[0]).toBeGreaterThan(2);
  expect(stops[1]).toBeGreaterThan(100);
  expect(stops[2]).toBeGreaterThan(1000);
  expect(overDateLine).toBeGreaterThan(0);
  expect(quickEnough).toBeLessThan(stops[0]! + stops[1]! + stops[2]!);
  expect(quickEnough).toBeGreaterThan(stops[0]! + stops[1]!);
});

test('the leap day and the last day that is open', () => {
  const state = makeFlightState(world, dayNumber(realDate('2027-11-01')));
  for (const date of ['2028-02-28', '2028-02-29', dateOfDay(TODAY + 330)]) {
    const day = dayNumber(realDate(date));
    const state2 = day > state.asOf + 330 || day < state.asOf ? makeFlightState(world) : state;
    const flights = groupByOrigin(flightsOn(network, [day - 1, day, day + 1, day + 2, day + 3]));
    const ends = endsOf('LHR-JFK');
    const found: string[] = [];
    const reach = { maxKm: 26_000, withinReason: false };
    const ask = { ...COMMON, ...ends, ...reach };
    enumerator.run(state2.days, { ...ask, day: day - state2.days.firstDay }, () =>
      found.push(ofLegs(enumerator.legs)),
    );
    const expected = naiveItineraries(network, flights, { ...ends, ...reach, date });
    expect(found.toSorted()).toEqual(expected.map((chain) => textOf(chain)).toSorted());
    expect(found.length).toBeGreaterThan(0);
  }
});

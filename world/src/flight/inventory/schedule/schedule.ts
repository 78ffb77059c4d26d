/**
 * Turns routes into flights: aircraft, times, weekdays, numbers, fares. The same seed gives the same
 * schedule.
 */

import { mix } from '@sojourn/domain/mix.ts';
import type { Geography } from '@sojourn/geography/geography.ts';
import { type Draw, drawer } from '#random.ts';
import { baseFare, profileOf } from '../fares/fare-base.ts';
import { type Aircraft, cabinsSold, readAircraft, seatCounts } from './aircraft.ts';
import { airlineColumns } from './airline-columns.ts';
import { type Airline, readAirlines } from './airlines.ts';
import { createRights } from './allowed.ts';
import { blockMinutes } from './block-time.ts';
import { type Hours, type RoundTrip, timeRoundTrips } from './departure-times.ts';
import { type KnownFlight, readKnownFlights } from './known-flights.ts';
import { assembleNetwork, type DraftFlight, flightKey, kindIndex, type Network } from './network.ts';
import { ALL_WEEK, ALL_YEAR, monthsOf, patternOf, shiftWeekdays, weekdaysOf } from './patterns.ts';
import { type FlightAirport, readFlightAirports } from './places/airports.ts';
import { standardOffset } from './places/zones.ts';
import { createRoutes, type Route } from './routes.ts';

export type FlightWorld = {
  readonly seed: number;
  readonly geography: Geography;
  readonly network: Network;
  readonly airports: readonly FlightAirport[];
  readonly airlines: readonly Airline[];
  readonly aircraft: readonly Aircraft[];
  readonly airportIndex: ReadonlyMap<string, number>;
  readonly airlineIndex: ReadonlyMap<string, number>;
};

export const DEFAULT_FLIGHT_SEED = 20_270_208;
/** Of the departures that the airlines have in truth: some 27,000 a day. */
const DEFAULT_SHARE = 0.3;

/** Countries whose hubs work through the night. */
const NEVER_SLEEP: ReadonlySet<string> = new Set(['AE', 'QA', 'TR', 'ET', 'BH', 'KW', 'OM', 'SA', 'EG']);

type Making = {
  readonly airports: readonly FlightAirport[];
  readonly airlines: readonly Airline[];
  readonly aircraft: readonly Aircraft[];
  readonly aircraftIndex: ReadonlyMap<string, number>;
  readonly airlineIndex: ReadonlyMap<string, number>;
  readonly offsets: ReadonlyMap<string, number>;
  /** Airlines on each pair of airports. */
  readonly rivals: ReadonlyMap<number, number>;
  readonly numbers: Uint16Array;
  /** `airline-number` of flights that have theirs already. */
  readonly taken: ReadonlySet<string>;
};

const pairKey = (a: number, b: number): number => Math.min(a, b) * 65_536 + Math.max(a, b);

function rivalsOf(routes: readonly Route[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { hub, to } of routes) counts.set(pairKey(hub, to), (counts.get(pairKey(hub, to)) ?? 0) + 1);
  return counts;
}

/** The aircraft of the fleet that fits best: range, distance, and how many people want to go. */
function chooseAircraft(making: Making, route: Route, draw: Draw) {
  const { airports, airlines, aircraft, aircraftIndex } = making;
  const airline = airlines[route.airline]!;
  const thinner = Math.min(airports[route.hub]!.traffic, airports[route.to]!.traffic);
  const wanted = 55 + 38 * Math.log2(1 + thinner) + (route.km > 4200 ? 130 : 0);
  let best: { type: Aircraft; operator: string } | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const entry of airline.fleet) {
    const type = aircraft[aircraftIndex.get(entry.aircraft)!]!;
    if (route.km > type.rangeKm * 0.93) continue;
    const seats = seatCounts(type, cabinsSold(airline.brands)).reduce((sum, count) => sum + count, 0);
    const isSlow = type.cruiseKmh < 700;
    const isWide = seats > 230;
    let cost = Math.abs(Math.log(seats / wanted)) + draw.next() * 0.5;
    if (isSlow && route.km > 750) cost += 1;
    if (isWide && route.km < 2500) cost += 0.5;
    if (cost < bestCost) {
      best = { type, operator: entry.operator };
      bestCost = cost;
    }
  }
  return best;
}

function hoursOf(making: Making, route: Route, type: Aircraft): Hours {
  const home = making.airports[route.hub]!;
  const there = making.airports[route.to]!;
  const [a, b] = [kindIndex(home), kindIndex(there)];
  const { km, hub } = route;
  return {
    homeOffset: making.offsets.get(home.zone)!,
    thereOffset: making.offsets.get(there.zone)!,
    outMinutes: blockMinutes({ from: home, to: there, km }, type.cruiseKmh, a, b),
    backMinutes: blockMinutes({ from: there, to: home, km }, type.cruiseKmh, b, a),
    km,
    hubNeverSleeps: NEVER_SLEEP.has(home.country),
    waveStart: 380 + (mix(hub, 7) % 8) * 15,
    waveEvery: 150 + (mix(hub, 11) % 5) * 15,
  };
}

/** The first of two numbers in a row that no flight of the airline has. */
function nextNumbers({ numbers, taken }: Making, airline: number): number {
  let number = numbers[airline]! + 1;
  while (taken.has(flightKey(airline, number)) || taken.has(flightKey(airline, number + 1))) number += 2;
  numbers[airline] = number + 1;
  return number;
}

function knownFlight(making: Making, flight: KnownFlight, draw: Draw): DraftFlight {
  const { airports, airlines, aircraft, aircraftIndex, rivals } = making;
  const airline = airlines[flight.airline]!;
  const [from, to] = [airports[flight.from]!, airports[flight.to]!];
  const type = aircraft[aircraftIndex.get(flight.aircraft)!]!;
  const rivalCount = 1 + (rivals.get(pairKey(flight.from, flight.to)) ?? 0);
  return {
    ...flight,
    operator: flight.airline,
    aircraft: aircraftIndex.get(flight.aircraft)!,
    seats: seatCounts(type, cabinsSold(airline.brands)),
    profile: profileOf(from, to),
    dearOneWay: !airline.isLowCost && flight.km > 2500 && from.borderArea !== to.borderArea,
    pattern: patternOf(ALL_WEEK, ALL_YEAR),
    fare: baseFare(airline, flight.km, rivalCount, flight.departs, draw),
  };
}

/** The flights of a route: for each round trip of a day one flight out and one back. */
function flightsOf(making: Making, route: Route, draw: Draw): DraftFlight[] {
  const chosen = chooseAircraft(making, route, draw);
  if (!chosen) return [];
  const { airports, airlines, rivals } = making;
  const airline = airlines[route.airline]!;
  const [home, there] = [airports[route.hub]!, airports[route.to]!];
  const leisure = Math.max(home.leisure * 0.7, there.leisure);
  const hours = hoursOf(making, route, chosen.type);
  const count = Math.max(1, Math.ceil(route.perDay - 0.15));
  const shared = {
    km: route.km,
    airline: route.airline,
    operator: making.airlineIndex.get(chosen.operator)!,
    aircraft: making.aircraftIndex.get(chosen.type.code)!,
    seats: seatCounts(chosen.type, cabinsSold(airline.brands)),
    profile: profileOf(home, there),
    dearOneWay: !airline.isLowCost && route.km > 2500 && home.borderArea !== there.borderArea,
  };
  const rivalCount = rivals.get(pairKey(route.hub, route.to)) ?? 1;
  return timeRoundTrips(hours, count, draw).flatMap((trip: RoundTrip, index): DraftFlight[] => {
    const isLast = index === count - 1;
    const perWeek = isLast ? Math.max(2, Math.round((route.perDay - index) * 7)) : 7;
    const weekdays = weekdaysOf(perWeek, leisure, draw);
    const months = monthsOf(there, route.perDay, draw);
    const number = nextNumbers(making, route.airline);
    const fareAt = (minute: number) => baseFare(airline, route.km, rivalCount, minute, draw);
    return [
      {
        ...shared,
        from: route.hub,
        to: route.to,
        number,
        departs: trip.out,
        block: hours.outMinutes,
        pattern: patternOf(weekdays, months),
        fare: fareAt(trip.out),
      },
      {
        ...shared,
        from: route.to,
        to: route.hub,
        number: number + 1,
        departs: trip.back,
        block: hours.backMinutes,
        pattern: patternOf(shiftWeekdays(weekdays, trip.backDayShift), months),
        fare: fareAt(trip.back),
      },
    ];
  });
}

export function createFlightWorld(options: {
  readonly geography: Geography;
  readonly seed?: number;
  /** Of the true departures; less makes a small world for tests. */
  readonly share?: number;
}): FlightWorld {
  const { geography, seed = DEFAULT_FLIGHT_SEED, share = DEFAULT_SHARE } = options;
  const airports = readFlightAirports(geography);
  const airlines = readAirlines();
  const aircraft = readAircraft();
  const airlineIndex = new Map(airlines.map(({ code }, index) => [code, index]));
  const known = readKnownFlights(airports, airlineIndex);
  const isKnown = new Set(known.map(({ airline, from, to }) => `${airline} ${pairKey(from, to)}`));
  const rights = createRights(airports);
  const routes = createRoutes({ airports, airlines, aircraft, rights }, share).filter(
    ({ airline, hub, to }) => !isKnown.has(`${airline} ${pairKey(hub, to)}`),
  );
  const making: Making = {
    airports,
    airlines,
    aircraft,
    aircraftIndex: new Map(aircraft.map(({ code }, index) => [code, index])),
    airlineIndex,
    offsets: new Map([...new Set(airports.map(({ zone }) => zone))].map((z) => [z, standardOffset(z)])),
    rivals: rivalsOf(routes),
    numbers: new Uint16Array(airlines.length),
    taken: new Set(known.map(({ airline, number }) => flightKey(airline, number))),
  };
  const flights = routes
    // The longest flights have the lowest numbers, as airlines like it
    .toSorted((a, b) => b.km - a.km || a.airline - b.airline || a.hub - b.hub || a.to - b.to)
    .flatMap((route) => {
      const key = mix(mix(seed, route.airline), pairKey(route.hub, route.to) >>> 0);
      return flightsOf(making, route, drawer(key));
    });
  for (const flight of known)
    flights.push(knownFlight(making, flight, drawer(mix(mix(seed, flight.airline), flight.number))));
  const saltOf = ({ airline, number }: DraftFlight): number => mix(mix(seed, airline), number) & 0xffff;
  return {
    seed,
    geography,
    network: assembleNetwork(airports, airlineColumns(airlines), flights, saltOf),
    airports,
    airlines,
    aircraft,
    airportIndex: new Map(airports.map(({ code }, index) => [code, index])),
    airlineIndex: making.airlineIndex,
  };
}

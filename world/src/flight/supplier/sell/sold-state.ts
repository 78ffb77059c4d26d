/** The record's own counts and a scenario's prices as the engine sees them, exact where money depends. */

import { type CalendarDate, dateOfDay, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { scenarioOf } from '#orders/play-scenario.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import type { FlightSales } from '../../inventory/fares/flight-sales.ts';
import { legList } from '../../inventory/fares/ticket-fare.ts';
import { flightName, rowOfFlight } from '../../inventory/schedule/slice-id.ts';
import type { CabinKey, CabinSold } from '../inventory/store.ts';
import type { FlightMarket } from '../market.ts';
import { type MovedFlight, movesOf } from '../moves/store.ts';
import { movesPrices } from '../scenarios.ts';
import type { Trip } from '../search/trip.ts';

const CABIN_COUNT = 3;

/** Every cabin that the flights of a trip have, with all of its seats. */
export function cabinsOf({ world }: FlightMarket, { slices, state }: Trip): (CabinKey & { all: number })[] {
  const { economySeats, premiumSeats, businessSeats } = world.network;
  const cabins = new Map<string, CabinKey & { all: number }>();
  for (const { row, day } of slices.flatMap(({ legs }) => legList(legs))) {
    const flight = flightName(world, row);
    const date = dateOfDay(state.days.firstDay + day);
    for (let cabin = 0; cabin < CABIN_COUNT; cabin++) {
      const all = [economySeats, premiumSeats, businessSeats][cabin]![row]!;
      if (all > 0) cabins.set(`${flight} ${date} ${cabin}`, { flight, day: date, cabin, all });
    }
  }
  return [...cabins.values()];
}

/** Sales in which the flights of a trip have been sold just so often, whatever the feed has sent. */
export function exactSales(market: FlightMarket, trip: Trip, sold: readonly CabinSold[]): FlightSales {
  const keyOf = (row: number, day: number, cabin: number) => `${row} ${day} ${cabin}`;
  const { firstDay } = trip.state.days;
  const exact = new Map<string, number>();
  for (const { row, day } of trip.slices.flatMap(({ legs }) => legList(legs)))
    for (let cabin = 0; cabin < CABIN_COUNT; cabin++) exact.set(keyOf(row, firstDay + day, cabin), 0);
  for (const each of sold) {
    const row = rowOfFlight(market.world, each.flight);
    if (row !== undefined) exact.set(keyOf(row, dayNumber(each.day), each.cabin), each.sold);
  }
  return {
    ...market.sales,
    sold: (row, day, cabin) => exact.get(keyOf(row, day, cabin)) ?? market.sales.sold(row, day, cabin),
  };
}

/** How many times its usual price each moved flight costs. */
export function movedBy(
  market: FlightMarket,
  moves: readonly (MovedFlight & { readonly perMille: number })[],
): Pick<FlightState, 'moved'> {
  if (moves.length === 0) return {};
  const factors = new Map<number, number>();
  const keyOf = (row: number, day: number) => row * 65_536 + day;
  for (const { flight, day, perMille } of moves) {
    const row = rowOfFlight(market.world, flight);
    if (row !== undefined) factors.set(keyOf(row, dayNumber(day)), 1 + perMille / 1000);
  }
  return { moved: (row, day) => factors.get(keyOf(row, day)) ?? 1 };
}

/** The state of a moment as the caller's scenario has moved it. */
export async function stateFor(
  market: FlightMarket,
  now: Instant,
  context: CallContext,
): Promise<FlightState> {
  const state = await market.stateAt(now);
  const scenario = scenarioOf(market, context);
  if (!movesPrices(scenario)) return state;
  return { ...state, ...movedBy(market, await movesOf(market.db, scenario, now)) };
}

export const flightsOf = (market: FlightMarket, trip: Trip): { flight: string; day: CalendarDate }[] =>
  cabinsOf(market, trip)
    .filter(({ cabin }) => cabin === 0)
    .map(({ flight, day }) => ({ flight, day }));

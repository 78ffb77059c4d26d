/** A chosen trip found in the schedule: its flights, tickets and fares as they are at a moment. */
import { dateIn, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { FLIGHT_LIMITS } from '@sojourn/products/flight/rules/flight-search.ts';
import { type PassengerCounts, seatsNeeded } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { FlightRequest } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { legList } from '../../inventory/fares/ticket-fare.ts';
import { fareOfTrip, type TripFare, type TripSlice } from '../../inventory/fares/trip-fare.ts';
import { mayPair, type TripEnds } from '../../inventory/schedule/places/places.ts';
import { flightName } from '../../inventory/schedule/slice-id.ts';
import { CLOSES_MINUTES, type FlightMarket, instantOfMinute, minuteOf } from '../market.ts';
import { seatedIn } from './offers.ts';
import { tripSlicesOf } from './question.ts';

export type Trip = {
  readonly slices: readonly TripSlice[];
  readonly ends: readonly TripEnds[];
  readonly party: PassengerCounts;
  readonly state: FlightState;
  readonly firstDeparture: Instant;
};

/** A flight that seats are taken on; its name, local day of departure and cabin are the inventory's key. */
export type SeatedFlight = {
  readonly flight: string;
  readonly row: number;
  /** Days since 1970. */
  readonly day: number;
  readonly cabin: number;
  readonly rank: number;
  readonly slice: number;
  readonly segment: number;
};

export const endsOf = ({ world }: FlightMarket, { legs }: TripSlice): TripEnds => {
  const { edgeOf, edgeFrom, edgeTo } = world.network;
  const list = legList(legs);
  return {
    origin: edgeFrom[edgeOf[first(list).row]!]!,
    destination: edgeTo[edgeOf[last(list).row]!]!,
  };
};

/** Whether a slice leaves within the days that are on sale, by the date where the trip begins. */
function isOnSale(
  { world }: FlightMarket,
  { days }: FlightState,
  slices: readonly TripSlice[],
  now: Instant,
): boolean {
  const { edgeOf, edgeFrom, zone, zones } = world.network;
  const home = zones[zone[edgeFrom[edgeOf[slices[0]!.legs.row0]!]!]!]!;
  const last = dayNumber(dateIn(now, home)) + FLIGHT_LIMITS.daysAheadMax - days.firstDay;
  return slices.every(({ legs }) => legs.day0 <= last);
}

/** Undefined when a slice is not scheduled, leaves too soon, or later than flights are sold. */
export function findTrip(
  market: FlightMarket,
  state: FlightState,
  { slices: chosen, passengers, now }: Pick<FlightRequest, 'slices' | 'passengers' | 'now'>,
): Trip | undefined {
  const slices = tripSlicesOf(market, state, chosen);
  const opens = minuteOf(now) + CLOSES_MINUTES;
  if (!slices || slices.length === 0 || slices.some(({ legs }) => legs.depart0 < opens)) return undefined;
  if (!isOnSale(market, state, slices, now)) return undefined;
  const leaves = Math.min(...slices.map(({ legs }) => legs.depart0));
  return {
    slices,
    ends: slices.map((slice) => endsOf(market, slice)),
    party: passengers,
    state,
    firstDeparture: instantOfMinute(leaves),
  };
}

/** With other sales, or prices that a scenario has moved. */
export const withState = (trip: Trip, over: Partial<FlightState>): Trip => ({
  ...trip,
  state: { ...trip.state, ...over },
});

export const fareOf = (market: FlightMarket, { state, slices, party, ends }: Trip): TripFare =>
  fareOfTrip(market.engine, state, slices, party, mayPair(market.world, ends));

/** Whether every slice can be had in its class. */
export const canBeHad = ({ slices }: Trip, { classes }: TripFare): boolean =>
  slices.every(({ rank }, index) => ((classes[index]! >> rank) & 1) === 1);

/** Every flight with the cabin in which the party sits there. */
export function seatedFlights(market: FlightMarket, trip: Trip): SeatedFlight[] {
  const { state, slices, party } = trip;
  return slices.flatMap(({ legs, rank }, slice) =>
    seatedIn(market, state, legList(legs), rank, party).map((leg, segment) => ({
      flight: flightName(market.world, leg.row),
      row: leg.row,
      day: state.days.firstDay + leg.day,
      cabin: Math.max(0, leg.rank - 2),
      rank: leg.rank,
      slice,
      segment,
    })),
  );
}

export const seatsOf = ({ party }: Trip): number => seatsNeeded(party);

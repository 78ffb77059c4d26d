/** The number that a sort orders by, lower first; the price decides between equals. */
import {
  EARLY_BEFORE_MINUTE,
  FARE_SCORE_WEIGHTS,
  NIGHT_UNTIL_MINUTE,
  TIGHT_MINUTES,
} from '@sojourn/products/flight/rules/fares/fare-score.ts';
import { seatsNeeded } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { Network } from '../schedule/network.ts';
import type { Legs } from './enumerate.ts';
import type { FlightQuery } from './query.ts';

/** What a direct flight of so many kilometres takes, for the score. */
export const directMinutes = (km: number): number => 40 + km / 13.6;

/** Minutes that the connection at a flight's start may be shorter. */
function slack(network: Network, before: number, row: number, waits: number, isSelf: boolean): number {
  const edge = network.edgeOf[row]!;
  const crossesIn = network.edgeCrosses[network.edgeOf[before]!]!;
  const change = network.edgeFrom[edge]! * 8 + crossesIn * 4 + network.edgeCrosses[edge]! * 2;
  return waits - network.change[change + (isSelf ? 1 : 0)]!;
}

/** Connections of the itinerary within a quarter of an hour of their minimum. */
export function tightConnections(network: Network, legs: Legs, breaks: number): number {
  if (legs.stops === 0) return 0;
  const first = legs.depart1 - legs.arrive0;
  const one = slack(network, legs.row0, legs.row1, first, (breaks & 1) > 0) < TIGHT_MINUTES ? 1 : 0;
  if (legs.stops === 1) return one;
  const second = legs.depart2 - legs.arrive1;
  return one + (slack(network, legs.row1, legs.row2, second, (breaks & 2) > 0) < TIGHT_MINUTES ? 1 : 0);
}

/** `typical`: cents that such a distance costs one adult; `km` from origin to destination. */
export function createRank(network: Network, legs: Legs, query: FlightQuery, typical: number, km: number) {
  const w = FARE_SCORE_WEIGHTS;
  const slices = query.sliceCount ?? (query.other ? 2 : 1);
  const perPrice = w.price / (typical * slices * seatsNeeded(query.party));
  const perMinute = w.duration / directMinutes(km);
  const score = (price: number, minutes: number, arrivesLocal: number, breaks: number): number => {
    const lands = ((arrivesLocal % 1440) + 1440) % 1440;
    return (
      price * perPrice +
      minutes * perMinute +
      legs.stops * w.perStop +
      (breaks === 0 ? 0 : w.selfTransfer) +
      (network.departs[legs.row0]! < EARLY_BEFORE_MINUTE ? w.earlyDeparture : 0) +
      (lands < NIGHT_UNTIL_MINUTE ? w.nightArrival : 0) +
      w.tightConnection * tightConnections(network, legs, breaks)
    );
  };
  // Prices are below a hundred million cents: as a fraction they only part equals
  const tie = 1e-9;
  switch (query.sort) {
    case 'fareScore':
      return score;
    case 'price':
      return (price: number, minutes: number): number => price + minutes * 1e-5;
    case 'duration':
      return (price: number, minutes: number): number => minutes + price * tie;
    case 'stops':
      return (price: number): number => legs.stops + price * tie;
    case 'departureTime':
      return (price: number): number => legs.depart0 + price * tie;
    case 'arrivalTime':
      return (price: number, minutes: number): number => legs.depart0 + minutes + price * tie;
  }
}

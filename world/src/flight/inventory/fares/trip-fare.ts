/**
 * What a chosen trip costs, ticket by ticket: two halves on one ticket where the airlines share one and it is
 * not more expensive, else a ticket for each slice; and a new ticket at each self-transfer. The same
 * functions as the search's, so the totals are the same to the cent.
 */
import type { ItineraryKind } from '@sojourn/products/flight/rules/flight-search.ts';
import {
  PASSENGER_TYPES,
  type PassengerCounts,
  seatsNeeded,
} from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { Legs } from '../search/enumerate.ts';
import { mayShare } from '../search/lower-bounds.ts';
import type { FlightEngine } from '../search/search.ts';
import type { FlightState } from './fares.ts';
import { createItineraryPricer } from './itinerary-price.ts';
import { countOf, type Leg, partsOf, type TicketFare, ticketFare, ticketsOf } from './ticket-fare.ts';

export type TripSlice = { readonly legs: Legs; readonly rank: number };

/** Flights in a row of one slice on one ticket. */
type TicketPart = {
  readonly slice: number;
  /** Of the first of them within its slice. */
  readonly segment: number;
  readonly legs: readonly Leg[];
  readonly rank: number;
  readonly fare: TicketFare;
};
export type Ticket = { readonly airline: number; readonly parts: readonly TicketPart[] };
export type TripFare = {
  readonly kind: ItineraryKind;
  readonly tickets: readonly Ticket[];
  /** By slice: bits of the classes that it can be had in. */
  readonly classes: readonly number[];
};

type Looked = { readonly classes: number; readonly parts: TicketPart[]; readonly half: TicketPart | null };

function look(
  engine: FlightEngine,
  state: FlightState,
  { legs, rank }: TripSlice,
  slice: number,
  party: PassengerCounts,
): Looked {
  const { network, taxes, quotes } = engine;
  quotes.begin(state, legs.day0, seatsNeeded(party));
  const pricer = createItineraryPricer({ network, taxes, legs, quotes, party });
  pricer.look();
  let segment = 0;
  const parts = ticketsOf(legs, pricer.breaks).map((ticket): TicketPart => {
    const fare = ticketFare(engine, ticket, rank, true);
    segment += ticket.length;
    return { slice, segment: segment - ticket.length, legs: ticket, rank, fare };
  });
  const [only] = parts;
  const half =
    pricer.breaks === 0 && only ? { ...only, fare: ticketFare(engine, only.legs, rank, false) } : null;
  return { classes: pricer.classes, parts, half };
}

/** Cents for the party. */
export function totalOfFares(fares: readonly TicketFare[], party: PassengerCounts): number {
  const counts = countOf(party);
  const parts = partsOf(fares, party);
  return PASSENGER_TYPES.reduce((sum, type) => sum + counts[type] * (parts[type]?.grandTotal ?? 0), 0);
}

export const faresOf = (tickets: readonly Ticket[]): TicketFare[] =>
  tickets.flatMap(({ parts }) => parts.map(({ fare }) => fare));

/** `isPair`: the two slices are a round trip or an open jaw, and may be on one ticket. */
export function fareOfTrip(
  engine: FlightEngine,
  state: FlightState,
  slices: readonly TripSlice[],
  party: PassengerCounts,
  isPair: boolean,
): TripFare {
  const { network } = engine;
  const looked = slices.map((slice, index) => look(engine, state, slice, index, party));
  const classes = looked.map((each) => each.classes);
  const airlineOf = (part: TicketPart): number => network.airline[part.legs[0]!.row]!;
  const apart = looked.flatMap(({ parts }) => parts);
  const hasBreaks = apart.length > slices.length;
  const [out, back] = looked.map(({ half }) => half);
  if (isPair && out && back && mayShare(network, airlineOf(out), airlineOf(back))) {
    const cents = (parts: readonly TicketPart[]) =>
      parts.reduce((sum, { fare }) => sum + totalOfFares([fare], party), 0);
    const together = { airline: airlineOf(out), parts: [out, back] };
    if (cents(together.parts) <= cents(apart)) return { kind: 'single', tickets: [together], classes };
  }
  const tickets = apart.map((part) => ({ airline: airlineOf(part), parts: [part] }));
  if (hasBreaks) return { kind: 'virtualInterline', tickets, classes };
  return { kind: tickets.length > 1 ? 'hackerFare' : 'single', tickets, classes };
}

/** What a ticket costs by type of traveler: for the words beside a price that the search has found. */
import {
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerType,
} from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { Legs } from '../search/enumerate.ts';
import type { FlightEngine } from '../search/search.ts';
import { legDollars } from './itinerary-price.ts';
import { fareTaxBps, fixedTax } from './taxes.ts';
import {
  adultFare,
  LOW_COST_FEE,
  type PriceParts,
  sumParts,
  type TicketCharges,
  travelerParts,
} from './ticket-price.ts';

export const legList = (legs: Legs) =>
  [
    { row: legs.row0, day: legs.day0, departs: legs.depart0, arrives: legs.arrive0 },
    { row: legs.row1, day: legs.day1, departs: legs.depart1, arrives: legs.arrive1 },
    { row: legs.row2, day: legs.day2, departs: legs.depart2, arrives: legs.arrive2 },
  ].slice(0, legs.stops + 1);

export type Leg = ReturnType<typeof legList>[number];

/** The flights of each ticket: parted where `breaks` says so. */
export function ticketsOf(legs: Legs, breaks: number): Leg[][] {
  const tickets: Leg[][] = [];
  for (const [index, leg] of legList(legs).entries()) {
    if (index === 0 || (breaks >> (index - 1)) & 1) tickets.push([leg]);
    else tickets.at(-1)!.push(leg);
  }
  return tickets;
}

export type Pricing = { readonly engine: FlightEngine; readonly party: PassengerCounts };

/** The adult's fare of a ticket in cents and what is charged on top. */
export type TicketFare = { readonly fare: number; readonly charges: TicketCharges };

/** The engine's quotes must have been begun for the slice that the flights are of. */
export function ticketFare(
  { network, taxes, quotes }: FlightEngine,
  ticket: readonly Leg[],
  rank: number,
  oneWay: boolean,
): TicketFare {
  const { edgeOf, edgeFrom, edgeTo } = network;
  const dollars = ticket.reduce(
    (sum, { row, day }) => sum + legDollars(network, quotes, row, day, rank, oneWay),
    0,
  );
  const from = edgeFrom[edgeOf[ticket[0]!.row]!]!;
  const to = edgeTo[edgeOf[ticket.at(-1)!.row]!]!;
  const changes = ticket.slice(1).reduce((sum, { row }) => sum + taxes.change[edgeFrom[edgeOf[row]!]!]!, 0);
  const charges: TicketCharges = {
    fixedTax: fixedTax(taxes, from, to, rank) + changes,
    taxBps: fareTaxBps(taxes, from, to),
    fee: network.airlines.isLowCost[network.airline[ticket[0]!.row]!] === 1 ? LOW_COST_FEE : 0,
  };
  return { fare: adultFare(dollars, ticket.length), charges };
}

export const countOf = (party: PassengerCounts): Readonly<Record<PassengerType, number>> => ({
  Adult: party.adults,
  Child: party.children,
  LapInfant: party.lapInfants,
  SeatedInfant: party.seatedInfants,
});

/** What one traveler of each type in the party pays for all of the fares. */
export function partsOf(
  fares: readonly TicketFare[],
  party: PassengerCounts,
): Partial<Record<PassengerType, PriceParts>> {
  const counts = countOf(party);
  const parts: Partial<Record<PassengerType, PriceParts>> = {};
  for (const type of PASSENGER_TYPES)
    if (counts[type] > 0)
      parts[type] = sumParts(fares.map(({ fare, charges }) => travelerParts(fare, charges, type)));
  return parts;
}

/** The exact price of a chosen trip by traveler, with its extras and the terms it is sold under. */
import { money } from '@sojourn/domain/money.ts';
import { PASSENGER_CODES, PASSENGER_TYPES } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { FlightRejection, FlightRequest } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightPrice } from '@sojourn/products/flight/wire/flights.ts';
import { countOf, partsOf } from '../../inventory/fares/ticket-fare.ts';
import { sumParts, timesParts } from '../../inventory/fares/ticket-price.ts';
import { faresOf, type TripFare } from '../../inventory/fares/trip-fare.ts';
import type { FlightMarket } from '../market.ts';
import { type TicketTerms, ticketTerms } from '../search/terms.ts';
import { canBeHad, fareOf, type SeatedFlight, seatedFlights, type Trip } from '../search/trip.ts';
import { type PricedExtras, priceExtras } from './extras.ts';

export type Quote = {
  readonly trip: Trip;
  readonly fare: TripFare;
  readonly flights: readonly SeatedFlight[];
  readonly extras: PricedExtras;
  readonly price: FlightPrice;
  readonly terms: readonly TicketTerms[];
  /** Of each ticket, its code. */
  readonly airlines: readonly string[];
};

function priceOf({ party }: Trip, fare: TripFare, extras: PricedExtras): FlightPrice {
  const counts = countOf(party);
  const each = partsOf(faresOf(fare.tickets), party);
  const travelers = PASSENGER_TYPES.flatMap((type) => {
    const parts = each[type];
    const count = counts[type];
    return parts
      ? [{ type, code: PASSENGER_CODES[type], count, each: { ...parts }, all: timesParts(parts, count) }]
      : [];
  });
  const fares = sumParts(travelers.map(({ all }) => all));
  const { seatsMinor, bagsMinor } = extras;
  return {
    currency: 'USD',
    travelers,
    fares,
    seatsMinor,
    bagsMinor,
    total: money(fares.grandTotal + seatsMinor + bagsMinor),
  };
}

/** Rejected when a class is sold out, a seat gone, or an extra nobody's. */
export function quoteTrip(
  market: FlightMarket,
  trip: Trip,
  wanted: FlightRequest['extras'],
): Quote | { readonly refused: FlightRejection } {
  const fare = fareOf(market, trip);
  if (!canBeHad(trip, fare)) return { refused: { reason: 'NoAvailability' } };
  const flights = seatedFlights(market, trip);
  const extras = priceExtras(market, trip, fare, flights, wanted);
  if ('refused' in extras) return extras;
  const terms = fare.tickets.map((ticket, index) =>
    ticketTerms(market, trip, ticket, trip.party, extras.ofTicket[index]!),
  );
  const airlines = fare.tickets.map(({ airline }) => market.world.airlines[airline]!.code);
  return { trip, fare, flights, extras, price: priceOf(trip, fare, extras), terms, airlines };
}

/** The zone of the first origin, in which deadlines are shown. */
export const zoneOf = (market: FlightMarket, { ends }: Trip): string =>
  market.world.airports[ends[0]!.origin]!.zone;

/**
 * The two records that one becomes when some of its travelers are taken out into a record of their own: each
 * with its share of every ticket, at the prices that were paid. Worked out from the record alone.
 */
import { itemAt } from '@sojourn/domain/present.ts';
import {
  atPlacesLeft,
  checkPartyLeft,
  partyLeft,
} from '@sojourn/products/flight/rules/travelers/part-of-party.ts';
import { seatsNeeded } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import { ticketWithout } from '../part/plan-part.ts';
import type { MarketRecord } from '../store.ts';
import { type Refused, refusedFor, type WholeOrder, wholeOrders } from './plan-exchange.ts';
import { priceOfTerms } from './ticket-value.ts';

export type SharedRecord = Omit<MarketRecord, 'orders'> & { readonly orders: readonly WholeOrder[] };
/** `going`: the places of those who get a record of their own. */
export type Shares = {
  readonly going: readonly number[];
  readonly own: SharedRecord;
  readonly rest: SharedRecord;
};

/** What was kept of earlier changes stays with the rest; `reference`: of the new record. */
export function sharesOf(
  record: MarketRecord,
  travelers: readonly number[],
  reference: string,
): Shares | Refused {
  const going = [...new Set(travelers)].toSorted((a, b) => a - b);
  const types = (record.travelers ?? []).map(({ type }) => type);
  const staying = types.flatMap((_, place) => (going.includes(place) ? [] : [place]));
  if (going.some((place) => place >= types.length)) return refusedFor('InvalidPassengers');
  const problem = checkPartyLeft(types, staying) ?? checkPartyLeft(types, going);
  if (problem) return refusedFor(problem);
  const orders = wholeOrders(record);
  if (!orders) return refusedFor('LegacyTicket');
  const own = without(record, orders, staying);
  const ownOrders = own.orders.map((order) => ({ ...order, terms: { ...order.terms, forfeitedMinor: 0 } }));
  const rest = without(record, orders, going);
  return { going, own: { ...own, reference, orders: ownOrders }, rest };
}

/** Of those who aren't gone; what they paid isn't touched. */
function without(record: MarketRecord, orders: readonly WholeOrder[], gone: readonly number[]): SharedRecord {
  const people = record.travelers ?? [];
  const types = people.map(({ type }) => type);
  const passengers = partyLeft(types, gone);
  const seats = seatsNeeded(record.passengers) - seatsNeeded(passengers);
  const left = orders.map((order) => ({
    ...order,
    terms: ticketWithout(order.terms, types, gone, true).terms,
    flights: order.flights.map((flight) => ({ ...flight, seats: flight.seats - seats })),
    documents: order.documents && atPlacesLeft(order.documents, people.length, gone),
  }));
  const terms = left.map((order) => order.terms);
  return {
    ...record,
    passengers,
    travelers: people.filter((_, place) => !gone.includes(place)),
    price: priceOfTerms({ ...record, passengers }, terms),
    orders: left.map((order, at) => ({ ...order, terms: itemAt(terms, at) })),
  };
}

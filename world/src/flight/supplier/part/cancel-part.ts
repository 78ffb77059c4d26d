/** Quotes what canceling some travelers gives back, and does it; the others' tickets stay as they are. */
import { isBefore } from '@sojourn/domain/dates.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { atPlacesLeft, placesLeft } from '@sojourn/products/flight/rules/travelers/part-of-party.ts';
import { seatsNeeded } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type {
  CanceledPart,
  ConfirmPart,
  PartQuote,
  PartRejection,
  PartRequest,
  TravelersRequest,
} from '@sojourn/products/flight/sell/part/part-port.ts';
import type { TicketDocument } from '@sojourn/products/flight/sell/supplier.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { readChanges } from '#orders/changes/store.ts';
import { findPart, insertPart } from '#orders/parts/store.ts';
import { changesOf, type FlightChange, type RecordChanges } from '../changes/change-flights.ts';
import { rewriteOrder } from '../exchange/store.ts';
import { cancelTermsLeft } from '../exchange/view-exchange.ts';
import { announceSales, giveBackSeats } from '../inventory/store.ts';
import type { FlightMarket } from '../market.ts';
import type { Fault } from '../scenarios.ts';
import { creditsOf } from '../sell/credits.ts';
import { addUp } from '../sell/holds.ts';
import { catchUp } from '../sell/issue.ts';
import { lockRecord, type MarketRecord } from '../store.ts';
import { cancelTickets, quoteTickets } from './cancel-tickets.ts';
import { isFree, refusedPart } from './part-rules.ts';
import { type PartPlan, planPart } from './plan-part.ts';
import { moveSeats, rewriteParty } from './store.ts';

type Reason = PartRejection['reason'];
type Party = Pick<TravelersRequest, 'travelers' | 'now'>;

function planOf(
  record: MarketRecord | undefined,
  { travelers, now }: Party,
  changes: RecordChanges,
  fault: Fault | undefined,
): PartPlan | { readonly refused: Reason } {
  const refused = refusedPart(record, fault);
  if (!record || refused) return { refused: refused ?? 'NotFound' };
  if (!isBefore(now, record.firstDeparture)) return { refused: 'Departed' };
  return planPart(record, travelers, isFree(record, changes, now, fault));
}

function quoteOf(
  market: FlightMarket,
  record: MarketRecord,
  plan: PartPlan,
  changes: RecordChanges,
  { now }: Party,
  fault: Fault | undefined,
): PartQuote {
  const owed = isFree(record, changes, now, fault) ? [] : creditsOf(market, record, record.orders);
  return {
    travelers: plan.travelers,
    credits: owed.filter(({ traveler }) => plan.gone.includes(traveler)),
    price: plan.price,
    cancellation: cancelTermsLeft(market, { ...record, orders: ordersOf(plan) }, now),
  };
}

const ordersOf = ({ orders }: PartPlan) => orders.map(({ order, terms }) => ({ ...order, terms }));

export const quotePart = (
  market: FlightMarket,
  request: PartRequest,
  fault: Fault | undefined,
): Promise<Outcome<PartQuote, PartRejection>> =>
  'tickets' in request ? quoteTickets(market, request, fault) : quoteTravelers(market, request, fault);

export const cancelPart = (
  market: FlightMarket,
  request: ConfirmPart,
  fault: Fault | undefined,
): Promise<Outcome<CanceledPart, PartRejection>> =>
  'tickets' in request ? cancelTickets(market, request, fault) : cancelTravelers(market, request, fault);

async function quoteTravelers(
  market: FlightMarket,
  request: TravelersRequest,
  fault: Fault | undefined,
): Promise<Outcome<PartQuote, PartRejection>> {
  const record = await catchUp(market, request.reference);
  const changes = await changesOf(market, request.reference);
  const plan = planOf(record, request, changes, fault);
  if (!record || 'refused' in plan)
    return rejected({ reason: 'refused' in plan ? plan.refused : 'NotFound' });
  return ok(quoteOf(market, record, plan, changes, request, fault));
}

async function cancelTravelers(
  market: FlightMarket,
  request: Extract<ConfirmPart, TravelersRequest>,
  fault: Fault | undefined,
): Promise<Outcome<CanceledPart, PartRejection>> {
  const { reference, partReference, refundMinor, now } = request;
  return withTransaction(market.db, async (tx): Promise<Outcome<CanceledPart, PartRejection>> => {
    const record = await lockRecord(tx, reference);
    // Looked up under the lock: the same request may have come twice at once
    const made = await findPart<CanceledPart>(tx, partReference);
    if (made) return ok(made);
    const changes = await readChanges<FlightChange>(tx, reference);
    const plan = planOf(record, request, changes, fault);
    if (!record || 'refused' in plan)
      return rejected({ reason: 'refused' in plan ? plan.refused : 'NotFound' });
    const backMinor = plan.travelers.reduce((sum, each) => sum + each.refundMinor, 0);
    // More than agreed is fine, less is not
    if (backMinor < refundMinor) return rejected({ reason: 'PenaltyChanged' });
    const quote = quoteOf(market, record, plan, changes, request, fault);
    const result = { ...quote, partReference, documents: await takeOut(tx, record, plan) };
    await insertPart(tx, { reference, partReference, at: now }, result);
    return ok(result);
  });
}

/** Of a locked record. Returns the documents of those who stay. */
async function takeOut(tx: Db, record: MarketRecord, plan: PartPlan): Promise<TicketDocument[]> {
  const { reference, travelers } = record;
  const { gone, passengers, price } = plan;
  const people = travelers ?? [];
  const seats = seatsNeeded(record.passengers) - seatsNeeded(passengers);
  const given = record.orders.flatMap(({ flights }) => flights.map((flight) => ({ ...flight, seats })));
  if (seats > 0) await announceSales(tx, await giveBackSeats(tx, addUp(given)));
  await moveSeats(tx, reference, placesLeft(people.length, gone));
  const staying = people.filter((_, place) => !gone.includes(place));
  await rewriteParty(tx, reference, { passengers, price, travelers: staying });
  const left: TicketDocument[] = [];
  for (const [at, { ticketNo, flights, documents }] of record.orders.entries()) {
    const { terms } = itemAt(plan.orders, at);
    const own = documents && atPlacesLeft(documents, people.length, gone);
    const fewer = flights.map((flight) => ({ ...flight, seats: flight.seats - seats }));
    await rewriteOrder(tx, reference, ticketNo, { terms, flights: fewer, documents: own });
    left.push(...(own ?? []));
  }
  return left;
}

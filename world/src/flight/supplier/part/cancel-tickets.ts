/** Quotes what canceling some tickets of a trip gives back, and does it; the others stay as they are. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type {
  CanceledPart,
  ConfirmTickets,
  PartQuote,
  PartRejection,
  TicketsRequest,
} from '@sojourn/products/flight/sell/part/part-port.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { readChanges } from '#orders/changes/store.ts';
import { findPart, insertPart } from '#orders/parts/store.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { changesOf, type FlightChange, forgetSlices, type RecordChanges } from '../changes/change-flights.ts';
import { rewriteOrder } from '../exchange/store.ts';
import { cancelTermsLeft } from '../exchange/view-exchange.ts';
import { announceSales, freeMapSeats, giveBackSeats } from '../inventory/store.ts';
import type { FlightMarket } from '../market.ts';
import type { Fault } from '../scenarios.ts';
import { addUp } from '../sell/holds.ts';
import { catchUp, documentsOf } from '../sell/issue.ts';
import { lockRecord, type MarketRecord, moveOrders } from '../store.ts';
import { isFree, refusedPart } from './part-rules.ts';
import { planTickets, type TicketsPlan } from './plan-tickets.ts';
import { rewriteTickets } from './store.ts';

type Planned = TicketsPlan | { readonly refused: PartRejection['reason'] };

function planOf(
  market: FlightMarket,
  state: FlightState,
  record: MarketRecord | undefined,
  request: TicketsRequest,
  changes: RecordChanges,
  fault: Fault | undefined,
): Planned {
  const refused = refusedPart(record, fault);
  if (!record || refused) return { refused: refused ?? 'NotFound' };
  const newest = changes.at(-1);
  if (newest && newest.acceptedBy === null) return { refused: 'ScheduleChangePending' };
  return planTickets(market, state, record, request, isFree(record, changes, request.now, fault));
}

const quoteOf = (market: FlightMarket, plan: TicketsPlan, { now }: TicketsRequest): PartQuote => ({
  travelers: [],
  tickets: plan.tickets,
  credits: plan.credits,
  left: plan.left,
  price: plan.after.price,
  cancellation: cancelTermsLeft(market, plan.after, now),
});

export async function quoteTickets(
  market: FlightMarket,
  request: TicketsRequest,
  fault: Fault | undefined,
): Promise<Outcome<PartQuote, PartRejection>> {
  const record = await catchUp(market, request.reference);
  const changes = await changesOf(market, request.reference);
  const state = await market.stateAt(request.now);
  const plan = planOf(market, state, record, request, changes, fault);
  return 'refused' in plan ? rejected({ reason: plan.refused }) : ok(quoteOf(market, plan, request));
}

export async function cancelTickets(
  market: FlightMarket,
  request: ConfirmTickets,
  fault: Fault | undefined,
): Promise<Outcome<CanceledPart, PartRejection>> {
  const { reference, partReference, refundMinor, now } = request;
  const state = await market.stateAt(now);
  return withTransaction(market.db, async (tx): Promise<Outcome<CanceledPart, PartRejection>> => {
    const record = await lockRecord(tx, reference);
    // Looked up under the lock: the same request may have come twice at once
    const made = await findPart<CanceledPart>(tx, partReference);
    if (made) return ok(made);
    const changes = await readChanges<FlightChange>(tx, reference);
    const plan = planOf(market, state, record, request, changes, fault);
    if ('refused' in plan) return rejected({ reason: plan.refused });
    const backMinor = plan.tickets.reduce((sum, each) => sum + each.refundMinor, 0);
    // More than agreed is fine, less is not
    if (backMinor < refundMinor) return rejected({ reason: 'PenaltyChanged' });
    await takeOut(tx, plan);
    const locators = plan.after.orders.map(({ ticketNo, airline, locator }) => ({
      ticketNo,
      airline,
      locator: locator ?? '',
    }));
    const documents = documentsOf(plan.after);
    const result = { ...quoteOf(market, plan, request), partReference, documents, locators };
    await insertPart(tx, { reference, partReference, at: now }, result);
    return ok(result);
  });
}

/** Of a locked record. */
async function takeOut(tx: Db, { after, gone, slices }: TicketsPlan): Promise<void> {
  const { reference } = after;
  const ticketNos = gone.map(({ ticketNo }) => ticketNo);
  await moveOrders(tx, reference, ticketNos, 'givenUp');
  await freeMapSeats(tx, reference, ticketNos);
  await announceSales(tx, await giveBackSeats(tx, addUp(gone.flatMap(({ flights }) => flights))));
  await rewriteTickets(tx, after);
  for (const { ticketNo, terms, flights, documents } of after.orders)
    await rewriteOrder(tx, reference, ticketNo, { terms, flights, documents });
  await forgetSlices(tx, reference, slices);
}

/** Quotes other seats and bags of a booked trip, and changes them: all of it or nothing. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type {
  ChangedExtras,
  ConfirmExtras,
  ExtrasQuote,
  ExtrasRefusal,
  ExtrasRejection,
  ExtrasRequest,
} from '@sojourn/products/flight/sell/extras/extras-port.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { readChanges } from '#orders/changes/store.ts';
import { changesOf, type FlightChange, type RecordChanges } from '../changes/change-flights.ts';
import { liveOrders } from '../exchange/prepare-exchange.ts';
import { freeSeats, rewriteOrder } from '../exchange/store.ts';
import { cancelTermsLeft } from '../exchange/view-exchange.ts';
import { takeMapSeats } from '../inventory/store.ts';
import type { FlightMarket } from '../market.ts';
import type { Fault } from '../scenarios.ts';
import { catchUp } from '../sell/issue.ts';
import { lockRecord, type MarketRecord } from '../store.ts';
import { type ExtrasPlan, planExtras } from './plan-extras.ts';
import { findExtrasChange, insertExtrasChange, seatsOfTrip, setPrice } from './store.ts';

type Planned = { readonly record: MarketRecord; readonly plan: ExtrasPlan };
type Refused = { readonly refused: ExtrasRefusal };

async function planOf(
  db: Db,
  market: FlightMarket,
  record: MarketRecord | undefined,
  changes: RecordChanges,
  request: ExtrasRequest,
  fault: Fault | undefined,
): Promise<Planned | Refused> {
  const live = liveOrders(record, fault);
  if ('refused' in live) {
    const { refused } = live;
    return { refused: refused === 'NotExchangeable' ? 'NotChangeable' : (refused as ExtrasRefusal) };
  }
  if (live.orders.some(({ state }) => state !== 'confirmed')) return { refused: 'NotChangeable' };
  const newest = changes.at(-1);
  if (newest && newest.acceptedBy === null) return { refused: 'ScheduleChangePending' };
  const state = await market.stateAt(request.now);
  const seats = await seatsOfTrip(db, request.reference);
  const plan = planExtras({ market, state, ...live, seats }, request);
  return 'refused' in plan ? plan : { record: live.record, plan };
}

function quoteOf(
  market: FlightMarket,
  { record, plan }: Planned,
  { now }: Pick<ExtrasRequest, 'now'>,
): ExtrasQuote {
  const { seats, bags, withheldMinor, exits, price, orders } = plan;
  const cancellation = cancelTermsLeft(market, { ...record, orders }, now);
  return { seats, bags, withheldMinor, exits, price, cancellation };
}

export async function quoteExtras(
  market: FlightMarket,
  request: ExtrasRequest,
  fault: Fault | undefined,
): Promise<Outcome<ExtrasQuote, ExtrasRejection>> {
  const record = await catchUp(market, request.reference);
  const changes = await changesOf(market, request.reference);
  const planned = await planOf(market.db, market, record, changes, request, fault);
  if ('refused' in planned) return rejected({ reason: planned.refused });
  return ok(quoteOf(market, planned, request));
}

/** Leaves the transaction with its rejection; everything in it is undone. */
class ExtrasRefused extends Error {
  readonly reason: ExtrasRefusal;
  constructor(reason: ExtrasRefusal) {
    super('extras refused');
    this.reason = reason;
  }
}

export async function changeExtras(
  market: FlightMarket,
  request: ConfirmExtras,
  fault: Fault | undefined,
): Promise<Outcome<ChangedExtras, ExtrasRejection>> {
  try {
    return ok(await withTransaction(market.db, (tx) => change(tx, market, request, fault)));
  } catch (error) {
    if (error instanceof ExtrasRefused) return rejected({ reason: error.reason });
    throw error;
  }
}

async function change(
  tx: Db,
  market: FlightMarket,
  request: ConfirmExtras,
  fault: Fault | undefined,
): Promise<ChangedExtras> {
  const { reference, extrasReference, differenceMinor, now } = request;
  const record = await lockRecord(tx, reference);
  // Looked up under the lock: the same request may have come twice at once
  const made = await findExtrasChange(tx, extrasReference);
  if (made) return made;
  const changes = await readChanges<FlightChange>(tx, reference);
  const planned = await planOf(tx, market, record, changes, request, fault);
  if ('refused' in planned) throw new ExtrasRefused(planned.refused);
  const { plan } = planned;
  if (plan.price.total.amountMinor - planned.record.price.total.amountMinor > differenceMinor)
    throw new ExtrasRefused('PriceIncreased');
  await freeSeats(tx, reference, plan.given);
  if (!(await takeMapSeats(tx, reference, plan.taken))) throw new ExtrasRefused('SeatTaken');
  for (const { ticketNo, terms, flights, documents } of plan.orders)
    await rewriteOrder(tx, reference, ticketNo, { terms, flights, documents });
  await setPrice(tx, reference, plan.price);
  const result: ChangedExtras = { ...quoteOf(market, planned, request), extrasReference };
  await insertExtrasChange(tx, reference, result, now);
  return result;
}

/** Canceling a whole trip by its tickets' terms, and what the record says of a reference. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { CanceledPart } from '@sojourn/products/flight/sell/part/part-port.ts';
import type {
  FlightCancelQuote,
  FlightRecord,
  FlightSchedule,
} from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightSegment } from '@sojourn/products/flight/wire/flights.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { isFreeToCancel } from '#orders/changes/changes.ts';
import { readChanges } from '#orders/changes/store.ts';
import { listEdits } from '#orders/edits/store.ts';
import { listParts } from '#orders/parts/store.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { legsOfSliceId } from '../../inventory/schedule/slice-id.ts';
import {
  catchUpChanges,
  changesOf,
  type FlightChange,
  type RecordChanges,
  scheduleOf,
} from '../changes/change-flights.ts';
import { listExchanges } from '../exchange/store.ts';
import { listExtrasChanges } from '../extras/store.ts';
import { type FlightMarket, instantOfMinute } from '../market.ts';
import { hasLeft } from '../operations/read-status.ts';
import type { Fault } from '../scenarios.ts';
import { keptOf, paidFor } from '../search/terms.ts';
import { findRecord, lockRecord, type MarketOrder, type MarketRecord, noteOnHold } from '../store.ts';
import { orderOf } from './confirm.ts';
import { creditsOf } from './credits.ts';
import { giveBack } from './holds.ts';
import { catchUp, documentsOf } from './issue.ts';
import { holdOf } from './reserve.ts';

const confirmedOf = ({ orders }: MarketRecord): MarketOrder[] =>
  orders.filter(({ state }) => state === 'confirmed');

function quoteAt(
  market: FlightMarket,
  record: MarketRecord,
  changes: RecordChanges,
  now: Instant,
  fault: Fault | undefined,
): FlightCancelQuote {
  const orders = confirmedOf(record);
  const isVoidable =
    fault === 'voidsLonger' || (record.voidUntil !== null && isBefore(now, record.voidUntil));
  const isFree = isVoidable || isFreeToCancel(changes);
  const paid = orders.reduce((sum, { terms }) => sum + paidFor(terms), 0);
  // What exchanges and travelers who were canceled have lost doesn't come back
  const feesMinor = orders.reduce(
    (sum, { terms }) => sum + (isFree ? (terms.forfeitedMinor ?? 0) : keptOf(terms)),
    0,
  );
  const penaltyMinor = fault === 'taxesBack' ? Math.min(feesMinor, paid - record.price.fares.tax) : feesMinor;
  const credits = isFree || fault === 'taxesBack' ? [] : creditsOf(market, record, orders);
  const providers = fault === 'twoProviders' ? 2 : 1;
  return { penaltyMinor, refundMinor: paid - penaltyMinor, asOf: now, providers, credits };
}

function quoteOfCanceled(record: MarketRecord): FlightCancelQuote {
  const canceled = record.orders.filter(({ state }) => state === 'canceled');
  const paid = canceled.reduce((sum, { terms }) => sum + paidFor(terms), 0);
  const { penaltyMinor, canceledAt } = record;
  if (penaltyMinor === null || canceledAt === null) throw new Error(`${record.reference} was not canceled`);
  return { penaltyMinor, refundMinor: paid - penaltyMinor, asOf: canceledAt };
}

const isUnknown = (record: MarketRecord | undefined): record is undefined =>
  record === undefined || record.orders.every((order) => orderOf(order) === null);

export async function quoteCancel(
  market: FlightMarket,
  { reference, now }: { readonly reference: string; readonly now: Instant },
  fault: Fault | undefined,
): Promise<Outcome<FlightCancelQuote, { reason: 'NotFound' | 'NotCancellable' | 'AirlineRefunds' }>> {
  const record = await findRecord(market.db, reference);
  if (isUnknown(record)) return rejected({ reason: 'NotFound' });
  if (record.canceledAt !== null) return ok(quoteOfCanceled(record));
  if (confirmedOf(record).length === 0 || (await hasLeft(market, record, now)))
    return rejected({ reason: 'NotCancellable' });
  return ok(quoteAt(market, record, await changesOf(market, reference), now, fault));
}

export async function cancelTrip(
  market: FlightMarket,
  request: { readonly reference: string; readonly penaltyMinor: number; readonly now: Instant },
  fault: Fault | undefined,
): Promise<
  Outcome<FlightCancelQuote, { reason: 'NotFound' | 'NotCancellable' | 'PenaltyChanged' | 'BadRequest' }>
> {
  const { reference, now } = request;
  const before = await findRecord(market.db, reference);
  const isGone = before !== undefined && (await hasLeft(market, before, now));
  return withTransaction(market.db, async (tx) => {
    const record = await lockRecord(tx, reference);
    if (isUnknown(record)) return rejected({ reason: 'NotFound' });
    if (record.canceledAt !== null) return ok(quoteOfCanceled(record));
    const orders = confirmedOf(record);
    if (fault === 'refused' || orders.length === 0 || isGone) return rejected({ reason: 'NotCancellable' });
    const quote = quoteAt(market, record, await readChanges<FlightChange>(tx, reference), now, fault);
    // Less than agreed is fine, more is not
    if (quote.penaltyMinor > request.penaltyMinor) return rejected({ reason: 'PenaltyChanged' });
    await noteOnHold(tx, reference, { penaltyMinor: quote.penaltyMinor, canceledAt: now });
    await giveBack(tx, reference, orders, 'canceled');
    return ok(quote);
  });
}

/** Flight by flight: a new time may break a connection, and is a fact all the same. */
function timesOf(
  market: FlightMarket,
  { days }: FlightState,
  { slices }: MarketRecord,
  { slices: changed }: FlightSchedule,
): FlightRecord['times'] {
  const times = slices.map(({ sliceId }, at) => {
    const now = changed?.[at];
    if (now !== undefined) return now === null ? [] : now.segments.map(timesOfSegment);
    return sliceId.split('~').flatMap((flight) => {
      const legs = legsOfSliceId(market.world, days, flight);
      if (!legs) return [];
      return [{ departs: instantOfMinute(legs.depart0), arrives: instantOfMinute(legs.arrive0) }];
    });
  });
  if (changed) return times;
  const isWhole = slices.every(({ sliceId }, at) => times[at]!.length === sliceId.split('~').length);
  return isWhole ? times : null;
}
const timesOfSegment = ({ scheduledDepartureTime, scheduledArrivalTime }: FlightSegment) => ({
  departs: scheduledDepartureTime,
  arrives: scheduledArrivalTime,
});

export async function lookUp(
  market: FlightMarket,
  { reference, locale = 'en' }: { readonly reference: string; readonly locale?: Locale },
  fault: Fault | undefined,
): Promise<Outcome<FlightRecord | null, never>> {
  const record = await catchUp(market, reference);
  if (record === undefined) return ok(null);
  const orders = record.orders.map(orderOf).filter((order) => order !== null);
  const isHeld = record.orders.some(({ state }) => state === 'held');
  const state = await market.stateAt(market.now());
  const changes = await catchUpChanges(market, state, record, fault);
  const schedule = scheduleOf(market, state, record, changes, locale);
  return ok({
    hold: isHeld ? holdOf(record) : null,
    price: record.price,
    orders,
    documents: record.issuedAt === null ? null : documentsOf(record),
    voidUntil: record.voidUntil,
    times: timesOf(market, state, record, schedule),
    schedule,
    exchanges: await listExchanges(market.db, reference),
    canceledParts: await listParts<CanceledPart>(market.db, reference),
    changedExtras: await listExtrasChanges(market.db, reference),
    edits: await listEdits(market.db, reference),
  });
}

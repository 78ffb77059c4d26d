/** Canceling by the terms that an order was sold with, and what the record says of a reference. */
import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { dateIn, type Instant, nightsBetween } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { addChange, isFreeToCancel, isSeededChange, versionsOf } from '#suppliers/market/changes/changes.ts';
import { type MarketChange, readChanges } from '#suppliers/market/changes/store.ts';
import { listEdits } from '#suppliers/market/edits/store.ts';
import { listParts } from '#suppliers/market/parts/store.ts';
import { type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { CanceledRooms } from '../part/part-port.ts';
import type { StayRecord, SupplierCancelQuote } from '../supplier.ts';
import { listStayChanges } from './change/store.ts';
import { orderOf } from './confirm.ts';
import { holdIn } from './holds.ts';
import type { Market } from './market.ts';
import { announceSales, findOrder, giveBackRooms, lockOrder, type MarketOrder, moveOrder } from './store.ts';

type Reason = 'NotFound' | 'NotCancellable' | 'PenaltyChanged';

function quoteAt(order: MarketOrder, changes: StayChanges, now: Instant): SupplierCancelQuote {
  const { withheldMinor, price, terms } = order;
  const paidMinor = price.total.amountMinor;
  if (isFreeToCancel(changes)) return { penaltyMinor: withheldMinor, refundMinor: paidMinor, asOf: now };
  const { penaltyMinor, refundMinor } = cancelAt(terms, paidMinor, now);
  return { penaltyMinor: penaltyMinor + withheldMinor, refundMinor, asOf: now };
}

function quoteOfCanceled({
  reference,
  price,
  withheldMinor,
  penaltyMinor,
  canceledAt,
}: MarketOrder): SupplierCancelQuote {
  if (penaltyMinor === null || canceledAt === null) throw new Error(`${reference} was not canceled`);
  const refundMinor = price.total.amountMinor + withheldMinor - penaltyMinor;
  return { penaltyMinor, refundMinor, asOf: canceledAt };
}

/** From the day of check-in on (the hotel's date), a stay can't be canceled. */
export const hasBegun = (order: MarketOrder, now: Instant): boolean =>
  nightsBetween(dateIn(now, order.terms.zone), order.checkIn) <= 0;

export async function quoteCancel(
  market: Market,
  reference: string,
  now: Instant,
  fault: unknown,
): Promise<Outcome<SupplierCancelQuote, { reason: 'NotFound' | 'NotCancellable' }>> {
  const order = await findOrder(market.db, reference);
  if (order === undefined || order.locator === null) return rejected({ reason: 'NotFound' });
  if (order.state === 'canceled') return ok(quoteOfCanceled(order));
  if (fault === 'refused' || order.state !== 'confirmed' || hasBegun(order, now))
    return rejected({ reason: 'NotCancellable' });
  return ok(quoteAt(order, await readChanges(market.db, reference), now));
}

export async function cancelOrder(
  market: Market,
  request: { readonly reference: string; readonly penaltyMinor: number; readonly now: Instant },
  fault: unknown,
): Promise<Outcome<SupplierCancelQuote, { reason: Reason }>> {
  const { reference, now } = request;
  return withTransaction(market.db, async (tx) => {
    const order = await lockOrder(tx, reference);
    if (order === undefined || order.locator === null) return rejected({ reason: 'NotFound' });
    if (order.state === 'canceled') return ok(quoteOfCanceled(order));
    if (fault === 'refused' || order.state !== 'confirmed' || hasBegun(order, now))
      return rejected({ reason: 'NotCancellable' });
    const quote = quoteAt(order, await readChanges(tx, reference), now);
    // Less than agreed is fine, more is not
    if (quote.penaltyMinor > request.penaltyMinor) return rejected({ reason: 'PenaltyChanged' });
    const canceled = { penaltyMinor: quote.penaltyMinor, canceledAt: now };
    await moveOrder(tx, reference, 'confirmed', 'canceled', canceled);
    await announceSales(tx, order, await giveBackRooms(tx, order));
    return ok(quote);
  });
}

type StayChange = { readonly isClosed: boolean };
type StayChanges = readonly MarketChange<StayChange>[];

/** Of a confirmed order, with what has just been changed: hotels only ever close. */
async function catchUpChanges(
  market: Market,
  order: MarketOrder,
  now: Instant,
  fault: unknown,
): Promise<StayChanges> {
  const { reference, state, checkIn, expiresAt } = order;
  const changes = await readChanges<StayChange>(market.db, reference);
  if (state !== 'confirmed' || changes.length > 0) return changes;
  const of = { confirmedAt: expiresAt, startsAt: `${checkIn}T12:00:00.000Z` as Instant, now };
  if (fault !== 'closed' && !isSeededChange(reference, of)) return changes;
  const change = { content: { isClosed: true }, isFree: true, at: now, acceptedBy: null };
  return addChange(market.db, reference, changes, change);
}

export async function lookUpOrder(
  market: Market,
  { reference, now }: { readonly reference: string; readonly now?: Instant },
  fault: unknown,
): Promise<Outcome<StayRecord | null, never>> {
  const order = await findOrder(market.db, reference);
  if (order === undefined) return ok(null);
  const changes = now ? await catchUpChanges(market, order, now, fault) : [];
  const isClosed = changes.at(-1)?.content.isClosed ?? false;
  const schedule = { ...versionsOf(changes), isClosed };
  const canceledParts = await listParts<CanceledRooms>(market.db, reference);
  const made = await listStayChanges(market.db, reference);
  const edits = await listEdits(market.db, reference);
  return ok({ hold: holdIn(order), order: orderOf(order), schedule, canceledParts, changes: made, edits });
}

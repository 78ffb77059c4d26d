/** Canceling by the terms that an order was sold with. */
import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { isFreeToCancel } from '../changes/changes.ts';
import { type MarketChange, readChanges } from '../changes/store.ts';
import type { MarketDb } from '../store.ts';
import type { CancelRules, DeskRequest } from './order-desk.ts';
import type { DeskOrder } from './store.ts';

type Quote = { readonly penaltyMinor: number; readonly refundMinor: number; readonly asOf: Instant };
type NotThere = { readonly reason: 'NotFound' | 'NotCancellable' };

function quoteAt<O extends DeskOrder>(
  { paidMinor }: CancelRules<O>,
  order: O,
  changes: readonly MarketChange[],
  now: Instant,
): Quote {
  const { withheldMinor, terms } = order;
  const paid = paidMinor(order);
  if (isFreeToCancel(changes)) return { penaltyMinor: withheldMinor, refundMinor: paid, asOf: now };
  const { penaltyMinor, refundMinor } = cancelAt(terms, paid, now);
  return { penaltyMinor: penaltyMinor + withheldMinor, refundMinor, asOf: now };
}

function quoteOfCanceled<O extends DeskOrder>({ paidMinor }: CancelRules<O>, order: O): Quote {
  const { reference, penaltyMinor, canceledAt, withheldMinor } = order;
  if (penaltyMinor === null || canceledAt === null) throw new Error(`${reference} was not canceled`);
  return { penaltyMinor, refundMinor: paidMinor(order) + withheldMinor - penaltyMinor, asOf: canceledAt };
}

async function quoteOrder<O extends DeskOrder>(
  desk: CancelRules<O>,
  db: MarketDb,
  order: O | undefined,
  now: Instant,
  fault: unknown,
): Promise<Outcome<Quote, NotThere>> {
  if (order === undefined || order.locator === null) return rejected({ reason: 'NotFound' });
  if (order.state === 'canceled') return ok(quoteOfCanceled(desk, order));
  if (fault === 'refused' || order.state !== 'confirmed' || desk.hasBegun(order, now))
    return rejected({ reason: 'NotCancellable' });
  return ok(quoteAt(desk, order, await readChanges(db, order.reference), now));
}

export const quoteCancel = async <O extends DeskOrder>(
  desk: CancelRules<O>,
  db: MarketDb,
  { reference, now }: DeskRequest,
  fault: unknown,
): Promise<Outcome<Quote, NotThere>> => quoteOrder(desk, db, await desk.book.find(db, reference), now, fault);

export const cancelOrder = <O extends DeskOrder>(
  desk: CancelRules<O>,
  db: MarketDb,
  { reference, now, penaltyMinor: agreedMinor }: DeskRequest & { readonly penaltyMinor: number },
  fault: unknown,
): Promise<Outcome<Quote, NotThere | { readonly reason: 'PenaltyChanged' }>> =>
  withTransaction(db, async (tx) => {
    const order = await desk.book.lock(tx, reference);
    const quoted = await quoteOrder(desk, tx, order, now, fault);
    if (quoted.outcome !== 'ok' || order?.state !== 'confirmed') return quoted;
    const { penaltyMinor } = quoted.value;
    // Less than agreed is fine, more is not
    if (penaltyMinor > agreedMinor) return rejected({ reason: 'PenaltyChanged' });
    await desk.book.move(tx, reference, ['confirmed', 'canceled'], { penaltyMinor, canceledAt: now });
    await desk.giveBack(tx, order);
    return quoted;
  });

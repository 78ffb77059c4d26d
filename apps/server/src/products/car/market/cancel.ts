/** Canceling by the terms that an order was sold with, and what the record says of a reference. */
import { cancelAt } from '@sojourn/domain/booking/cancel-terms.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { CarCancelQuote, CarHold, CarOrder } from '../supplier.ts';
import { orderOf } from './confirm.ts';
import { holdIn } from './holds.ts';
import type { CarMarket } from './market.ts';
import { announceSales, type CarMarketOrder, findOrder, giveBackCar, lockOrder, moveOrder } from './store.ts';

type Reason = 'NotFound' | 'NotCancellable' | 'PenaltyChanged';

/** Only what was paid to us can come back or be kept. */
const paidMinor = ({ price }: CarMarketOrder): number => price.dueToday.amountMinor;

function quoteAt(order: CarMarketOrder, now: Instant): CarCancelQuote {
  const { penaltyMinor, refundMinor } = cancelAt(order.terms, paidMinor(order), now);
  return { penaltyMinor, refundMinor, asOf: now };
}

function quoteOfCanceled(order: CarMarketOrder): CarCancelQuote {
  const { penaltyMinor, canceledAt } = order;
  if (penaltyMinor === null || canceledAt === null) throw new Error(`${order.reference} was not canceled`);
  return { penaltyMinor, refundMinor: paidMinor(order) - penaltyMinor, asOf: canceledAt };
}

/** Once it is picked up there is nothing left to cancel. */
const hasBegun = ({ pickUpAt }: CarMarketOrder, now: Instant): boolean => !isBefore(now, pickUpAt);

export async function quoteCancel(
  market: CarMarket,
  reference: string,
  now: Instant,
): Promise<Outcome<CarCancelQuote, { reason: 'NotFound' | 'NotCancellable' }>> {
  const order = await findOrder(market.db, reference);
  if (order === undefined || order.locator === null) return rejected({ reason: 'NotFound' });
  if (order.state === 'canceled') return ok(quoteOfCanceled(order));
  if (order.state !== 'confirmed' || hasBegun(order, now)) return rejected({ reason: 'NotCancellable' });
  return ok(quoteAt(order, now));
}

export async function cancelOrder(
  market: CarMarket,
  request: { readonly reference: string; readonly penaltyMinor: number; readonly now: Instant },
  fault: unknown,
): Promise<Outcome<CarCancelQuote, { reason: Reason }>> {
  const { reference, now } = request;
  return withTransaction(market.db, async (tx) => {
    const order = await lockOrder(tx, reference);
    if (order === undefined || order.locator === null) return rejected({ reason: 'NotFound' });
    if (order.state === 'canceled') return ok(quoteOfCanceled(order));
    if (fault === 'refused' || order.state !== 'confirmed' || hasBegun(order, now))
      return rejected({ reason: 'NotCancellable' });
    const quote = quoteAt(order, now);
    // Less than agreed is fine, more is not
    if (quote.penaltyMinor > request.penaltyMinor) return rejected({ reason: 'PenaltyChanged' });
    const canceled = { penaltyMinor: quote.penaltyMinor, canceledAt: now };
    await moveOrder(tx, reference, 'confirmed', 'canceled', canceled);
    await announceSales(tx, order, await giveBackCar(tx, order));
    return ok(quote);
  });
}

export async function lookUpOrder(
  market: CarMarket,
  reference: string,
): Promise<Outcome<{ hold: CarHold | null; order: CarOrder | null } | null, never>> {
  const order = await findOrder(market.db, reference);
  return ok(order === undefined ? null : { hold: holdIn(order), order: orderOf(order) });
}

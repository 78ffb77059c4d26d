/** Turning a hold into an order with the hotel's record number. */
import { isBefore } from '@sojourn/domain/dates.ts';
import { hashText } from '@sojourn/market/random.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { ConfirmRequest, HotelRejection, StayOrder } from '../supplier.ts';
import { endHold } from './holds.ts';
import type { Market } from './market.ts';
import { findOrder, lockOrder, type MarketOrder, moveOrder } from './store.ts';

const LETTERS = 'BCDFGHJKMNPQRSTVWXZ23456789';
/** The hotel's record number, from the reference: the same however often it is asked to confirm. */
function locatorOf(reference: string): string {
  let text = '';
  for (let i = 0; i < 8; i++) text += LETTERS[hashText(`${reference}:${i}`) % LETTERS.length];
  return text;
}

export const orderOf = (order: MarketOrder): StayOrder | null =>
  order.locator === null
    ? null
    : {
        locator: order.locator,
        price: order.price,
        state: order.state === 'canceled' ? 'Canceled' : 'Confirmed',
      };

export async function confirmOrder(
  market: Market,
  request: ConfirmRequest,
  fault: unknown,
): Promise<Outcome<StayOrder, HotelRejection>> {
  if (fault === 'soldOutAtConfirm') {
    const order = await findOrder(market.db, request.reference);
    if (order?.state !== 'confirmed') {
      await endHold(market, request.reference, 'released');
      return rejected({ reason: 'LackOfInventory' });
    }
  }
  return withTransaction(market.db, async (tx) => {
    const order = await lockOrder(tx, request.reference);
    if (order === undefined) return rejected({ reason: 'InvalidSession' });
    const done = orderOf(order);
    if (order.state === 'confirmed' && done) return ok(done);
    // Its rooms may be somebody else's already
    if (order.state === 'expired' || !isBefore(request.now, order.expiresAt))
      return rejected({ reason: 'ExpiredFulfillToken' });
    if (order.state !== 'held') return rejected({ reason: 'LackOfInventory' });
    if (request.guests.length !== order.roomCount) return rejected({ reason: 'CartValidationError' });
    const locator = locatorOf(request.reference);
    const guests = {
      guests: request.guests,
      loyaltyNumber: request.loyaltyNumber,
      requests: request.requests,
    };
    await moveOrder(tx, request.reference, 'held', 'confirmed', { locator, guests });
    return ok({ locator, price: order.price, state: 'Confirmed' } satisfies StayOrder);
  });
}

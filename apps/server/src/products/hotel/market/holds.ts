/** Holds on rooms: ending them, and what the record says of them. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { type Outcome, ok } from '#suppliers/outcome.ts';
import type { HotelRejection, StayHold } from '../supplier.ts';
import type { Market } from './market.ts';
import { announceSales, findRunOut, giveBackRooms, lockOrder, type MarketOrder, moveOrder } from './store.ts';

/** Ends holds that have run out and gives their rooms back; all, or those of one hotel. */
export async function sweepHolds(
  market: Market,
  now: Instant,
  stayId: string | null = null,
): Promise<number> {
  let swept = 0;
  for (const reference of await findRunOut(market.db, now, stayId)) {
    if (await endHold(market, reference, 'expired')) swept++;
  }
  return swept;
}

/** False when there was no hold of that reference (any more). */
export async function endHold(
  market: Market,
  reference: string,
  to: 'expired' | 'released',
): Promise<boolean> {
  return withTransaction(market.db, async (tx) => {
    const order = await lockOrder(tx, reference);
    if (order?.state !== 'held') return false;
    await moveOrder(tx, reference, 'held', to);
    await announceSales(tx, order, await giveBackRooms(tx, order));
    return true;
  });
}

export const holdOf = (order: MarketOrder): StayHold => ({
  holdId: order.holdId,
  expiresAt: order.expiresAt,
  price: order.price,
});

export const holdIn = (order: MarketOrder): StayHold | null =>
  order.state === 'held' ? holdOf(order) : null;

export async function releaseRooms(
  market: Market,
  reference: string,
): Promise<Outcome<null, HotelRejection>> {
  await endHold(market, reference, 'released');
  return ok(null);
}

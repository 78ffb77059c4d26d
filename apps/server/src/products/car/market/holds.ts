/** Holds on cars: ending them, and what the record says of them. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { type Outcome, ok } from '#suppliers/outcome.ts';
import type { CarHold, CarRejection } from '../supplier.ts';
import type { CarMarket } from './market.ts';
import {
  announceSales,
  type CarMarketOrder,
  findRunOut,
  giveBackCar,
  lockOrder,
  moveOrder,
} from './store.ts';

/** Ends holds that have run out and gives their cars back; all, or those of one car. */
export async function sweepHolds(
  market: CarMarket,
  now: Instant,
  carId: string | null = null,
): Promise<number> {
  let swept = 0;
  for (const reference of await findRunOut(market.db, now, carId)) {
    if (await endHold(market, reference, 'expired')) swept++;
  }
  return swept;
}

/** False when there was no hold of that reference (any more). */
export async function endHold(
  market: CarMarket,
  reference: string,
  to: 'expired' | 'released',
): Promise<boolean> {
  return withTransaction(market.db, async (tx) => {
    const order = await lockOrder(tx, reference);
    if (order?.state !== 'held') return false;
    await moveOrder(tx, reference, 'held', to);
    await announceSales(tx, order, await giveBackCar(tx, order));
    return true;
  });
}

export const holdOf = ({ holdId, expiresAt, price }: CarMarketOrder): CarHold => ({
  holdId,
  expiresAt,
  price,
});

export const holdIn = (order: CarMarketOrder): CarHold | null =>
  order.state === 'held' ? holdOf(order) : null;

export async function releaseCar(market: CarMarket, reference: string): Promise<Outcome<null, CarRejection>> {
  await endHold(market, reference, 'released');
  return ok(null);
}

/** Holds on seats: ending them, and giving back what tickets took. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { type Outcome, ok } from '@sojourn/server/suppliers/outcome.ts';
import { announceSales, freeMapSeats, giveBackSeats, type TakenFlight } from '../inventory/store.ts';
import { findRunOut, lockRecord, type MarketOrder, moveOrders, type OrderState } from '../store.ts';

type Given = 'released' | 'expired' | 'voided' | 'canceled';

/** The same cabin of the same day once. */
export function addUp(flights: readonly TakenFlight[]): TakenFlight[] {
  const sums = new Map<string, TakenFlight>();
  for (const each of flights) {
    const key = `${each.flight} ${each.day} ${each.cabin}`;
    sums.set(key, { ...each, seats: each.seats + (sums.get(key)?.seats ?? 0) });
  }
  return [...sums.values()];
}

/** Takes orders of a locked record out of force; their seats are on sale again. */
export async function giveBack(
  db: Db,
  reference: string,
  orders: readonly MarketOrder[],
  to: Extract<OrderState, Given>,
): Promise<void> {
  if (orders.length === 0) return;
  const ticketNos = orders.map(({ ticketNo }) => ticketNo);
  await moveOrders(db, reference, ticketNos, to);
  await freeMapSeats(db, reference, ticketNos);
  await announceSales(db, await giveBackSeats(db, addUp(orders.flatMap(({ flights }) => flights))));
}

/** Ends what is still only held. False when there was nothing. */
const endHold = (db: Db, reference: string, to: 'expired' | 'released'): Promise<boolean> =>
  withTransaction(db, async (tx) => {
    const record = await lockRecord(tx, reference);
    const held = record?.orders.filter(({ state }) => state === 'held') ?? [];
    await giveBack(tx, reference, held, to);
    return held.length > 0;
  });

/** Ends holds that have run out. Returns how many. */
export async function sweepHolds(db: Db, now: Instant): Promise<number> {
  let swept = 0;
  for (const reference of await findRunOut(db, now)) if (await endHold(db, reference, 'expired')) swept++;
  return swept;
}

export async function releaseSeats(db: Db, reference: string): Promise<Outcome<null, never>> {
  await endHold(db, reference, 'released');
  return ok(null);
}

/** Slots that don't take place: their orders end, everything comes back, and nobody else can book them. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { dayNumber } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { ActivityCancelCause } from '@sojourn/products/activity/sell/supplier.ts';
import type { MarketDb } from '#orders/store.ts';
import { capacityHere } from '../../inventory/places-left.ts';
import { rowOfActivity } from '../../inventory/world.ts';
import { ACTIVITY_DESK } from '../desk.ts';
import type { ActivityMarket } from '../market.ts';
import { decideSlot, findDecision, lockMoves, type SlotKey } from '../slots/store.ts';
import {
  ACTIVITY_ORDERS,
  countBooked,
  findCalledOff,
  findUncounted,
  setCause,
  setRefusal,
  slotOf,
} from '../store.ts';

type Ground = Pick<ActivityMarket, 'db' | 'world'>;

/** Whatever it was: a hold ends, a confirmation that waits is refused, a booking is canceled for nothing. */
const endOrder = (db: MarketDb, reference: string, now: Instant): Promise<boolean> =>
  withTransaction(db, async (tx) => {
    const order = await ACTIVITY_ORDERS.lock(tx, reference);
    const slot = order && slotOf(order);
    const cause = slot ? ((await findDecision(tx, slot))?.cause ?? null) : null;
    if (!order || cause === null) return false;
    if (order.state === 'held') {
      const isDeciding = order.decidesAt !== null;
      if (isDeciding) await setRefusal(tx, reference, 'OperatorRejected');
      await ACTIVITY_ORDERS.move(tx, reference, ['held', isDeciding ? 'released' : 'expired']);
    } else if (order.state === 'confirmed') {
      await ACTIVITY_ORDERS.move(tx, reference, ['confirmed', 'canceled'], {
        penaltyMinor: 0,
        canceledAt: now,
      });
      await setCause(tx, reference, cause);
    } else return false;
    await ACTIVITY_DESK.giveBack(tx, order);
    return true;
  });

/** Ends what's left of slots that were called off, here or by a process that died before it could. */
export async function endCalledOff(db: MarketDb, now: Instant): Promise<number> {
  let ended = 0;
  for (const reference of await findCalledOff(db)) if (await endOrder(db, reference, now)) ended++;
  return ended;
}

export async function callOff(
  { db }: Pick<ActivityMarket, 'db'>,
  slot: SlotKey,
  cause: ActivityCancelCause,
  now: Instant,
): Promise<void> {
  await decideSlot(db, slot, { cause, at: now });
  await endCalledOff(db, now);
}

/** Counts groups whose instant has come, each once: with those whom the operator has from elsewhere. */
export async function countGroups({ db, world }: Ground, now: Instant): Promise<number> {
  const due = await findUncounted(db, now);
  for (const { leastPeople, decidedAt: _, ...slot } of due) {
    const row = rowOfActivity(world, slot.activityId);
    const others =
      row === undefined ? 0 : world.seats[row]! - capacityHere(world, row, dayNumber(slot.day), slot.start);
    await withTransaction(db, async (tx) => {
      await lockMoves(tx, slot.activityId);
      const booked = others + (await countBooked(tx, slot));
      await decideSlot(tx, slot, { cause: booked < leastPeople ? 'tooFew' : null, at: now });
    });
  }
  return due.length;
}

/** What the record of a desk says of a reference, with what its supplier has just decided or changed. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { addChange, isSeededChange } from '../changes/changes.ts';
import { type MarketChange, readChanges } from '../changes/store.ts';
import type { Stage } from '../play-scenario.ts';
import { decide } from './confirm.ts';
import {
  type ChangeRules,
  type DeskRequest,
  holdOf,
  isDeciding,
  type OrderDesk,
  orderOf,
  type Reason,
} from './order-desk.ts';
import type { DeskOrder } from './store.ts';

/** Of a confirmed order. */
async function catchUpChanges<M extends Stage, O extends DeskOrder, K>(
  desk: ChangeRules<M, O, K>,
  market: M,
  order: O,
  now: Instant,
  fault: unknown,
): Promise<readonly MarketChange<K>[]> {
  const { reference, state, expiresAt: confirmedAt } = order;
  const changes = await readChanges<K>(market.db, reference);
  if (state !== 'confirmed' || changes.length > 0) return changes;
  const startsAt = desk.startsAt(order);
  if (fault !== 'changed' && !isSeededChange(reference, { confirmedAt, startsAt, now })) return changes;
  const content = desk.change(market, order);
  if (content === undefined) return changes;
  return addChange(market.db, reference, changes, { content, isFree: true, at: now, acceptedBy: null });
}

/** Null for a reference that isn't known. Without a time nothing happens by looking. */
export async function lookUpOrder<
  M extends Stage,
  O extends DeskOrder,
  C extends DeskRequest,
  No extends Reason,
  K,
>(
  desk: OrderDesk<M, O, C, No, K>,
  market: M,
  { reference, now }: { readonly reference: string; readonly now?: Instant },
  fault: unknown,
) {
  const before = await desk.book.find(market.db, reference);
  const isDue = before !== undefined && now !== undefined && isDeciding(before);
  const order = isDue ? await decide(desk, market.db, { reference, now }) : before;
  if (order === undefined) return null;
  const { refusal, state } = order;
  return {
    hold: state === 'held' ? holdOf<O['price']>(order) : null,
    order: orderOf<O['price']>(order),
    changes: now === undefined ? [] : await catchUpChanges(desk, market, order, now, fault),
    ...(isDeciding(order) ? { isDeciding: true as const } : {}),
    ...(state === 'released' && refusal !== null ? { refusal: desk.soldOut } : {}),
  };
}

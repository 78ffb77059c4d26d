/** Places of slots in people, and slots that don't take place: the record, which all servers follow. */
import { type CalendarDate, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import type { ActivityCancelCause } from '@sojourn/products/activity/sell/supplier.ts';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { createDayStock } from '#orders/stock/day-stock.ts';
import { type MarketDb, noticeSale } from '#orders/store.ts';
import { type ClosedStarts, type SoldPlaces, startKey } from '../../inventory/places-left.ts';

export type SlotKey = {
  readonly activityId: string;
  readonly day: CalendarDate;
  readonly start: number;
};

export const SLOT_STOCK = createDayStock({
  name: 'market.activity_slots',
  keys: ['activity_id', 'start'],
  day: 'day',
  channel: 'market_activity_slots',
});
export const CLOSED_CHANNEL = 'market_activity_closed';

/** People of a slot; false when they don't fit beside those who are there. */
export async function takePlaces(
  db: MarketDb,
  { activityId, day, start }: SlotKey,
  places: number,
  capacity: number,
): Promise<boolean> {
  if (places === 0) return true;
  const key = [activityId, start];
  const moved = await SLOT_STOCK.move(db, key, [{ day, units: places, capacity }]);
  if (moved.length === 0) return false;
  await SLOT_STOCK.announce(db, key, moved);
  return true;
}

export async function givePlacesBack(
  db: MarketDb,
  { activityId, day, start }: SlotKey,
  places: number,
): Promise<void> {
  if (places === 0) return;
  const key = [activityId, start];
  await SLOT_STOCK.announce(db, key, await SLOT_STOCK.giveBack(db, key, [day], places));
}

/** An activity, kept from others who move places between its slots until the transaction ends. */
export async function lockMoves(db: MarketDb, activityId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`activity ${activityId}`}, 0))`.execute(db);
}

/** By the record: what's sold of an activity from a day on, and which of its starts don't take place. */
export async function readSlots(
  db: MarketDb,
  row: number,
  activityId: string,
  span: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<{ readonly sold: SoldPlaces; readonly closed: ClosedStarts }> {
  const { rows: sold } = await sql<{ day: CalendarDate; start: number; sold: number }>`
    select day, start, sold from market.activity_slots
    where activity_id = ${activityId} and day between ${span.from} and ${span.to}`.execute(db);
  const { rows: closed } = await sql<{ day: CalendarDate; start: number }>`
    select day, start from market.activity_decisions
    where activity_id = ${activityId} and day between ${span.from} and ${span.to}
      and cause is not null`.execute(db);
  const keyOf = ({ day, start }: { day: CalendarDate; start: number }) => startKey(dayNumber(day), start);
  return {
    sold: new Map([[row, new Map(sold.map((each) => [keyOf(each), each.sold]))]]),
    closed: new Map([[row, new Set(closed.map(keyOf))]]),
  };
}

type SlotDecision = { readonly cause: ActivityCancelCause | null; readonly at: Instant };

export async function findDecision(db: MarketDb, key: SlotKey): Promise<SlotDecision | undefined> {
  const { rows } = await sql<SlotDecision>`select cause, at from market.activity_decisions
    where activity_id = ${key.activityId} and day = ${key.day} and start = ${key.start}`.execute(db);
  return rows[0];
}

/** The first decision about a slot stands, but for one that it's called off after all. */
export async function decideSlot(
  db: MarketDb,
  { activityId, day, start }: SlotKey,
  { cause, at }: SlotDecision,
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into market.activity_decisions as d (activity_id, day, start, cause, at)
    values (${activityId}, ${day}, ${start}, ${cause}, ${at})
    on conflict (activity_id, start, day) do update set cause = excluded.cause, at = excluded.at
      where d.cause is null and excluded.cause is not null`.execute(db);
  if (cause !== null && numAffectedRows === 1n)
    await noticeSale(db, CLOSED_CHANNEL, [activityId, day, start]);
}

/** Subscribes a connection to what servers of the version before send. */
export async function listenToClosed(client: PoolClient): Promise<void> {
  await client.query(`listen ${CLOSED_CHANNEL}`);
}

export async function listClosed(db: MarketDb, from: CalendarDate): Promise<SlotKey[]> {
  const { rows } = await sql<SlotKey>`select activity_id as "activityId", day, start
    from market.activity_decisions where day >= ${from} and cause is not null`.execute(db);
  return rows;
}

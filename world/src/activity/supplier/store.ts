/** The activity market's own record in PostgreSQL (schema `market`): orders, and prices that are moved. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { ActivityTotal } from '@sojourn/products/activity/sell/port/price-port.ts';
import type { ActivityCancelCause } from '@sojourn/products/activity/sell/supplier.ts';
import { sql } from 'kysely';
import { createOrderBook, type DeskOrder } from '#orders/desk/store.ts';
import { createPriceMoves } from '#orders/moves/price-moves.ts';
import type { MarketDb } from '#orders/store.ts';
import type { SlotKey } from './slots/store.ts';
import type { SoldActivity } from './sold-activity.ts';

export type ActivityOrderRow = DeskOrder<ActivityTotal> & {
  readonly activityId: string;
  /** Of the slot; null for an open-dated ticket. */
  readonly day: CalendarDate | null;
  readonly start: number | null;
  readonly places: number;
  /** Of an open-dated ticket, its end. */
  readonly startsAt: Instant;
  readonly cutOffAt: Instant | null;
  readonly decidedAt: Instant | null;
  readonly leastPeople: number | null;
  readonly answerBy: Instant | null;
  readonly cancelCause: ActivityCancelCause | null;
  readonly redeemedAt: Instant | null;
  readonly sold: SoldActivity;
};

export const ACTIVITY_ORDERS = createOrderBook<ActivityOrderRow>({
  name: 'market.activity_orders',
  thing: 'activity_id',
  people: 'traveler',
  columns: {
    activityId: ['activity_id'],
    day: ['day'],
    start: ['start'],
    places: ['places'],
    startsAt: ['starts_at'],
    cutOffAt: ['cut_off_at'],
    decidedAt: ['decided_at'],
    leastPeople: ['least_people'],
    answerBy: ['answer_by'],
    cancelCause: ['cancel_cause'],
    redeemedAt: ['redeemed_at'],
    sold: ['sold'],
  },
});
/** Changes that buyers had made. */
export const ACTIVITY_CHANGES = { book: ACTIVITY_ORDERS, table: 'market.activity_order_changes' } as const;

/** Of activities, for the day of a slot. */
export const ACTIVITY_MOVES = createPriceMoves({
  name: 'market.activity_moves',
  thing: 'activity_id',
  dates: ['day'],
});

export const slotOf = ({ activityId, day, start }: ActivityOrderRow): SlotKey | null =>
  day === null || start === null ? null : { activityId, day, start };

/** Of a hold that is locked: its operator answers by then. */
export async function setAnswerBy(db: MarketDb, reference: string, answerBy: Instant): Promise<void> {
  await sql`update market.activity_orders set answer_by = ${answerBy}
    where reference = ${reference}`.execute(db);
}

/** A code of it was scanned; the first counts. */
export async function setRedeemed(db: MarketDb, reference: string, at: Instant): Promise<void> {
  await sql`update market.activity_orders set redeemed_at = coalesce(redeemed_at, ${at}::timestamptz)
    where reference = ${reference}`.execute(db);
}

/** Of a hold that is locked and whose operator has refused it. */
export async function setRefusal(db: MarketDb, reference: string, refusal: string): Promise<void> {
  await sql`update market.activity_orders set refusal = ${refusal}
    where reference = ${reference}`.execute(db);
}

/** Of an order that is locked and was canceled by its operator. */
export async function setCause(db: MarketDb, reference: string, cause: ActivityCancelCause): Promise<void> {
  await sql`update market.activity_orders set cancel_cause = ${cause}
    where reference = ${reference}`.execute(db);
}

async function references(
  db: MarketDb,
  query: ReturnType<typeof sql<{ reference: string }>>,
): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ reference }) => reference);
}

/** Confirmations whose operator answers now. */
export const findAnswered = (db: MarketDb, now: Instant): Promise<string[]> =>
  references(
    db,
    sql`select reference from market.activity_orders
      where state = 'held' and decides_at <= ${now} order by decides_at limit 200`,
  );

/** Those of slots that don't take place. */
export const findCalledOff = (db: MarketDb): Promise<string[]> =>
  references(
    db,
    sql`select o.reference from market.activity_orders o
      join market.activity_decisions d using (activity_id, day, start)
      where o.state in ('held', 'confirmed') and d.cause is not null
      order by o.reference limit 200`,
  );

/** Slots whose smallest group counts now and wasn't counted yet. */
export async function findUncounted(
  db: MarketDb,
  now: Instant,
): Promise<(SlotKey & { readonly leastPeople: number; readonly decidedAt: Instant })[]> {
  const { rows } = await sql<SlotKey & { leastPeople: number; decidedAt: Instant }>`
    select activity_id as "activityId", day, start, max(least_people) as "leastPeople",
      min(decided_at) as "decidedAt"
    from market.activity_orders o
    where state in ('held', 'confirmed') and decided_at <= ${now}
      and not exists (select from market.activity_decisions d
        where (d.activity_id, d.day, d.start) = (o.activity_id, o.day, o.start))
    group by activity_id, day, start order by activity_id, day, start limit 200`.execute(db);
  return rows;
}

/** People of a slot who are booked: confirmed, or waiting for their operator's answer. */
export async function countBooked(db: MarketDb, { activityId, day, start }: SlotKey): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select coalesce(sum(places), 0)::int as people from market.activity_orders
    where activity_id = ${activityId} and day = ${day} and start = ${start}
      and (state = 'confirmed' or (state = 'held' and decides_at is not null))`.execute(db);
  return rows[0]?.people ?? 0;
}

/** The ground market's own record in PostgreSQL (schema `market`): orders, and what's sold by day. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { RideSummary, RideTotal } from '@sojourn/products/ground/sell/port/ride-port.ts';
import { sql } from 'kysely';
import { createOrderBook, type DeskOrder } from '#orders/desk/store.ts';
import { createPriceMoves } from '#orders/moves/price-moves.ts';
import { createDayStock } from '#orders/stock/day-stock.ts';
import type { MarketDb } from '#orders/store.ts';

type SoldRide = { readonly summary: RideSummary; readonly locale: Locale };
export type RideOrderRow = DeskOrder<RideTotal> & {
  readonly transferId: string;
  readonly day: CalendarDate;
  readonly units: number;
  readonly startsAt: Instant;
  readonly pickedUpAt: Instant | null;
  readonly calledOffAt: Instant | null;
  readonly sold: SoldRide;
};

export const RIDE_ORDERS = createOrderBook<RideOrderRow>({
  name: 'market.ride_orders',
  thing: 'transfer_id',
  people: 'traveler',
  columns: {
    transferId: ['transfer_id'],
    day: ['day'],
    units: ['units'],
    startsAt: ['starts_at'],
    pickedUpAt: ['picked_up_at'],
    calledOffAt: ['called_off_at'],
    sold: ['sold'],
  },
});
/** Changes that buyers had made. */
export const RIDE_CHANGES = { book: RIDE_ORDERS, table: 'market.ride_order_changes' } as const;

/** By operator's service: vehicles, or seats of a shuttle. */
export const RIDES = createDayStock({
  name: 'market.ride_sales',
  keys: ['transfer_id'],
  day: 'day',
  channel: 'market_ride_sales',
});
/** Of rides, for their day. */
export const RIDE_MOVES = createPriceMoves({
  name: 'market.ride_moves',
  thing: 'transfer_id',
  dates: ['day'],
});

/** The driver was there; the first time counts. */
export async function setPickedUp(db: MarketDb, reference: string, at: Instant): Promise<void> {
  await sql`update market.ride_orders set picked_up_at = coalesce(picked_up_at, ${at}::timestamptz)
    where reference = ${reference}`.execute(db);
}

/** Of an order that is locked and was canceled by its operator. */
export async function setCalledOff(db: MarketDb, reference: string, at: Instant): Promise<void> {
  await sql`update market.ride_orders set called_off_at = ${at} where reference = ${reference}`.execute(db);
}

/** The home market's own record in PostgreSQL (schema `market`): orders and prices that scenarios move. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { HomesPrice } from '@sojourn/products/home/sell/price-port.ts';
import { createOrderBook, type DeskOrder } from '#orders/desk/store.ts';
import { createPriceMoves } from '#orders/moves/price-moves.ts';
import type { SoldHomes } from './sold-homes.ts';

export type HomeOrderRow = DeskOrder<HomesPrice> & {
  /** Of the first home. */
  readonly homeId: string;
  readonly checkIn: CalendarDate;
  readonly startsAt: Instant;
  readonly sold: SoldHomes;
  readonly requestReference: string | null;
};

export const HOME_ORDERS = createOrderBook<HomeOrderRow>({
  name: 'market.home_orders',
  thing: 'home_id',
  people: 'guest',
  columns: {
    homeId: ['home_id'],
    checkIn: ['check_in'],
    startsAt: ['starts_at'],
    sold: ['sold'],
    requestReference: ['request_reference'],
  },
});
/** Changes that buyers had made. */
export const HOME_CHANGES = { book: HOME_ORDERS, table: 'market.home_order_changes' } as const;

/** Of homes, for dates of a stay. */
export const HOME_MOVES = createPriceMoves({
  name: 'market.home_moves',
  thing: 'home_id',
  dates: ['check_in', 'check_out'],
});

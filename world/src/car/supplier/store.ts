/** The car market's own record in PostgreSQL (schema `market`): cars rented out, and orders. */
import type { CalendarDate, Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { CarPrice } from '@sojourn/products/car/rules/car-price.ts';
import { sql } from 'kysely';
import { createOrderBook, type DeskOrder } from '../../orders/desk/store.ts';
import { createPriceMoves } from '../../orders/moves/price-moves.ts';
import { createDayStock } from '../../orders/stock/day-stock.ts';
import type { DayCount } from '../../orders/stock/store.ts';
import type { MarketDb } from '../../orders/store.ts';

export type CarOrderRow = DeskOrder<CarPrice> & {
  readonly carId: string;
  readonly dropOffDesk: string;
  readonly pickUp: LocalDateTime;
  readonly dropOff: LocalDateTime;
  readonly pickUpAt: Instant;
  readonly firstDay: CalendarDate;
  readonly days: number;
};

const localTime = (column: string): [string, string] => [
  column,
  `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI')`,
];
export const CAR_ORDERS = createOrderBook<CarOrderRow>({
  name: 'market.car_orders',
  thing: 'car_id',
  people: 'drivers',
  columns: {
    carId: ['car_id'],
    dropOffDesk: ['drop_off_desk'],
    pickUp: localTime('pick_up'),
    dropOff: localTime('drop_off'),
    pickUpAt: ['pick_up_at'],
    firstDay: ['first_day'],
    days: ['days'],
  },
});
/** Changes that buyers had made. */
export const CAR_CHANGES = { book: CAR_ORDERS, table: 'market.car_order_changes' } as const;

/** By car. */
export const CARS = createDayStock({
  name: 'market.car_sales',
  keys: ['car_id'],
  day: 'day',
  channel: 'market_car_sales',
});
/** Of cars, from a first day on. */
export const CAR_MOVES = createPriceMoves({
  name: 'market.car_moves',
  thing: 'car_id',
  dates: ['first_day'],
});

/** What is out of a car on its days. */
export async function soldOn(
  db: MarketDb,
  carId: string,
  days: readonly CalendarDate[],
): Promise<ReadonlyMap<CalendarDate, number>> {
  const { rows } = await sql<DayCount>`
    select day, sold from market.car_sales
    where car_id = ${carId} and day = any(${days}::date[]) and sold > 0`.execute(db);
  return new Map(rows.map(({ day, sold }) => [day, sold]));
}

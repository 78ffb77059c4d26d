/** The SQL of rentals that were changed at the car market. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { MarketDb } from '#suppliers/market/store.ts';
import type { CarChanged } from '../../change/change-port.ts';
import type { CarMarketOrder, DaySold } from '../store.ts';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
type Stored = { readonly result: CarChanged };

/** What a change came to, by our reference of it; undefined when it wasn't made. */
export async function findCarChange(db: MarketDb, changeReference: string): Promise<CarChanged | undefined> {
  const { rows } = await sql<Stored>`select result from market.car_order_changes
    where change_reference = ${changeReference}`.execute(db);
  return rows[0]?.result;
}

export async function listCarChanges(db: MarketDb, reference: string): Promise<CarChanged[]> {
  const { rows } = await sql<Stored>`select result from market.car_order_changes
    where reference = ${reference} order by at, change_reference`.execute(db);
  return rows.map(({ result }) => result);
}

export async function insertCarChange(
  db: MarketDb,
  reference: string,
  result: CarChanged,
  at: Instant,
): Promise<void> {
  await sql`insert into market.car_order_changes (change_reference, reference, result, at)
    values (${result.changeReference}, ${reference}, ${json(result)}, ${at})`.execute(db);
}

/** `cars`: 1 more or, below zero, one back. */
export type DayMove = { readonly day: CalendarDate; readonly cars: number; readonly capacity: number };
/**
 * Takes and gives back a car in one statement, by day, so that two changes never wait for each other. Fewer
 * days returned than asked for: one of them has none left, and the caller must roll back.
 */
export async function moveCar(db: MarketDb, carId: string, moves: readonly DayMove[]): Promise<DaySold[]> {
  const days = moves.map(({ day }) => day);
  const { rows } = await sql<DaySold>`
    with moved as (
      select * from unnest(${days}::date[], ${moves.map(({ cars }) => cars)}::int[],
        ${moves.map(({ capacity }) => capacity)}::int[]) as m (day, cars, capacity)),
    locked as (
      select s.day from market.car_sales s join moved using (day)
      where s.car_id = ${carId} order by s.day for update of s)
    insert into market.car_sales as s (car_id, day, sold, capacity)
    select ${carId}, m.day, greatest(m.cars, 0), m.capacity
    from moved m left join locked l using (day)
    where m.cars < 0 or m.capacity >= m.cars
    order by m.day
    on conflict (car_id, day) do update
      set sold = s.sold + (select m.cars from moved m where m.day = s.day)
      where (select m.cars < 0 or s.sold + m.cars <= least(m.capacity, s.capacity) from moved m
        where m.day = s.day)
    returning day, sold`.execute(db);
  return rows;
}

/** Of an order that is locked. */
export async function rewriteCarOrder(
  db: MarketDb,
  reference: string,
  to: Pick<
    CarMarketOrder,
    'pickUp' | 'dropOff' | 'pickUpAt' | 'firstDay' | 'days' | 'price' | 'terms' | 'withheldMinor'
  > & { readonly drivers: readonly { readonly firstName: string; readonly lastName: string }[] },
): Promise<void> {
  await sql`update market.car_orders set pick_up = ${to.pickUp}, drop_off = ${to.dropOff},
      pick_up_at = ${to.pickUpAt}, first_day = ${to.firstDay}, days = ${to.days},
      price = ${json(to.price)}, terms = ${json(to.terms)}, withheld_minor = ${to.withheldMinor},
      drivers = coalesce(drivers, '{}'::jsonb) || jsonb_build_object('names', ${json(to.drivers)})
    where reference = ${reference}`.execute(db);
}

/** The car market's own record in PostgreSQL (schema `market`): cars rented out, orders by our reference. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { CalendarDate, Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { CarPrice } from '@sojourn/domain/products/car/car-price.ts';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { type MarketDb, noticeSale } from '#suppliers/market/store.ts';

export const CAR_SALES_CHANNEL = 'market_car_sales';

type OrderState = 'held' | 'confirmed' | 'canceled' | 'released' | 'expired';
export type CarMarketOrder = {
  readonly reference: string;
  readonly seller: string;
  readonly carId: string;
  readonly dropOffDesk: string;
  readonly pickUp: LocalDateTime;
  readonly dropOff: LocalDateTime;
  readonly pickUpAt: Instant;
  readonly firstDay: CalendarDate;
  readonly days: number;
  readonly state: OrderState;
  readonly holdId: string;
  readonly expiresAt: Instant;
  readonly price: CarPrice;
  readonly terms: CancelTerms;
  readonly locator: string | null;
  readonly penaltyMinor: number | null;
  readonly canceledAt: Instant | null;
  /** What changes have cost: it's in no price any more. */
  readonly withheldMinor: number;
};
type RentedDays = Pick<CarMarketOrder, 'carId' | 'firstDay' | 'days'>;
export type DaySold = { readonly day: CalendarDate; readonly sold: number };

const LOCAL = `'YYYY-MM-DD"T"HH24:MI'`;
const COLUMNS = sql.raw(`reference, seller, car_id as "carId", drop_off_desk as "dropOffDesk",
  to_char(pick_up, ${LOCAL}) as "pickUp", to_char(drop_off, ${LOCAL}) as "dropOff",
  pick_up_at as "pickUpAt", first_day as "firstDay", days, state, hold_id as "holdId",
  expires_at as "expiresAt", price, terms, locator, penalty_minor as "penaltyMinor",
  canceled_at as "canceledAt", withheld_minor::int as "withheldMinor"`);

export async function findOrder(db: MarketDb, reference: string): Promise<CarMarketOrder | undefined> {
  const { rows } = await sql<CarMarketOrder>`
    select ${COLUMNS} from market.car_orders where reference = ${reference}`.execute(db);
  return rows[0];
}

/** The order, kept from others until the transaction ends. */
export async function lockOrder(db: MarketDb, reference: string): Promise<CarMarketOrder | undefined> {
  const { rows } = await sql<CarMarketOrder>`
    select ${COLUMNS} from market.car_orders where reference = ${reference} for update`.execute(db);
  return rows[0];
}

/** False when there is an order of that reference already. */
export async function insertHold(db: MarketDb, order: CarMarketOrder, now: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into market.car_orders (reference, seller, car_id, drop_off_desk, pick_up, drop_off, pick_up_at,
      first_day, days, state, hold_id, expires_at, price, terms, created_at)
    values (${order.reference}, ${order.seller}, ${order.carId}, ${order.dropOffDesk}, ${order.pickUp},
      ${order.dropOff}, ${order.pickUpAt}, ${order.firstDay}, ${order.days}, 'held', ${order.holdId},
      ${order.expiresAt}, ${JSON.stringify(order.price)}, ${JSON.stringify(order.terms)}, ${now})
    on conflict (reference) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Moves an order from one of the states it may be in; false when it is in another. */
export async function moveOrder(
  db: MarketDb,
  reference: string,
  from: OrderState,
  to: OrderState,
  set: { locator?: string; drivers?: unknown; penaltyMinor?: number; canceledAt?: Instant } = {},
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update market.car_orders set state = ${to},
      locator = coalesce(${set.locator ?? null}, locator),
      drivers = coalesce(${set.drivers === undefined ? null : JSON.stringify(set.drivers)}::jsonb, drivers),
      penalty_minor = coalesce(${set.penaltyMinor ?? null}::bigint, penalty_minor),
      canceled_at = coalesce(${set.canceledAt ?? null}::timestamptz, canceled_at)
    where reference = ${reference} and state = ${from}`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Takes a car on every day in one statement, each day only while one is left under its capacity. Returns the
 * days that were taken with what is out now; fewer than asked for means that the caller must roll back.
 */
export async function takeCar(
  db: MarketDb,
  carId: string,
  days: readonly { readonly day: CalendarDate; readonly capacity: number }[],
): Promise<DaySold[]> {
  const { rows } = await sql<DaySold>`
    insert into market.car_sales as s (car_id, day, sold, capacity)
    select ${carId}, d.day, 1, d.capacity
    from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ capacity }) => capacity)}::int[])
      as d (day, capacity)
    where d.capacity >= 1
    order by d.day
    on conflict (car_id, day) do update set sold = s.sold + 1
      where s.sold + 1 <= excluded.capacity and s.sold + 1 <= s.capacity
    returning day, sold`.execute(db);
  return rows;
}

/** Gives the car of an order back; the days are locked in the order in which they are taken. */
export async function giveBackCar(db: MarketDb, order: RentedDays): Promise<DaySold[]> {
  const { rows } = await sql<DaySold>`
    with locked as (
      select day from market.car_sales
      where car_id = ${order.carId} and day >= ${order.firstDay}::date
        and day < ${order.firstDay}::date + ${order.days}::int
      order by day for update)
    update market.car_sales s set sold = s.sold - 1 from locked
    where s.car_id = ${order.carId} and s.day = locked.day
    returning s.day, s.sold`.execute(db);
  return rows;
}

/** Shows every server, once the transaction has committed, what is rented now. */
export async function announceSales(
  db: MarketDb,
  { carId }: Pick<RentedDays, 'carId'>,
  sold: readonly DaySold[],
): Promise<void> {
  await noticeSale(db, CAR_SALES_CHANNEL, [carId, sold.map((each) => [each.day, each.sold])]);
}

/** Subscribes a connection to what servers of the version before send. */
export async function listenForCarSales(client: PoolClient): Promise<void> {
  await client.query(`listen ${CAR_SALES_CHANNEL}`);
}

/** What is out of a car on its days. */
export async function soldOn(
  db: MarketDb,
  carId: string,
  days: readonly CalendarDate[],
): Promise<ReadonlyMap<CalendarDate, number>> {
  const { rows } = await sql<DaySold>`
    select day, sold from market.car_sales
    where car_id = ${carId} and day = any(${days}::date[]) and sold > 0`.execute(db);
  return new Map(rows.map(({ day, sold }) => [day, sold]));
}

/** Everything that is out from a day on. */
export async function allSold(db: MarketDb, from: CalendarDate): Promise<(DaySold & { carId: string })[]> {
  const { rows } = await sql<DaySold & { carId: string }>`
    select car_id as "carId", day, sold from market.car_sales
    where day >= ${from} and sold > 0`.execute(db);
  return rows;
}

/** Holds that have run out; all of them, or those of one car. */
export async function findRunOut(db: MarketDb, now: Instant, carId: string | null): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from market.car_orders
    where state = 'held' and expires_at <= ${now} and (${carId}::text is null or car_id = ${carId})
    order by expires_at limit 200`.execute(db);
  return rows.map(({ reference }) => reference);
}

type MovedCar = { readonly scenario: string; readonly carId: string; readonly firstDay: CalendarDate };

/** The moves of a scenario from a day, by car, in per cent. */
export async function movesFor(
  db: MarketDb,
  { scenario, firstDay }: Omit<MovedCar, 'carId'>,
  now: Instant,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ carId: string; perCent: number }>`
    select car_id as "carId", per_cent as "perCent" from market.car_moves
    where scenario = ${scenario} and first_day = ${firstDay} and until > ${now}`.execute(db);
  return new Map(rows.map(({ carId, perCent }) => [carId, perCent]));
}

export async function endMove(db: MarketDb, { scenario, carId, firstDay }: MovedCar): Promise<void> {
  await sql`
    delete from market.car_moves
    where scenario = ${scenario} and car_id = ${carId} and first_day = ${firstDay}`.execute(db);
}

export async function movePrice(
  db: MarketDb,
  { scenario, carId, firstDay }: MovedCar,
  perCent: number,
  until: Instant,
): Promise<void> {
  await sql`
    insert into market.car_moves (scenario, car_id, first_day, per_cent, until)
    values (${scenario}, ${carId}, ${firstDay}, ${perCent}, ${until})
    on conflict (scenario, car_id, first_day)
    do update set per_cent = excluded.per_cent, until = excluded.until`.execute(db);
}

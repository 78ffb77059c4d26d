/** The flight market's record of holds and orders in PostgreSQL, by the buyer's reference. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { PassengerCounts } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { FlightTraveler, TicketDocument } from '@sojourn/products/flight/sell/supplier.ts';
import type { ChosenSlice, FlightPrice } from '@sojourn/products/flight/wire/flights.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { sql } from 'kysely';
import type { TakenFlight } from './inventory/store.ts';
import type { TicketTerms } from './search/terms.ts';

/** `givenUp`: canceled while other tickets of the trip stayed; no part of the record any more. */
export type OrderState = 'held' | 'confirmed' | 'voided' | 'canceled' | 'released' | 'expired' | 'givenUp';
type MarketHold = {
  readonly reference: string;
  readonly holdId: string;
  readonly seller: string;
  readonly slices: readonly ChosenSlice[];
  readonly passengers: PassengerCounts;
  readonly price: FlightPrice;
  readonly firstDeparture: Instant;
  readonly departures: readonly CalendarDate[];
  readonly expiresAt: Instant;
  readonly confirmedAt: Instant | null;
  readonly voidUntil: Instant | null;
  readonly travelers: readonly FlightTraveler[] | null;
  readonly issueFrom: Instant | null;
  readonly issuedAt: Instant | null;
  readonly penaltyMinor: number | null;
  readonly canceledAt: Instant | null;
};
export type MarketOrder = {
  readonly ticketNo: number;
  readonly airline: string;
  readonly state: OrderState;
  readonly locator: string | null;
  readonly terms: TicketTerms;
  readonly flights: readonly TakenFlight[];
  readonly slices: readonly number[];
  readonly documents: readonly TicketDocument[] | null;
  /** At a fare that was promised: good until the last seat, however few are still for sale. */
  readonly isPromised: boolean;
};
/** A hold with its tickets in order. */
export type MarketRecord = MarketHold & { readonly orders: readonly MarketOrder[] };

const HOLD_COLUMNS = sql.raw(`reference, hold_id as "holdId", seller, slices, passengers, price,
  first_departure as "firstDeparture", departures, expires_at as "expiresAt", confirmed_at as "confirmedAt",
  void_until as "voidUntil", travelers, issue_from as "issueFrom", issued_at as "issuedAt",
  penalty_minor as "penaltyMinor", canceled_at as "canceledAt"`);

async function withOrders(db: Db, hold: MarketHold | undefined): Promise<MarketRecord | undefined> {
  if (hold === undefined) return undefined;
  const { rows } = await sql<MarketOrder>`
    select ticket_no as "ticketNo", airline, state, locator, terms, flights, slices, documents,
      is_promised as "isPromised"
    from market.flight_orders where reference = ${hold.reference} and state <> 'givenUp'
    order by ticket_no`.execute(db);
  return { ...hold, orders: rows };
}

export async function findRecord(db: Db, reference: string): Promise<MarketRecord | undefined> {
  const { rows } = await sql<MarketHold>`
    select ${HOLD_COLUMNS} from market.flight_holds where reference = ${reference}`.execute(db);
  return withOrders(db, rows[0]);
}

/** Kept from others until the transaction ends; of a hold nothing changes without this lock. */
export async function lockRecord(db: Db, reference: string): Promise<MarketRecord | undefined> {
  const { rows } = await sql<MarketHold>`
    select ${HOLD_COLUMNS} from market.flight_holds where reference = ${reference} for update`.execute(db);
  return withOrders(db, rows[0]);
}

/** False when there is a hold of that reference already. */
export async function insertHold(db: Db, hold: MarketRecord, now: Instant): Promise<boolean> {
  const json = JSON.stringify;
  const { numAffectedRows } = await sql`
    insert into market.flight_holds (reference, hold_id, seller, slices, passengers, price, first_departure,
      departures, expires_at, created_at)
    values (${hold.reference}, ${hold.holdId}, ${hold.seller}, ${json(hold.slices)}, ${json(hold.passengers)},
      ${json(hold.price)}, ${hold.firstDeparture}, ${json(hold.departures)}, ${hold.expiresAt}, ${now})
    on conflict (reference) do nothing`.execute(db);
  if (numAffectedRows !== 1n) return false;
  for (const order of hold.orders)
    await sql`
      insert into market.flight_orders
        (reference, ticket_no, airline, state, terms, flights, slices, expires_at,
         is_promised)
      values (${hold.reference}, ${order.ticketNo}, ${order.airline}, 'held', ${json(order.terms)},
        ${json(order.flights)}, ${json(order.slices)}, ${hold.expiresAt},
        ${order.isPromised})`.execute(db);
  return true;
}

/** Of a record that is locked. */
export async function moveOrders(
  db: Db,
  reference: string,
  ticketNos: readonly number[],
  to: OrderState,
): Promise<void> {
  await sql`
    update market.flight_orders set state = ${to}
    where reference = ${reference} and ticket_no = any(${[...ticketNos]}::int[])`.execute(db);
}

/** False when the locator is another order's. */
export async function setLocator(
  db: Db,
  reference: string,
  order: MarketOrder,
  locator: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update market.flight_orders set state = 'confirmed', locator = ${locator}
    where reference = ${reference} and ticket_no = ${order.ticketNo} and not exists (
      select from market.flight_orders where airline = ${order.airline} and locator = ${locator})`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

type Changes = Partial<
  Pick<
    MarketHold,
    'confirmedAt' | 'voidUntil' | 'travelers' | 'issueFrom' | 'issuedAt' | 'penaltyMinor' | 'canceledAt'
  >
>;

/** Of a record that is locked: sets what is given, once. */
export async function noteOnHold(db: Db, reference: string, set: Changes): Promise<void> {
  const travelers = set.travelers == null ? null : JSON.stringify(set.travelers);
  await sql`
    update market.flight_holds set
      confirmed_at = coalesce(confirmed_at, ${set.confirmedAt ?? null}::timestamptz),
      void_until = coalesce(void_until, ${set.voidUntil ?? null}::timestamptz),
      travelers = coalesce(travelers, ${travelers}::jsonb),
      issue_from = coalesce(issue_from, ${set.issueFrom ?? null}::timestamptz),
      issued_at = coalesce(issued_at, ${set.issuedAt ?? null}::timestamptz),
      penalty_minor = coalesce(penalty_minor, ${set.penaltyMinor ?? null}::bigint),
      canceled_at = coalesce(canceled_at, ${set.canceledAt ?? null}::timestamptz)
    where reference = ${reference}`.execute(db);
}

/** Of a record that is locked. */
export async function setFlown(
  db: Db,
  reference: string,
  { slices, departures, firstDeparture }: Pick<MarketHold, 'slices' | 'departures' | 'firstDeparture'>,
): Promise<void> {
  await sql`update market.flight_holds set slices = ${JSON.stringify(slices)},
      departures = ${JSON.stringify(departures)}, first_departure = ${firstDeparture}
    where reference = ${reference}`.execute(db);
}

/** Of a record that is locked. */
export async function setTravelers(
  db: Db,
  reference: string,
  travelers: readonly FlightTraveler[],
): Promise<void> {
  await sql`update market.flight_holds set travelers = ${JSON.stringify(travelers)}
    where reference = ${reference}`.execute(db);
}

/** So many numbers that no other ticket has. */
export async function nextDocuments(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval('market.flight_documents') as number from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ number }) => number);
}

export async function setDocuments(
  db: Db,
  reference: string,
  ticketNo: number,
  documents: readonly TicketDocument[],
): Promise<void> {
  await sql`
    update market.flight_orders set documents = ${JSON.stringify(documents)}
    where reference = ${reference} and ticket_no = ${ticketNo}`.execute(db);
}

/** References with tickets whose hold has run out. */
export async function findRunOut(db: Db, now: Instant): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select distinct reference from market.flight_orders
    where state = 'held' and expires_at <= ${now} limit 200`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** The SQL of airlines' credits. Everything is found by its owner. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { AirlineCreditId, BookingId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type {
  AirlineCreditState,
  CreditConditions,
  TicketName,
} from '@sojourn/domain/wallet/credits/airline-credit.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

/** Amounts in minor units. */
export type AirlineCredit = Owner &
  TicketName &
  CreditConditions & {
    readonly creditId: AirlineCreditId;
    readonly state: AirlineCreditState;
    /** IATA code. */
    readonly airline: string;
    readonly airlineName: string;
    readonly number: string;
    readonly currency: Currency;
    readonly issuedMinor: number;
    readonly availableMinor: number;
    readonly heldMinor: number;
    readonly originBookingId: BookingId;
  };
type NewAirlineCredit = Omit<AirlineCredit, 'state' | 'availableMinor' | 'heldMinor'> & {
  readonly issueKey: string;
};

const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;
const columns = sql`tenant_id as "tenantId", customer_id as "customerId", credit_id as "creditId", state,
  airline, airline_name as "airlineName", number, first_name as "firstName", last_name as "lastName",
  name_rule as "nameRule", residual_rule as "residualRule", currency, issued_minor as "issuedMinor",
  available_minor as "availableMinor", held_minor as "heldMinor", origin_booking_id as "originBookingId",
  to_char(issued_on, 'YYYY-MM-DD') as "issuedOn", expires_at as "expiresAt"`;

/** False when one with its key was issued before. */
export async function insertAirlineCredit(tx: Tx, row: NewAirlineCredit, at: Instant): Promise<boolean> {
  const { rows } = await sql`insert into airline_credits (tenant_id, customer_id, credit_id, airline,
      airline_name, number, first_name, last_name, name_rule, residual_rule, currency, issued_minor,
      available_minor, issue_key, origin_booking_id, issued_on, expires_at, created_at)
    values (${row.tenantId}, ${row.customerId}, ${row.creditId}, ${row.airline}, ${row.airlineName},
      ${row.number}, ${row.firstName}, ${row.lastName}, ${row.nameRule}, ${row.residualRule},
      ${row.currency}, ${row.issuedMinor}::bigint, ${row.issuedMinor}::bigint, ${row.issueKey},
      ${row.originBookingId}, ${row.issuedOn satisfies CalendarDate}::date, ${row.expiresAt}::timestamptz,
      ${at}::timestamptz)
    on conflict (tenant_id, customer_id, issue_key) do nothing returning 1`.execute(tx);
  return rows.length === 1;
}

/** The latest 500, those that end first before the others; those that nobody can use any longer last. */
export async function readAirlineCredits(db: Db | Tx, owner: Owner): Promise<AirlineCredit[]> {
  const { rows } = await sql<AirlineCredit>`select ${columns} from airline_credits
    where ${ofOwner(owner)}
    order by state not in ('available', 'held'), expires_at nulls last, created_at desc, credit_id
    limit 500`.execute(db);
  return rows;
}

type BroughtCredit = Pick<AirlineCredit, 'originBookingId' | 'state' | 'expiresAt'>;
/** Those that these bookings brought. */
export async function readBroughtCredits(
  db: Db | Tx,
  owner: Owner,
  bookingIds: readonly BookingId[],
): Promise<BroughtCredit[]> {
  const { rows } = await sql<BroughtCredit>`select origin_booking_id as "originBookingId", state,
      expires_at as "expiresAt"
    from airline_credits
    where ${ofOwner(owner)} and origin_booking_id = any(${bookingIds}::text[])`.execute(db);
  return rows;
}

/** Those that one booking brought, the first issued first; none that the airline took back. */
export async function readCreditsOfTrip(
  db: Db | Tx,
  owner: Owner,
  bookingId: BookingId,
): Promise<AirlineCredit[]> {
  const { rows } = await sql<AirlineCredit>`select ${columns} from airline_credits
    where ${ofOwner(owner)} and origin_booking_id = ${bookingId} and state <> 'void'
    order by created_at, credit_id`.execute(db);
  return rows;
}

export async function lockAirlineCredit(
  tx: Tx,
  owner: Owner,
  creditId: AirlineCreditId,
): Promise<AirlineCredit | undefined> {
  const { rows } = await sql<AirlineCredit>`select ${columns} from airline_credits
    where ${ofOwner(owner)} and credit_id = ${creditId} for update`.execute(tx);
  return rows[0];
}

/** With `move`: what is free and what is held afterwards. */
export const balanceColumns = (availableMinor: number, heldMinor: number) =>
  sql`available_minor = ${availableMinor}, held_minor = ${heldMinor}`;

/** Of a locked credit whose state stays as it is. */
export async function setAvailable(tx: Tx, credit: AirlineCredit, availableMinor: number): Promise<void> {
  await sql`update airline_credits set available_minor = ${availableMinor}
    where ${ofOwner(credit)} and credit_id = ${credit.creditId}`.execute(tx);
}

/** Of all customers, those whose time is over, locked for one process. */
export async function lockEndedAirlineCredits(tx: Tx, now: Instant, limit: number): Promise<AirlineCredit[]> {
  const { rows } = await sql<AirlineCredit>`select ${columns} from airline_credits
    where state = 'available' and expires_at <= ${now} order by expires_at, credit_id
    limit ${limit} for update skip locked`.execute(tx);
  return rows;
}

type AnnouncedCredit = Owner &
  Pick<
    AirlineCredit,
    'creditId' | 'airlineName' | 'number' | 'nameRule' | 'currency' | 'availableMinor' | 'expiresAt'
  > & { readonly daysLeft: number };

/**
 * Of all customers, those to announce: of the days that have come since a credit was issued only the last,
 * each once in whatever process.
 */
export async function noteAnnounced(
  tx: Tx,
  days: readonly number[],
  now: Instant,
  limit: number,
): Promise<AnnouncedCredit[]> {
  const { rows } = await sql<AnnouncedCredit>`with due as (
      select c.tenant_id, c.customer_id, c.credit_id, d.days from airline_credits c
      cross join lateral (select min(n) as days from unnest(${days}::int[]) n
        where c.expires_at - n * interval '1 day' <= ${now}::timestamptz
          and c.expires_at - n * interval '1 day' > c.created_at) d
      where c.state = 'available' and c.available_minor > 0 and c.expires_at > ${now}::timestamptz
        and c.expires_at <= ${now}::timestamptz + ${Math.max(...days)} * interval '1 day'
        and d.days < coalesce(c.announced_days, d.days + 1)
      order by c.expires_at, c.credit_id limit ${limit} for update of c skip locked)
    update airline_credits c set announced_days = due.days from due
    where c.tenant_id = due.tenant_id and c.customer_id = due.customer_id and c.credit_id = due.credit_id
    returning c.tenant_id as "tenantId", c.customer_id as "customerId", c.credit_id as "creditId",
      airline_name as "airlineName", number, name_rule as "nameRule", currency,
      available_minor as "availableMinor", expires_at as "expiresAt", due.days as "daysLeft"`.execute(tx);
  return rows;
}

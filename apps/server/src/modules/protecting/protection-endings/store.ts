/** The SQL of alerts that end protections, and of the bookings that they're about. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { AlertId, BookingId } from '@sojourn/domain/ids.ts';
import { ALERT_EVENTS, type AlertEvent } from '@sojourn/domain/protections/clause.ts';
import { namesEvent } from '@sojourn/domain/protections/end-protections.ts';
import { PROTECTION_TERMS } from '@sojourn/domain/protections/protection-terms.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { Tx } from '#workflow/saga.ts';

/** `country`: its two letters. `endsOn`: null until further notice. */
export type TravelAlertRow = {
  readonly tenantId: string;
  readonly alertId: AlertId;
  readonly event: AlertEvent;
  readonly country: string;
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate | null;
  readonly source: string;
  readonly notedAt: Instant;
  /** When every trip that it's about was seen to. */
  readonly doneAt: Instant | null;
};

export async function insertAlert(
  db: Db | Tx,
  { tenantId, alertId, event, country, startsOn, endsOn, source, notedAt }: TravelAlertRow,
  notedBy: string,
): Promise<void> {
  await sql`insert into travel_alerts (tenant_id, alert_id, event, country, starts_on, ends_on, source,
      noted_by, noted_at)
    values (${tenantId}, ${alertId}, ${event}, ${country}, ${startsOn}, ${endsOn}, ${source}, ${notedBy},
      ${notedAt})`.execute(db);
}

/** The newest first. */
export async function readAlerts(db: Db, tenantId: string, limit: number): Promise<TravelAlertRow[]> {
  const { rows } = await sql<TravelAlertRow>`select tenant_id as "tenantId", alert_id as "alertId", event,
      country, starts_on::text as "startsOn", ends_on::text as "endsOn", source, noted_at as "notedAt",
      done_at as "doneAt"
    from travel_alerts where tenant_id = ${tenantId} order by noted_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Those in force on a day, the newest first. */
export async function readAlertsOn(
  db: Db | Tx,
  tenantId: string,
  day: CalendarDate,
): Promise<Pick<TravelAlertRow, 'event' | 'country' | 'endsOn' | 'source'>[]> {
  const { rows } = await sql<Pick<TravelAlertRow, 'event' | 'country' | 'endsOn' | 'source'>>`
    select event, country, ends_on::text as "endsOn", source from travel_alerts
    where tenant_id = ${tenantId} and starts_on <= ${day}::date
      and (ends_on is null or ends_on >= ${day}::date)
    order by noted_at desc`.execute(db);
  return rows;
}

/** Which versions of the terms an event ends. */
const endedTerms = (event: AlertEvent): string[] =>
  PROTECTION_TERMS.filter((terms) => namesEvent(terms, event)).map(({ id }) => id);
const isEnded = sql`case a.event ${sql.join(
  ALERT_EVENTS.map((event) => sql`when ${event} then p.terms_id = any(${endedTerms(event)}::text[])`),
  sql` `,
)} end`;

/** What was bought before, for a trip to the country while it holds; the bookings of all customers. */
const affected = sql`bookings b
  join booking_protections p on p.tenant_id = b.tenant_id and p.customer_id = b.customer_id
    and p.booking_id = b.booking_id and p.state = 'Valid'
  where b.tenant_id = a.tenant_id and b.country = a.country and p.bought_at < a.noted_at
    and b.state in ('Pending', 'Confirmed', 'Changing', 'Canceling')
    and b.ends_at > a.starts_on and (a.ends_on is null or b.starts_at < a.ends_on + 1)
    and b.ends_at > a.noted_at and ${isEnded}`;

type Affected = BookingRef & { readonly alertId: AlertId; readonly event: AlertEvent };
/** After a key, in its order. */
export async function readAffected(
  db: Db,
  [alertId = '', customerId = '', bookingId = '']: readonly string[],
  limit: number,
): Promise<Affected[]> {
  const { rows } = await sql<Affected>`select distinct a.alert_id as "alertId", a.event,
      b.tenant_id as "tenantId", b.customer_id as "customerId", b.booking_id as "bookingId"
    from travel_alerts a cross join lateral (select b.* from ${affected}) b
    where a.done_at is null
      and (a.alert_id, b.customer_id, b.booking_id) > (${alertId}, ${customerId}, ${bookingId})
    order by a.alert_id, b.customer_id, b.booking_id limit ${limit}`.execute(db);
  return rows;
}

/** Of those noted before then, each with nothing left to end. */
export async function endAlerts(db: Db, notedBefore: Instant, at: Instant): Promise<void> {
  await sql`update travel_alerts a set done_at = ${at}
    where a.done_at is null and a.noted_at < ${notedBefore}
      and not exists (select from ${affected})`.execute(db);
}

/** By its confirmation code, of any customer of the tenant. */
export async function findByCode(
  db: Db | Tx,
  tenantId: string,
  confirmationCode: string,
): Promise<BookingRef | undefined> {
  type Row = { readonly customerId: string; readonly bookingId: BookingId };
  const { rows } = await sql<Row>`select customer_id as "customerId", booking_id as "bookingId"
    from bookings where tenant_id = ${tenantId} and confirmation_code = ${confirmationCode}`.execute(db);
  return rows[0] && ({ tenantId, ...rows[0] } as BookingRef);
}

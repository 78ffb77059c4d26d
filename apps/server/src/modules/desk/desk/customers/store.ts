/** The SQL of finding customers, and of all that the desk shows of one. */
import type { CustomerFacts, DeskBooking, FoundCustomer } from '@sojourn/contract/desk/parts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CustomerId, NoteId } from '@sojourn/domain/ids.ts';
import { type Currency, money } from '@sojourn/domain/money.ts';
import type { DeskSearch } from '@sojourn/domain/support/desk-search.ts';
import { type RawBuilder, sql } from 'kysely';
import type { TenantId } from '#context.ts';
import type { Db } from '#db/client.ts';
import { tripDays } from '#db/trip-days.ts';
import { readShown } from '#modules/protecting/disruptions/store.ts';
import type { Owner } from '#workflow/saga.ts';

const found = (ids: RawBuilder<unknown>, tenantId: TenantId, now: Instant, limit: number) =>
  sql<FoundCustomer>`with ids as materialized (${ids})
  select c.customer_id as "customerId", c.first_name as "firstName", c.last_name as "lastName", c.email,
    c.phone, w.name as company,
    (select count(*)::int from bookings b where b.tenant_id = c.tenant_id and b.customer_id = c.customer_id
      and b.state in ('Confirmed', 'Changing') and b.ends_at > ${now}) as "upcomingTrips",
    (select count(*)::int from cases k where k.tenant_id = c.tenant_id and k.customer_id = c.customer_id
      and k.state not in ('resolved', 'closed')) as "openCases"
  from ids join customers c on c.tenant_id = ${tenantId} and c.customer_id = ids.customer_id
  left join business_members m on m.tenant_id = c.tenant_id and m.subject = c.subject
  left join businesses w on w.tenant_id = m.tenant_id and w.business_id = m.business_id
  order by c.last_name, c.first_name, c.customer_id limit ${sql.lit(limit)}`;

/** The last of all characters: what begins with a text is before the text with it. */
const LAST_CHARACTER = '\u{10FFFF}';
/**
 * A text begins so, as a range of its index, in the index's order: the first rows of it are read and no more,
 * whatever is asked for, so that the database plans it once for all.
 */
const beginning = (column: RawBuilder<unknown>, text: string): Beginning => ({
  condition: sql`${column} ~>=~ ${text} and ${column} ~<~ ${text + LAST_CHARACTER}`,
  order: sql`order by ${column} using ~<~`,
});
type Beginning = { readonly condition: RawBuilder<unknown>; readonly order: RawBuilder<unknown> };

/** Each kind of text is looked up along its own index; agents themselves aren't found. */
export async function findCustomers(
  db: Db,
  tenantId: TenantId,
  wanted: DeskSearch,
  now: Instant,
  limit: number,
): Promise<FoundCustomer[]> {
  const noAgent = sql`not exists (select from agents a where a.tenant_id = u.tenant_id
    and a.agent_id = u.customer_id)`;
  const most = sql.lit(limit);
  const people = ({ condition, order }: Beginning) => sql`select u.customer_id from customers u
    where u.tenant_id = ${tenantId} and ${condition} and ${noAgent} ${order} limit ${most}`;
  const ids = (search: DeskSearch): RawBuilder<unknown> => {
    switch (search.by) {
      case 'name': {
        const whole = search.words.join(' ');
        const last = search.words.at(-1) ?? '';
        const byLast = beginning(sql`lower(u.last_name)`, last);
        const byWhole = beginning(sql`lower(u.first_name || ' ' || u.last_name)`, whole);
        if (search.words.length > 1) return people(byWhole);
        const or = search.or ? sql` union (${ids(search.or)})` : sql``;
        return sql`(${people(byLast)}) union (${people(byWhole)})${or}`;
      }
      case 'email':
        return people(beginning(sql`lower(u.email)`, search.text));
      case 'phone': {
        const backwards = sql`reverse(regexp_replace(u.phone, '\\D', '', 'g'))`;
        const { condition, order } = beginning(backwards, [...search.digits].toReversed().join(''));
        return people({ condition: sql`u.phone <> '' and ${condition}`, order });
      }
      case 'booking':
        return sql`select customer_id from bookings where confirmation_code = ${search.text}
          and tenant_id = ${tenantId}`;
      case 'case':
        return sql`select customer_id from cases where code = ${search.text} and tenant_id = ${tenantId}`;
      case 'locator':
        return sql`select distinct customer_id from bookings where tenant_id = ${tenantId}
          and supplier_locator = ${search.text} limit ${most}`;
      case 'lastFour':
        return sql`select distinct customer_id from (select customer_id from tenders
          where tenant_id = ${tenantId} and kind = 'UserCard' and right(label, 4) = ${search.text}
          limit 2000) t limit ${most}`;
    }
  };
  const { rows } = await found(ids(wanted), tenantId, now, limit).execute(db);
  return rows;
}

type FactsRow = Omit<CustomerFacts, 'credit' | 'delegation'> & { readonly creditMinor: number };

export async function readFacts(db: Db, owner: Owner, now: Instant): Promise<FactsRow | undefined> {
  const { tenantId, customerId } = owner;
  const [{ rows: people }, { rows: more }] = await Promise.all([
    found(sql`select ${customerId}::text as customer_id`, tenantId, now, 1).execute(db),
    sql<Omit<FactsRow, keyof FoundCustomer>>`select c.locale, c.created_at as since,
        coalesce((select sum(t.available_minor) from travel_credits t where t.tenant_id = c.tenant_id
          and t.customer_id = c.customer_id and t.state = 'Available' and t.frozen_because is null
          and t.expires_at > ${now}), 0)::bigint as "creditMinor",
        (select min(b.starts_at) from bookings b where b.tenant_id = c.tenant_id
          and b.customer_id = c.customer_id and b.state in ('Confirmed', 'Changing') and b.starts_at > ${now})
          as "nextTripAt",
        (select min(k.due_at) from cases k where k.tenant_id = c.tenant_id and k.customer_id = c.customer_id
          and k.state in ('open', 'working')) as "nextDueAt",
        (select s.used_at from support_codes s where s.tenant_id = c.tenant_id
          and s.customer_id = c.customer_id) as "verifiedAt"
      from customers c where c.tenant_id = ${tenantId} and c.customer_id = ${customerId}`.execute(db),
  ]);
  return people[0] && more[0] && { ...people[0], ...more[0] };
}

type BookingRow = Omit<DeskBooking, 'total' | 'disruption'> & {
  readonly totalMinor: number;
  readonly currency: Currency;
};

/** The latest first by when they were made, but before them `bookingId`, whenever it was made. */
export async function readDeskBookings(
  db: Db,
  { tenantId, customerId }: Owner,
  { bookingId = null, limit }: { readonly bookingId?: BookingId | null; readonly limit: number },
): Promise<DeskBooking[]> {
  const own = sql`tenant_id = ${tenantId} and customer_id = ${customerId} and state <> 'Failed'`;
  const { rows } = await sql<BookingRow>`with latest as materialized (
      select * from bookings where ${own} and booking_id = ${bookingId}
      union all (select * from bookings where ${own} and booking_id is distinct from ${bookingId}::text
        order by created_at desc, booking_id limit ${sql.lit(limit)}))
    select b.booking_id as "bookingId", b.product, coalesce(b.title, '') as title,
      coalesce(b.subtitle, '') as subtitle, b.confirmation_code as "confirmationCode",
      b.supplier_locator as locator, b.state, b.version,
      b.schedule_status as "scheduleStatus", b.starts_at as "startsAt", b.ends_at as "endsAt",
      ${tripDays('b')},
      b.booked_at as "bookedAt", b.total_minor + b.premium_minor as "totalMinor", b.currency,
      array(select t.label from tenders t where t.tenant_id = b.tenant_id and t.customer_id = b.customer_id
        and t.booking_id = b.booking_id and t.state in ('authorized', 'captured') and t.label <> ''
        order by t.tender_no) as tenders,
      (select count(*)::int from booking_protections p where p.tenant_id = b.tenant_id
        and p.customer_id = b.customer_id and p.booking_id = b.booking_id) as protections
    from latest b order by b.booking_id is not distinct from ${bookingId}::text desc, b.created_at desc,
      b.booking_id`.execute(db);
  const ids = rows.map((row) => row.bookingId);
  const disrupted = await readShown(db, { tenantId, customerId }, ids);
  return rows.map(({ totalMinor, currency, ...row }) => ({
    ...row,
    total: money(totalMinor, currency),
    disruption: disrupted.get(row.bookingId)?.disruption ?? null,
  }));
}

type CreditRow = {
  readonly type: string;
  readonly availableMinor: number;
  readonly grantedMinor: number;
  readonly currency: Currency;
  readonly grantedAt: Instant;
  readonly expiresAt: Instant;
};
export async function readCredits(db: Db, owner: Owner, limit: number): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`select type, available_minor as "availableMinor",
      granted_minor as "grantedMinor", currency, granted_at as "grantedAt", expires_at as "expiresAt"
    from travel_credits where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}
    order by state = 'Available' desc, expires_at, credit_id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

type MailRow = {
  readonly kind: string;
  readonly createdAt: Instant;
  readonly sentAt: Instant | null;
};
export async function readMails(db: Db, owner: Owner, limit: number): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`select kind, created_at as "createdAt", sent_at as "sentAt" from outbox
    where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}
    order by created_at desc, message_id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

type NoteRow = {
  readonly noteId: NoteId;
  readonly agentName: string;
  readonly text: string;
  readonly createdAt: Instant;
};
export async function readNotes(db: Db, owner: Owner, limit: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`select n.note_id as "noteId", n.text, n.created_at as "createdAt",
      a.first_name || coalesce(' ' || nullif(left(a.last_name, 1), '') || '.', '') as "agentName"
    from customer_notes n join customers a on a.tenant_id = n.tenant_id and a.customer_id = n.agent_id
    where n.tenant_id = ${owner.tenantId} and n.customer_id = ${owner.customerId}
    order by n.created_at desc, n.note_id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

export const insertNote = (
  db: Db,
  owner: Owner,
  row: { readonly noteId: NoteId; readonly agentId: CustomerId; readonly text: string; readonly at: Instant },
) =>
  sql`insert into customer_notes (tenant_id, customer_id, note_id, agent_id, text, created_at)
    values (${owner.tenantId}, ${owner.customerId}, ${row.noteId}, ${row.agentId}, ${row.text},
      ${row.at})`.execute(db);

type Totals = Readonly<Record<'bookings' | 'cases' | 'mails', number>>;
export async function countAll(db: Db, { tenantId, customerId }: Owner): Promise<Totals> {
  const of = (table: string) => sql`(select count(*)::int from ${sql.table(table)}
    where tenant_id = ${tenantId} and customer_id = ${customerId})`;
  const { rows } = await sql<Totals>`select (select count(*)::int from bookings
      where tenant_id = ${tenantId} and customer_id = ${customerId} and state <> 'Failed') as bookings,
    ${of('cases')} as cases, ${of('outbox')} as mails`.execute(db);
  return rows[0] ?? { bookings: 0, cases: 0, mails: 0 };
}

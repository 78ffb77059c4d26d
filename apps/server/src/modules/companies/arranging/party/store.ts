/** The SQL of for whom checkouts and bookings are. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CheckoutId, CustomerId } from '@sojourn/domain/ids.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { CompanyKey } from '../../companies/store.ts';

/** `personId`: null for a guest, who alone has a `guestName`; `verdict`: null for who has no policy. */
export type CheckoutTraveler = {
  readonly personId: string | null;
  readonly guestName: string | null;
  readonly tierName: string | null;
  readonly tierVersion: number | null;
  readonly verdict: Verdict | null;
  readonly sharesDetails: boolean;
};

export async function insertTravelers(
  tx: Tx,
  owner: Owner,
  { checkoutId, businessId }: { readonly checkoutId: CheckoutId; readonly businessId: string },
  travelers: readonly CheckoutTraveler[],
): Promise<void> {
  await sql`insert into checkout_travelers (tenant_id, customer_id, checkout_id, position, business_id,
      person_id, guest_name, tier_name, tier_version, verdict, shares_details)
    select ${owner.tenantId}, ${owner.customerId}, ${checkoutId}, g.position - 1, ${businessId},
      g.t ->> 'personId', g.t ->> 'guestName', g.t ->> 'tierName', (g.t ->> 'tierVersion')::int,
      nullif(g.t -> 'verdict', 'null'::jsonb), (g.t ->> 'sharesDetails')::boolean
    from jsonb_array_elements(${JSON.stringify(travelers)}::jsonb) with ordinality as g(t, position)`.execute(
    tx,
  );
}

/** For whom another checkout is, as that one was. */
export async function copyTravelers(
  db: Db,
  { tenantId, customerId }: Owner,
  { from, to }: { readonly from: CheckoutId; readonly to: CheckoutId },
): Promise<void> {
  await sql`insert into checkout_travelers (tenant_id, customer_id, checkout_id, position, business_id,
      person_id, guest_name, tier_name, tier_version, verdict, shares_details)
    select tenant_id, customer_id, ${to}, position, business_id, person_id, guest_name, tier_name,
      tier_version, verdict, shares_details
    from checkout_travelers where tenant_id = ${tenantId} and customer_id = ${customerId}
      and checkout_id = ${from}`.execute(db);
}

/** Of `checkout_travelers t` with their row `m` in the company and their account `c`. */
const travelerName = sql`case when m.person_id is null then t.guest_name else
  trim(coalesce(nullif(m.first_name, ''), c.first_name, '') || ' '
    || coalesce(nullif(m.last_name, ''), c.last_name, '')) end`;
const withPeople = sql`checkout_travelers t
  left join business_members m on m.tenant_id = t.tenant_id and m.business_id = t.business_id
    and m.person_id = t.person_id
  left join customers c on c.tenant_id = m.tenant_id and c.subject = m.subject`;

type ShownTraveler = CheckoutTraveler & {
  /** Null for a guest whose name was forgotten. */
  readonly name: string | null;
  /** Empty for a guest. */
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly subject: string | null;
  readonly customerId: CustomerId | null;
  /** They still share their details with who books. */
  readonly sharesNow: boolean;
};
/** In their order; empty for a checkout that is for its owner alone. */
export async function readCheckoutTravelers(
  db: Db | Tx,
  owner: Owner,
  checkoutId: CheckoutId,
): Promise<ShownTraveler[]> {
  const { rows } = await sql<ShownTraveler>`select t.person_id as "personId",
      t.guest_name as "guestName", t.tier_name as "tierName", t.tier_version as "tierVersion",
      t.verdict, t.shares_details as "sharesDetails", m.subject, c.customer_id as "customerId",
      coalesce(nullif(m.first_name, ''), c.first_name, '') as "firstName",
      coalesce(nullif(m.last_name, ''), c.last_name, '') as "lastName",
      coalesce(nullif(m.email, ''), c.email, '') as email,
      ${travelerName} as name,
      m.deactivated_at is null and (c.customer_id = t.customer_id or exists (
        select from arrangers a join business_members b on b.tenant_id = a.tenant_id
          and b.business_id = a.business_id and b.person_id = a.arranger_id
        join customers o on o.tenant_id = b.tenant_id and o.subject = b.subject
        where a.tenant_id = t.tenant_id and a.business_id = t.business_id and a.traveler_id = t.person_id
          and a.shares_details and o.customer_id = t.customer_id)) as "sharesNow"
    from ${withPeople}
    where t.tenant_id = ${owner.tenantId} and t.customer_id = ${owner.customerId}
      and t.checkout_id = ${checkoutId}
    order by t.position`.execute(db);
  return rows;
}

/** Who travels stays of the company, and lets its owner book, until the transaction ends. */
export async function lockAllowed(
  tx: Tx,
  key: CompanyKey,
  { tenantId, customerId, subject }: Owner & { readonly subject: string },
  checkoutId: CheckoutId,
): Promise<void> {
  const travelers = sql`select t.person_id from checkout_travelers t where t.tenant_id = ${tenantId}
    and t.customer_id = ${customerId} and t.checkout_id = ${checkoutId}`;
  await sql`select from business_members m where m.tenant_id = ${key.tenantId}
      and m.business_id = ${key.businessId} and (m.subject = ${subject} or m.person_id in (${travelers}))
    order by m.person_id for share of m`.execute(tx);
  await sql`select from arrangers a where a.tenant_id = ${key.tenantId}
      and a.business_id = ${key.businessId} and a.traveler_id in (${travelers})
    order by a.traveler_id, a.arranger_id for share of a`.execute(tx);
}

type BookedTrip = {
  readonly bookingId: BookingId;
  readonly checkoutId: CheckoutId;
  readonly customerId: CustomerId;
  /** Who booked it. */
  readonly bookedBy: string;
};
const bookedColumns = sql`b.booking_id as "bookingId", b.checkout_id as "checkoutId",
  b.customer_id as "customerId", trim(c.first_name || ' ' || c.last_name) as "bookedBy"`;
const bookedFrom = sql`bookings b
  join customers c on c.tenant_id = b.tenant_id and c.customer_id = b.customer_id`;
/** Bookings of others that somebody travels on, by their own row in the company. */
const travelsOn = ({ tenantId, businessId }: CompanyKey, subject: string) => sql`exists (
  select from checkout_travelers t
  join business_members m on m.tenant_id = t.tenant_id and m.business_id = t.business_id
    and m.person_id = t.person_id
  where t.tenant_id = b.tenant_id and t.customer_id = b.customer_id and t.checkout_id = b.checkout_id
    and t.tenant_id = ${tenantId} and t.business_id = ${businessId}
    and m.subject = ${subject} and m.deactivated_at is null)
  and c.subject <> ${subject}`;

/** The booking of another person that somebody travels on; null when they don't. */
export async function readBookedFor(
  db: Db | Tx,
  key: CompanyKey,
  subject: string,
  bookingId: BookingId,
): Promise<BookedTrip | null> {
  const { rows } = await sql<BookedTrip>`select ${bookedColumns} from ${bookedFrom}
    where b.tenant_id = ${key.tenantId} and b.booking_id = ${bookingId} and b.state <> 'Failed'
      and ${travelsOn(key, subject)}`.execute(db);
  return rows[0] ?? null;
}

/** Those that aren't over, the soonest first. */
export async function readAllBookedFor(
  db: Db | Tx,
  key: CompanyKey,
  subject: string,
  { now, limit }: { readonly now: string; readonly limit: number },
): Promise<BookedTrip[]> {
  const { rows } = await sql<BookedTrip>`select ${bookedColumns} from ${bookedFrom}
    where b.tenant_id = ${key.tenantId} and b.state not in ('Failed', 'Pending') and b.ends_at > ${now}
      and ${travelsOn(key, subject)}
    order by b.starts_at, b.booking_id limit ${limit}`.execute(db);
  return rows;
}

/** The actor's own booking; null when it isn't theirs. */
export async function readOwnTrip(
  db: Db | Tx,
  owner: Owner,
  bookingId: BookingId,
): Promise<BookedTrip | null> {
  const { rows } = await sql<BookedTrip>`select ${bookedColumns} from ${bookedFrom}
    where b.tenant_id = ${owner.tenantId} and b.customer_id = ${owner.customerId}
      and b.booking_id = ${bookingId} and b.state <> 'Failed'`.execute(db);
  return rows[0] ?? null;
}

type BookedTraveler = {
  readonly customerId: CustomerId;
  readonly locale: 'en' | 'fr';
  readonly bookedBy: string;
};
/** Who travels on a checkout of somebody else's, by their own accounts. */
export async function readBookedTravelers(
  tx: Tx,
  { tenantId, customerId, checkoutId }: Owner & { readonly checkoutId: CheckoutId },
): Promise<BookedTraveler[]> {
  const { rows } = await sql<BookedTraveler>`select c.customer_id as "customerId", c.locale,
      trim(o.first_name || ' ' || o.last_name) as "bookedBy"
    from ${withPeople}
    join customers o on o.tenant_id = t.tenant_id and o.customer_id = t.customer_id
    where t.tenant_id = ${tenantId} and t.customer_id = ${customerId} and t.checkout_id = ${checkoutId}
      and m.deactivated_at is null and c.customer_id <> t.customer_id
    order by t.position`.execute(tx);
  return rows;
}

/** `name`: null for a guest whose name was forgotten; `subject`: null for guests and who never signed in. */
export type PartyMember = {
  readonly subject: string | null;
  readonly name: string | null;
  readonly isGuest: boolean;
};
/** Who travels, as JSON, by a row of another table that has `checkout_id`; `[]` for its owner alone. */
export const partyOfRow = (table: string) => sql<PartyMember[]>`(select coalesce(jsonb_agg(
    jsonb_build_object('subject', m.subject, 'name', ${travelerName}, 'isGuest', t.person_id is null)
    order by t.position), '[]') from ${withPeople} where ${isOfRow(table)})`;
/** Whether somebody travels on it, by the same row. */
export const travelsByRow = (table: string, subject: string) => sql<boolean>`exists (
  select from ${withPeople} where ${isOfRow(table)} and m.subject = ${subject})`;
/** Whether somebody travels on both it and another checkout of the same owner, or both are for the owner. */
export const sharesTravelers = (table: string, checkoutId: CheckoutId) => sql<boolean>`(exists (
    select from checkout_travelers t join checkout_travelers o on o.tenant_id = t.tenant_id
      and o.customer_id = t.customer_id and o.checkout_id = ${checkoutId}
      and (o.person_id = t.person_id or o.guest_name = t.guest_name)
    where ${isOfRow(table)})
  or not exists (select from checkout_travelers t where ${isOfRow(table)}) and not exists (
    select from checkout_travelers o where o.tenant_id = ${sql.ref(`${table}.tenant_id`)}
      and o.customer_id = ${sql.ref(`${table}.customer_id`)} and o.checkout_id = ${checkoutId}))`;
/** Whether somebody is called so, by the same row; `like` is in lower case. */
export const isNamedByRow = (table: string, like: string) => sql<boolean>`exists (
  select from ${withPeople} where ${isOfRow(table)} and lower(${travelerName}) like ${like})`;
const isOfRow = (table: string) => sql`t.tenant_id = ${sql.ref(`${table}.tenant_id`)}
  and t.customer_id = ${sql.ref(`${table}.customer_id`)}
  and t.checkout_id = ${sql.ref(`${table}.checkout_id`)}`;

type TripParty = { readonly bookedBy: string; readonly party: readonly PartyMember[] };
/** Null for a booking that is for who booked it alone. */
export async function readTripParty(
  db: Db | Tx,
  { tenantId, customerId, bookingId }: Owner & { readonly bookingId: BookingId },
): Promise<TripParty | null> {
  const { rows } = await sql<TripParty>`select trim(o.first_name || ' ' || o.last_name) as "bookedBy",
      ${partyOfRow('b')} as party
    from bookings b join customers o on o.tenant_id = b.tenant_id and o.customer_id = b.customer_id
    where b.tenant_id = ${tenantId} and b.customer_id = ${customerId}
      and b.booking_id = ${bookingId}`.execute(db);
  const [found] = rows;
  return found && found.party.length > 0 ? found : null;
}

/** Of checkouts into which nothing was typed since then and that aren't booked; how many travelers. */
export async function forgetGuests(db: Db, before: Instant): Promise<number> {
  const { numAffectedRows } = await sql`update checkout_travelers t set guest_name = null
    from checkouts k
    where k.tenant_id = t.tenant_id and k.customer_id = t.customer_id and k.checkout_id = t.checkout_id
      and t.guest_name is not null and k.state = 'open' and k.updated_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Of a checkout that goes. */
export async function removeTravelers(
  tx: Tx,
  { tenantId, customerId }: Owner,
  checkoutId: CheckoutId,
): Promise<void> {
  await sql`delete from checkout_travelers where tenant_id = ${tenantId}
    and customer_id = ${customerId} and checkout_id = ${checkoutId}`.execute(tx);
}

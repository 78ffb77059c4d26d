/** The SQL of for whom checkouts and bookings are. */
import type { BookingId, CheckoutId, CustomerId } from '@sojourn/domain/ids.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { CompanyKey } from '../../companies/store.ts';

/** `personId`: null for a guest; `verdict`: null for who has no policy. */
export type CheckoutTraveler = {
  readonly personId: string | null;
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
      person_id, tier_name, tier_version, verdict, shares_details)
    select ${owner.tenantId}, ${owner.customerId}, ${checkoutId}, g.position - 1, ${businessId},
      g.t ->> 'personId', g.t ->> 'tierName', (g.t ->> 'tierVersion')::int,
      nullif(g.t -> 'verdict', 'null'::jsonb), (g.t ->> 'sharesDetails')::boolean
    from jsonb_array_elements(${JSON.stringify(travelers)}::jsonb) with ordinality as g(t, position)`.execute(
    tx,
  );
}

type ShownTraveler = CheckoutTraveler & {
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
  const { rows } = await sql<ShownTraveler>`select t.person_id as "personId", t.tier_name as "tierName",
      t.tier_version as "tierVersion", t.verdict, t.shares_details as "sharesDetails", m.subject,
      c.customer_id as "customerId",
      coalesce(nullif(m.first_name, ''), c.first_name, '') as "firstName",
      coalesce(nullif(m.last_name, ''), c.last_name, '') as "lastName",
      coalesce(nullif(m.email, ''), c.email, '') as email,
      case when m.person_id is not null then
        trim(coalesce(nullif(m.first_name, ''), c.first_name, '') || ' '
          || coalesce(nullif(m.last_name, ''), c.last_name, '')) end as name,
      m.deactivated_at is null and (c.customer_id = t.customer_id or exists (
        select from arrangers a join business_members b on b.tenant_id = a.tenant_id
          and b.business_id = a.business_id and b.person_id = a.arranger_id
        join customers o on o.tenant_id = b.tenant_id and o.subject = b.subject
        where a.tenant_id = t.tenant_id and a.business_id = t.business_id and a.traveler_id = t.person_id
          and a.shares_details and o.customer_id = t.customer_id)) as "sharesNow"
    from checkout_travelers t
    left join business_members m on m.tenant_id = t.tenant_id and m.business_id = t.business_id
      and m.person_id = t.person_id
    left join customers c on c.tenant_id = m.tenant_id and c.subject = m.subject
    where t.tenant_id = ${owner.tenantId} and t.customer_id = ${owner.customerId}
      and t.checkout_id = ${checkoutId}
    order by t.position`.execute(db);
  return rows;
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

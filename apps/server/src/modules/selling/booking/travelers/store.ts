/** The SQL of sealed travelers, and of beginning one booking at a time. */
import type { Product } from '@sojourn/products/product-list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { WalkKey } from '#workflow/jobs/walk.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { Contact } from '../booking.ts';
import type { BookingRef } from '../tenders/store.ts';
import { storedContact } from './former-travelers.ts';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;

/** One at a time begins to book a product for a customer, until its transaction ends. */
export async function lockBookings(tx: Tx, { tenantId, customerId }: Owner, product: Product): Promise<void> {
  const whose = `${product}s ${tenantId} ${customerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${whose}, 0))`.execute(tx);
}

/** Adds them as part of another statement. */
export const sealedPart = (
  { tenantId, customerId, bookingId }: BookingRef,
  sealed: string,
): RawBuilder<unknown> => sql`sealed as (insert into sealed_travelers
    (tenant_id, customer_id, booking_id, sealed)
  values (${tenantId}, ${customerId}, ${bookingId}, ${sealed}))`;

/**
 * Them as a column of a statement that reads this booking; null when only its contact has them, or they were
 * forgotten.
 */
export const sealedValue = (of: BookingRef): RawBuilder<unknown> =>
  sql`coalesce((select sealed from sealed_travelers where ${ofBooking(of)}), travelers)`;

export async function readSealedTravelers(db: Db | Tx, of: BookingRef): Promise<string | null> {
  const { rows } = await sql<{ sealed: string | null }>`select ${sealedValue(of)} as sealed from bookings
    where ${ofBooking(of)}`.execute(db);
  return rows[0]?.sealed ?? null;
}

export type WalkedBooking = BookingRef & {
  /** Null unless a key other than the current one sealed them. */
  readonly otherwise: string | null;
  /** Null unless they have to be sealed: an older server stored them in the contact. */
  readonly contact: Contact | null;
};
/**
 * All customers' bookings in the order of their keys. What's sealed in `bookings.travelers` only is copied as
 * it is; what an older server forgot in `bookings` only is deleted. A booking that's being paid stays as it
 * is: an older server may still read it.
 */
export async function readToSeal(
  tx: Tx,
  mark: string,
  after: WalkKey | null,
  limit: number,
): Promise<WalkedBooking[]> {
  const [tenantId = '', customerId = '', bookingId = ''] = after ?? [];
  const { rows } = await sql<WalkedBooking>`with page as (
      select b.tenant_id, b.customer_id, b.booking_id, b.travelers, b.contact,
        coalesce(s.sealed, b.travelers) as sealed, s.sealed is null as is_former,
        b.state <> 'Pending' as is_settled, b.forgotten_at is not null as is_forgotten
      from bookings b left join sealed_travelers s
        on s.tenant_id = b.tenant_id and s.customer_id = b.customer_id and s.booking_id = b.booking_id
      where (b.tenant_id, b.customer_id, b.booking_id) > (${tenantId}, ${customerId}, ${bookingId})
      order by b.tenant_id, b.customer_id, b.booking_id limit ${limit}),
    copied as (insert into sealed_travelers (tenant_id, customer_id, booking_id, sealed)
      select tenant_id, customer_id, booking_id, travelers from page where is_former and travelers is not null
      on conflict do nothing),
    gone as (delete from sealed_travelers s using page p where p.is_forgotten
      and s.tenant_id = p.tenant_id and s.customer_id = p.customer_id and s.booking_id = p.booking_id)
    select tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId",
      case when not is_forgotten and not starts_with(sealed, ${mark}) then sealed end as otherwise,
      case when is_former and is_settled and not is_forgotten and travelers is null
        then contact end as contact
    from page order by tenant_id, customer_id, booking_id`.execute(tx);
  return rows;
}

/** Unless they have changed since. Servers of the previous version read `bookings.travelers`. */
export async function changeSealed(tx: Tx, of: BookingRef, sealed: string, was: string): Promise<void> {
  await sql`update sealed_travelers set sealed = ${sealed}
    where ${ofBooking(of)} and sealed = ${was}`.execute(tx);
  await sql`update bookings set travelers = ${sealed}
    where ${ofBooking(of)} and travelers = ${was}`.execute(tx);
}

/** Takes out of the contact what's sealed from now on, unless it has changed since. */
export async function moveToSealed(tx: Tx, of: BookingRef, sealed: string, was: Contact): Promise<void> {
  await sql`with moved as (update bookings set contact = ${json(storedContact(was))}
      where ${ofBooking(of)} and contact = ${json(was)} and forgotten_at is null
      returning tenant_id, customer_id, booking_id)
    insert into sealed_travelers (tenant_id, customer_id, booking_id, sealed)
      select tenant_id, customer_id, booking_id, ${sealed} from moved
    on conflict do nothing`.execute(tx);
}

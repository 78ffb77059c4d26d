/** The SQL of who is on a trip. Canceled and pending ones aren't. */
import type { FieldAnswer } from '@sojourn/domain/companies/custom-fields.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CustomerId, PersonId } from '@sojourn/domain/ids.ts';
import { type Product, productFromWire } from '@sojourn/products/product-list.ts';
import { sql } from 'kysely';
import { readOffer } from '#db/former-names.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CompanyKey } from '../../companies/store.ts';
import type { PlacedBooking } from './product.ts';

type BookingKey = { readonly customerId: CustomerId; readonly bookingId: BookingId };
export type BookedTraveler = {
  readonly key: BookingKey;
  /** Null for a guest. */
  readonly personId: PersonId | null;
  /** Null where nobody of the company travels on it. */
  readonly name: string | null;
  readonly department: string;
  /** '' for none. */
  readonly tierId: string;
  readonly answers: FieldAnswer[];
  readonly product: Product;
  readonly booking: PlacedBooking;
};
type Window = {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly after: BookingKey | null;
  readonly limit: number;
};
type Row = PlacedBooking &
  BookingKey &
  Pick<BookedTraveler, 'personId' | 'name' | 'department' | 'tierId' | 'answers'> & {
    readonly product: string;
  };

/**
 * A batch of bookings with each of their travelers. A booking for others has its travelers named with its
 * checkout; one without is its owner's own.
 */
export async function readBookedTravelers(
  tx: Tx,
  { tenantId, businessId }: CompanyKey,
  { from, until, after, limit }: Window,
): Promise<BookedTraveler[]> {
  const { rows } = await sql<Row>`with batch as (
      select b.tenant_id, b.customer_id, b.booking_id, b.checkout_id, b.product, b.request, b.offer, b.title,
        b.place, b.country, b.starts_at, b.ends_at, b.custom_fields, c.subject
      from business_members o
      join customers c on c.tenant_id = o.tenant_id and c.subject = o.subject
      join bookings b on b.tenant_id = c.tenant_id and b.customer_id = c.customer_id
      where o.tenant_id = ${tenantId} and o.business_id = ${businessId}
        and b.state in ('Confirmed', 'Changing')
        and b.starts_at < ${until}::date + interval '1 day' and b.ends_at >= ${from}::date
        and (${after?.customerId ?? null}::text is null
          or (b.customer_id, b.booking_id) > (${after?.customerId ?? ''}, ${after?.bookingId ?? ''}))
      order by b.customer_id, b.booking_id limit ${limit}),
    traveling as (
      select b.customer_id, b.booking_id, t.position, t.person_id, t.guest_name
      from batch b join checkout_travelers t on t.tenant_id = b.tenant_id
        and t.customer_id = b.customer_id and t.checkout_id = b.checkout_id
        and t.business_id = ${businessId}
      union all select b.customer_id, b.booking_id, 0, o.person_id, null
      from batch b join business_members o on o.tenant_id = b.tenant_id and o.business_id = ${businessId}
        and o.subject = b.subject
      where not exists (select from checkout_travelers t where t.tenant_id = b.tenant_id
        and t.customer_id = b.customer_id and t.checkout_id = b.checkout_id))
    select b.customer_id as "customerId", b.booking_id as "bookingId", m.person_id as "personId",
      coalesce(m.department, '') as department, coalesce(m.tier_id, '') as "tierId",
      b.custom_fields as answers,
      case when m.person_id is not null then coalesce(nullif(trim(
          coalesce(nullif(m.first_name, ''), p.first_name, '') || ' '
          || coalesce(nullif(m.last_name, ''), p.last_name, '')), ''), m.email, '')
        when t.booking_id is not null then coalesce(t.guest_name, '') end as name,
      b.product, b.request, b.offer, coalesce(b.title, '') as title, coalesce(b.place, '') as place,
      coalesce(b.country, '') as country, b.starts_at as "startsAt", b.ends_at as "endsAt"
    from batch b
    left join traveling t on t.customer_id = b.customer_id and t.booking_id = b.booking_id
    left join business_members m on m.tenant_id = b.tenant_id and m.business_id = ${businessId}
      and m.person_id = t.person_id
    left join customers p on p.tenant_id = m.tenant_id and p.subject = m.subject
    order by b.customer_id, b.booking_id, t.position`.execute(tx);
  return rows.map(({ customerId, bookingId, product, offer, ...row }) => {
    const { personId, name, department, tierId, answers, ...booking } = row;
    return {
      key: { customerId, bookingId },
      personId,
      name,
      department,
      tierId,
      answers,
      product: productFromWire(product),
      booking: { ...booking, offer: readOffer(offer) },
    };
  });
}

/** Whether the admin's view of the day was written down since. */
export async function hasViewed(
  tx: Tx,
  { tenantId, businessId, subject }: CompanyKey & { readonly subject: string },
  day: CalendarDate,
  since: Instant,
): Promise<boolean> {
  const { rows } = await sql`select from business_events
    where tenant_id = ${tenantId} and business_id = ${businessId} and at > ${since}
      and kind = 'travelersViewed' and done_by = ${subject} and facts ->> 'about' = ${day}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** The SQL of lists of bookings: few columns of all of a customer's, and every column of a page. */
import type { BookingState } from '@sojourn/domain/booking/state.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { startDay } from '#db/trip-days.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

/** Enough to put a booking into a list, a view and a trip. */
export type BookingOutline = {
  readonly bookingId: BookingId;
  /** In the wire's spelling. */
  readonly kind: string;
  readonly state: Exclude<BookingState, 'Failed'>;
  readonly startsAt: Instant;
  /** By the clock of where it starts. */
  readonly startsOn: CalendarDate;
  readonly endsAt: Instant;
  readonly place: string;
  readonly country: string;
  readonly leavesFrom: string;
  /** An offer of the wallet pays a part of it. */
  readonly hasOffer: boolean;
};
const OUTLINES_MAX = 20_000;

/** All of the customer's, the latest 20,000 if there are more; attempts that failed are no trips. */
export async function readOutlines(db: Db | Tx, { tenantId, customerId }: Owner): Promise<BookingOutline[]> {
  const { rows } = await sql<BookingOutline>`with offered as materialized (
      select distinct booking_id from tenders
      where tenant_id = ${tenantId} and customer_id = ${customerId} and kind = 'TravelWallet'
        and source_id like 'off\\_%' and state in ('authorized', 'captured'))
    select b.booking_id as "bookingId", product as kind, state, starts_at as "startsAt", ends_at as "endsAt",
      ${startDay('b')} as "startsOn",
      coalesce(place, '') as place, coalesce(country, '') as country,
      coalesce(leaves_from, '') as "leavesFrom", o.booking_id is not null as "hasOffer"
    from bookings b left join offered o using (booking_id)
    where tenant_id = ${tenantId} and customer_id = ${customerId} and state <> 'Failed'
    order by starts_at desc, b.booking_id desc limit ${OUTLINES_MAX}`.execute(db);
  return rows;
}

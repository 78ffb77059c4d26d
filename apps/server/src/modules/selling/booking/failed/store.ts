/** The SQL of bookings that failed, of all customers. */

import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import { forgetPeople as forgetAccepting } from '#modules/desk/proofs/store.ts';
import type { Tx } from '#workflow/saga.ts';
import type { BookingRef } from '../tenders/store.ts';
import { FORGOTTEN_CONTACT } from '../travelers/former-travelers.ts';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/**
 * Takes everybody out of those that failed before then, whose money is all given back and about which no case
 * was open since. At most so many, those that no other process is at; how many. What is asked of each is
 * looked up by its customer's keys: `offset 0` keeps the planner from reading whole tables to join them.
 */
export async function forgetPeople(tx: Tx, before: Instant, at: Instant, limit: number): Promise<number> {
  const { rows } = await sql<BookingRef>`with forgotten as (update bookings set travelers = null,
      guests = '[]', contact = ${json(FORGOTTEN_CONTACT)}, forgotten_at = ${at}
    where (tenant_id, customer_id, booking_id) in (
      select b.tenant_id, b.customer_id, b.booking_id from bookings b
      where b.state = 'Failed' and b.forgotten_at is null and b.created_at < ${before}
        and not exists (select from transitions t
          where t.tenant_id = b.tenant_id and t.customer_id = b.customer_id and t.subject_id = b.booking_id
            and t.machine = 'booking' and t.at >= ${before} offset 0)
        and not exists (select from tenders t
          where t.tenant_id = b.tenant_id and t.customer_id = b.customer_id and t.booking_id = b.booking_id
            and t.state not in ('voided', 'failed') offset 0)
        -- About the booking, or a message that tells of it: kind.booking. Closed nobody knows when: open
        and not exists (select from cases c
          where c.tenant_id = b.tenant_id and c.customer_id = b.customer_id
            and split_part(c.subject_id, '.', -1) = b.booking_id
            and (c.state = 'closed' and c.closed_at < ${before}) is not true offset 0)
        and not exists (select from sagas s
          where s.tenant_id = b.tenant_id and s.customer_id = b.customer_id and s.state = 'running'
            and s.input ->> 'bookingId' = b.booking_id offset 0)
      order by b.created_at limit ${limit} for update of b skip locked)
    returning tenant_id, customer_id, booking_id),
    gone as (delete from sealed_travelers s using forgotten f
      where s.tenant_id = f.tenant_id and s.customer_id = f.customer_id and s.booking_id = f.booking_id)
    select tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId"
    from forgotten`.execute(tx);
  await forgetAccepting(tx, rows);
  return rows.length;
}

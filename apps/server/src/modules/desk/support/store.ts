/** The SQL of what customers see of their cases, and of the bookings that they may write about. */
import type { SupportCaseLine } from '@sojourn/contract/support.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { tripDays } from '#db/trip-days.ts';
import type { Owner } from '#workflow/saga.ts';

const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;

/** The latest 50 cases of these kinds, newest first, with the title of the booking that each is about. */
type CaseOfBooking = SupportCaseLine & { readonly bookingId: BookingId | null };
export async function readOwnCases(db: Db, owner: Owner, kinds: readonly string[]): Promise<CaseOfBooking[]> {
  const { rows } = await sql<CaseOfBooking>`select c.case_id as "caseId", c.code, c.kind, c.state,
      c.due_at as "dueAt", c.opened_at as "openedAt", c.facts ->> 'topic' as topic, b.title,
      b.booking_id as "bookingId"
    from (select * from cases where ${ofOwner(owner)} and (kind = any(${kinds}::text[]) or is_shown)
      order by opened_at desc, case_id limit 50) c
    left join bookings b on b.tenant_id = c.tenant_id and b.customer_id = c.customer_id
      and b.booking_id = coalesce(c.facts ->> 'bookingId', c.subject_id)
    order by c.opened_at desc, c.case_id`.execute(db);
  return rows;
}

type WrittenAbout = {
  readonly bookingId: BookingId;
  readonly title: string;
  readonly confirmationCode: string;
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
};
/** The latest 20 that were booked, by when they were made. */
export async function readLatestBookings(db: Db, owner: Owner): Promise<WrittenAbout[]> {
  const { rows } = await sql<WrittenAbout>`select booking_id as "bookingId", coalesce(title, '') as title,
      confirmation_code as "confirmationCode", ${tripDays('bookings')}
    from bookings where ${ofOwner(owner)} and state <> 'Failed'
    order by created_at desc, booking_id limit 20`.execute(db);
  return rows;
}

/** The SQL of a booking's versions: the newest is the booking itself, those before it are here. */
import type { RevisionCause } from '@sojourn/domain/booking/change-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { readOffer, readTraveler } from '#db/former-names.ts';
import type { Tx } from '#workflow/saga.ts';
import type { BookedSale, Booking, Guest, Summary } from '../booking.ts';
import type { BookingRef } from '../tenders/store.ts';

const json = (value: unknown) => sql`${JSON.stringify(value ?? null)}::jsonb`;
const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;

/** Everything of a booking that a revision replaces. Amounts in minor units of the booking's currency. */
export type Revision<S extends BookedSale = BookedSale> = Summary &
  Pick<S, 'request' | 'offer'> & {
    readonly cause: RevisionCause;
    readonly guests: readonly Guest[];
    readonly supplierLocator: string | null;
    readonly acceptedMinor: number;
    readonly totalMinor: number;
    readonly taxesMinor: number;
  };

/**
 * Writes the next version of a booking and stores the one before. False, with nothing changed, when the
 * booking's version isn't `booking.version` any more: somebody else changed it first.
 */
export async function reviseBooking(
  tx: Tx,
  booking: Pick<Booking, keyof BookingRef | 'version'>,
  next: Revision,
  at: Instant,
): Promise<boolean> {
  const { rows } = await sql<{ revised: number }>`with before as (
      select * from bookings where ${ofBooking(booking)} and version = ${booking.version} for update),
    stored as (insert into booking_revisions (tenant_id, customer_id, booking_id, version, cause, request,
        offer, guests, supplier_locator, accepted_minor, total_minor, taxes_minor, starts_at, ends_at,
        replaced_at)
      select tenant_id, customer_id, booking_id, version, ${next.cause}, request, offer, guests,
        supplier_locator, accepted_minor, total_minor, taxes_minor, starts_at, ends_at, ${at}
      from before),
    revised as (update bookings b set version = b.version + 1, request = ${json(next.request)},
        offer = ${json(next.offer)}, guests = ${json(next.guests)},
        supplier_locator = ${next.supplierLocator}, accepted_minor = ${next.acceptedMinor},
        total_minor = ${next.totalMinor}, taxes_minor = ${next.taxesMinor}, starts_at = ${next.startsAt},
        ends_at = ${next.endsAt}, starts_on = ${next.startsOn}::date, ends_on = ${next.endsOn}::date,
        title = ${next.title}, subtitle = ${next.subtitle}, place = ${next.place},
        country = ${next.country}, leaves_from = ${next.leavesFrom},
        co2_kg = ${next.co2Kg}, canceled_slices = '{}'
      from before where b.tenant_id = before.tenant_id and b.customer_id = before.customer_id
        and b.booking_id = before.booking_id
      returning 1)
    select count(*)::int as revised from revised`.execute(tx);
  return rows[0]?.revised === 1;
}

/** A version that was replaced, as it was. */
export type FormerVersion = {
  readonly version: number;
  readonly cause: RevisionCause;
  readonly request: BookedSale['request'];
  readonly offer: BookedSale['offer'];
  readonly guests: readonly Guest[];
  readonly supplierLocator: string | null;
  readonly acceptedMinor: number;
  readonly totalMinor: number;
  readonly taxesMinor: number;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly replacedAt: Instant;
};

/** The versions before the present one, oldest first. */
export async function readRevisions(db: Db | Tx, ref: BookingRef): Promise<FormerVersion[]> {
  const { rows } = await sql<FormerVersion>`select version, cause, request, offer, guests,
      supplier_locator as "supplierLocator", accepted_minor as "acceptedMinor",
      total_minor as "totalMinor", taxes_minor as "taxesMinor", starts_at as "startsAt",
      ends_at as "endsAt", replaced_at as "replacedAt"
    from booking_revisions where ${ofBooking(ref)} order by version`.execute(db);
  return rows.map((row) => ({ ...row, guests: row.guests.map(readTraveler), offer: readOffer(row.offer) }));
}

/** A customer's trips as one iCalendar file, for who has the feed's address. */
import { createHash } from 'node:crypto';
import { calendarFile } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import { type CalendarPart, joinTimes, zoneBlocks } from '@sojourn/domain/booking/calendar/calendar-zones.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { tenantById } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { RequestContext } from '#context.ts';
import { hashOf } from '#modules/customers/sessions/secrets.ts';
import { nullIfMissing, refuse } from '#refusal.ts';
import { showTrip } from '../trips/use-case.ts';
import { calendarPartOf } from './calendar-part.ts';
import type { FeedDeps } from './product.ts';
import { type OpenedFeed, openFeed, readFeedBookings } from './store.ts';

/** Past trips stay in calendars for a while. */
const PAST_DAYS = 90;
const BOOKINGS_MAX = 300;
const AT_ONCE = 8;
const EVERY_HOURS = 1;
/** Raised when the same bookings are written differently. */
const FORM = 3;
const NOTHING = new Uint8Array();

/** Refuses with NotFound what is no feed, or was one before it was renewed or ended. */
export async function readFeedFile(
  deps: FeedDeps,
  file: string,
  { tenantId, knownVersion }: Pick<RequestContext, 'tenantId' | 'knownVersion'>,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer>; version: string }> {
  const now = deps.clock.now();
  const tokenHash = hashOf(file.replace(/\.ics$/, ''));
  const feed = (await openFeed(deps.db, { tenantId, tokenHash, now })) ?? refuse('NotFound');
  const after = plusSeconds(now, -PAST_DAYS * 86_400);
  const { bookingIds, version: shown } = await readFeedBookings(deps.db, feed, after, BOOKINGS_MAX);
  const name = nameOf(deps, feed);
  const version = createHash('sha256')
    .update([FORM, feed.locale, name, shown].join('\n'))
    .digest('base64url');
  if (knownVersion === version) return { name: 'trips.ics', bytes: NOTHING, version };
  const parts = await partsOf(deps, feed, bookingIds);
  const entries = parts.flatMap((part) => part.entries);
  const zones = zoneBlocks(joinTimes(parts.map(({ times }) => times)));
  const text = calendarFile(entries, now, zones, { name, everyHours: EVERY_HOURS });
  return { name: 'trips.ics', bytes: new Uint8Array(Buffer.from(text)), version };
}

const NAMES = { en: 'My trips', fr: 'Mes voyages' };
const nameOf = ({ tenants }: Pick<FeedDeps, 'tenants'>, { tenantId, locale }: OpenedFeed): string =>
  `${tenantById(tenants, tenantId).brandName}: ${NAMES[locale]}`;

async function partsOf(
  deps: FeedDeps,
  feed: OpenedFeed,
  bookingIds: readonly BookingId[],
): Promise<CalendarPart[]> {
  const { tenantId, customerId, locale } = feed;
  const parts: CalendarPart[] = [];
  for (let from = 0; from < bookingIds.length; from += AT_ONCE) {
    const trips = await Promise.all(
      bookingIds
        .slice(from, from + AT_ONCE)
        // One that has failed in between is no trip
        .map((bookingId) => showTrip(deps, { tenantId, customerId, bookingId, locale }).catch(nullIfMissing)),
    );
    for (const trip of trips) if (trip) parts.push(calendarPartOf(deps, trip, locale));
  }
  return parts;
}

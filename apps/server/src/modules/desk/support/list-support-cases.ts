/** A customer's cases, and the bookings that they may write about, named in their language. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { supportCalls } from '@sojourn/contract/support.ts';
import type { Actor } from '#context.ts';
import { titlesFor } from '#modules/selling/booking/in-language.ts';
import type { SupportDeps } from './deps.ts';
import { readLatestBookings, readOwnCases } from './store.ts';

export async function listSupportCases(
  deps: Pick<SupportDeps, 'db' | 'products' | 'visibleCases'>,
  actor: Actor,
): Promise<OutputOf<(typeof supportCalls)['listSupportCases']>> {
  const [cases, bookings] = await Promise.all([
    readOwnCases(deps.db, actor, deps.visibleCases),
    readLatestBookings(deps.db, actor),
  ]);
  const ids = [...cases, ...bookings].flatMap(({ bookingId }) => bookingId ?? []);
  const titles = await titlesFor(deps)(actor, ids);
  return {
    cases: cases.map(({ bookingId, ...line }) => ({
      ...line,
      title: (bookingId && titles.get(bookingId)) ?? line.title,
    })),
    bookings: bookings.map((booking) => ({
      ...booking,
      title: titles.get(booking.bookingId) ?? booking.title,
    })),
  };
}

/** The customer's trips: those ahead or under way soonest first, those past or canceled newest first. */
import type { TripCard } from '@sojourn/contract/trips.ts';
import { readListedTicketings } from '#products/flight/booking/store.ts';
import { flightCardOf } from '#products/flight/view-trip.ts';
import { stayCardOf } from '#products/hotel/view-trip.ts';
import type { Actor } from '../../context.ts';
import { readTrips } from '../booking/store.ts';
import type { TripDeps } from './use-case.ts';

const REQUESTED = { state: 'requested', locators: [] } as const;

export async function listTrips(
  { db, clock }: TripDeps,
  view: 'upcoming' | 'past' | undefined,
  actor: Actor,
): Promise<{ upcoming: number; past: number; trips: TripCard[] }> {
  const now = clock.now();
  const [bookings, ticketing] = [await readTrips(db, actor), await readListedTicketings(db, actor)];
  const cards = bookings.map((booking) =>
    booking.product === 'Hotel'
      ? stayCardOf(booking, now)
      : flightCardOf(booking, ticketing.get(booking.bookingId) ?? REQUESTED, now),
  );
  const isOver = ({ time }: TripCard) => time === 'Past' || time === 'Canceled';
  const upcoming = cards.filter((card) => !isOver(card));
  const past = cards.filter(isOver).reverse();
  const trips = view === 'upcoming' ? upcoming : view === 'past' ? past : [...upcoming, ...past];
  return { upcoming: upcoming.length, past: past.length, trips };
}

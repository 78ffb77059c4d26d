/** Trips ahead as the home page tells them, whatever they are: where, when, for how many, how far. Pure. */
import type { TripCard } from '@sojourn/contract/trips.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { travelerCount } from '@sojourn/domain/products/flight/travelers.ts';
import { formatDate, formatDateRange, type Locale } from '@sojourn/ui/formats.ts';
import { guestsOf } from '@sojourn/web/search/stay-criteria.ts';

export type UpcomingTrip = {
  readonly bookingId: TripCard['bookingId'];
  readonly kind: TripCard['kind'];
  /** The hotel's city, or "Boston to Lisbon". */
  readonly title: string;
  readonly art: Extract<TripCard, { kind: 'Hotel' }>['stay']['cityArt'];
  readonly starts: CalendarDate;
  readonly ends: CalendarDate;
  readonly people: number;
  readonly state: 'pending' | 'confirmed' | 'ticketed';
  readonly code: string | null;
};

function upcomingOf(trip: TripCard): UpcomingTrip {
  const { bookingId, kind, confirmationCode: code } = trip;
  const state = code === null ? 'pending' : 'confirmed';
  if (trip.kind === 'Hotel') {
    const { city: title, cityArt: art, checkIn: starts, checkOut: ends, rooms } = trip.stay;
    return { bookingId, kind, code, state, title, art, starts, ends, people: guestsOf(rooms) };
  }
  const { destination, departureDate: starts, lastDate: ends, passengers } = trip.flight;
  const isTicketed = state === 'confirmed' && trip.ticketing === 'ticketed';
  return {
    ...{ bookingId, kind, code, starts, ends, title: trip.title, art: destination.art },
    state: isTicketed ? 'ticketed' : state,
    people: travelerCount(passengers),
  };
}

/** What is still ahead or under way, soonest first. */
export const upcomingTrips = (trips: readonly TripCard[]): UpcomingTrip[] =>
  trips
    .filter(({ status, time }) => status !== 'Canceled' && time !== 'Past')
    .map(upcomingOf)
    .toSorted((a, b) => (a.starts < b.starts ? -1 : 1));

/** "Apr 14 – 19", or a day alone. */
export const upcomingDates = ({ starts, ends }: UpcomingTrip, locale: Locale): string =>
  starts === ends ? formatDate(starts, locale, 'day') : formatDateRange(starts, ends, locale);

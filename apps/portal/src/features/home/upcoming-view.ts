/** Trips ahead as the home page shows them, whatever they are: where, when, for how many, how far. Pure. */
import type { TripCard } from '@sojourn/contract/trips.ts';
import { type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange, type Locale } from '@sojourn/ui/formats.ts';
import type { UpcomingTrip } from '#shared/product/home-part.ts';

/** What is still ahead or under way, soonest first. */
export const upcomingTrips = <Trip extends UpcomingTrip>(
  trips: readonly TripCard[],
  upcomingOf: (trip: TripCard) => Trip,
): Trip[] =>
  trips
    .filter(({ status, time }) => status !== 'Canceled' && time !== 'Past')
    .map(upcomingOf)
    .toSorted((a, b) => (a.starts < b.starts ? -1 : 1));

/** How many days until it starts; null once it has. */
export const daysUntil = ({ starts }: Pick<UpcomingTrip, 'starts'>, today: CalendarDate): number | null =>
  starts < today ? null : nightsBetween(today, starts);

/** "Apr 14 – 19", or a day alone. */
export const upcomingDates = ({ starts, ends }: UpcomingTrip, locale: Locale): string =>
  starts === ends ? formatDate(starts, locale, 'day') : formatDateRange(starts, ends, locale);

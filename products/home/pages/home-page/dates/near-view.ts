/** What the dates in place of those that were searched mean for the traveler's own flights. Pure. */
import type { CalendarDate, LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { HomeDetail } from '#home/wire/home-detail.ts';
import type { NearDates } from '#home/wire/homes.ts';

type Consequence = { readonly tone: 'good' | 'warn'; readonly text: TextRef };

const dayOf = (at: LocalDateTime): CalendarDate => at.slice(0, 10) as CalendarDate;
const clockOf = (at: LocalDateTime): string => at.slice(11, 16);

type Flights = Pick<HomeDetail, 'landsAt' | 'leavesAt'>;
type Stay = Pick<NearDates, 'checkIn' | 'checkOut'>;

/** Who lands before the home is ready on the day after check-in needs the night before. */
const usesFirstNight = (landsAt: LocalDateTime, checkInFrom: string, { checkIn }: Stay): boolean =>
  dayOf(landsAt) <= checkIn || (nextDay(checkIn) === dayOf(landsAt) && clockOf(landsAt) < checkInFrom);

const nextDay = (date: CalendarDate): CalendarDate =>
  new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10) as CalendarDate;

/** Null without flights. `checkInFrom`: `15:00`, on the home's clock. */
export function consequence(
  stay: Stay,
  { landsAt, leavesAt }: Flights,
  checkInFrom: string,
  locale: Locale,
): Consequence | null {
  const [landing, leaving] = [landsAt && dayOf(landsAt), leavesAt && dayOf(leavesAt)];
  if (!landsAt && !leavesAt) return null;
  if ((leaving && stay.checkIn >= leaving) || (landing && stay.checkOut <= landing)) {
    const dates =
      landing && leaving
        ? formatDateRange(landing, leaving, locale)
        : formatDate(landing ?? leaving ?? stay.checkIn, locale, 'day');
    return { tone: 'warn', text: textRef('homePage.near.otherFlights', { dates }) };
  }
  if (leaving && leavesAt && stay.checkOut > leaving)
    return {
      tone: 'warn',
      text: textRef('homePage.near.leaveEarlier', { day: formatDate(leaving, locale, 'day') }),
    };
  if (landing && landsAt && !usesFirstNight(landsAt, checkInFrom, stay))
    return {
      tone: 'warn',
      text: textRef('homePage.near.landLater', { day: formatDate(landing, locale, 'day') }),
    };
  if (landing && landing < stay.checkIn)
    return {
      tone: 'warn',
      text: textRef('homePage.near.landEarlier', { day: formatDate(landing, locale, 'day') }),
    };
  if (leaving && stay.checkOut < leaving)
    return {
      tone: 'warn',
      text: textRef('homePage.near.leaveLater', { day: formatDate(leaving, locale, 'day') }),
    };
  if (landsAt && clockOf(landsAt) < checkInFrom && landing !== stay.checkIn)
    return {
      tone: 'good',
      text: textRef('homePage.near.fitsEarly', {
        time: formatTime(landsAt, locale),
        day: formatDate(dayOf(landsAt), locale, 'weekday'),
      }),
    };
  return { tone: 'good', text: textRef('homePage.near.fits') };
}

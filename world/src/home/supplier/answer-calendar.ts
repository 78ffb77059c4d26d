/** A home's days: what a night costs, where a stay can start and end, and why it can't. */
import { addDays, type CalendarDate, dateOfDay, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { checkStay } from '@sojourn/products/home/rules/calendar/check-stay.ts';
import type { HomeCalendar, HomeClock } from '@sojourn/products/home/rules/calendar/night.ts';
import {
  possibleDepartures,
  possibleEnds,
  possibleStarts,
} from '@sojourn/products/home/rules/calendar/possible-days.ts';
import type { HomeDay } from '@sojourn/products/home/wire/home-detail.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { remembered } from '../inventory/nights.ts';
import { clockIn } from '../inventory/search/home-facts.ts';
import { cityOfHome } from '../inventory/world.ts';
import { importSampleFeed } from './feeds/sample-feed.ts';
import { calendarOf, findStay, type HomeMarket, readTaken } from './market.ts';
import { sweepHomes } from './sweep.ts';

type CalendarAsk = {
  readonly homeId: string;
  readonly from: CalendarDate;
  readonly days: number;
  readonly arrival: CalendarDate | null;
  readonly now: Instant;
};
type CalendarAnswer = { readonly days: readonly HomeDay[]; readonly ends: readonly CalendarDate[] };

export async function answerCalendar(
  market: HomeMarket,
  ask: CalendarAsk,
  fault?: unknown,
): Promise<Outcome<CalendarAnswer, { reason: 'NotFound' }>> {
  const found = findStay(market, { ...ask, checkIn: ask.from, checkOut: addDays(ask.from, 1) });
  if (!found) return rejected({ reason: 'NotFound' });
  await sweepHomes(market, ask.now);
  if (fault === 'feed') await importSampleFeed(market, ask);
  const taken = await readTaken(market, [found]);
  const calendar = remembered(calendarOf(market, found, taken));
  const now = clockIn(ask.now, cityOfHome(market.world, found.row).zone);
  const span = { from: found.stay.arrival, to: found.stay.arrival + ask.days };
  const starts = new Set(possibleStarts(calendar, span, now));
  const departures = new Set(possibleDepartures(calendar, span, now));
  const arrival = ask.arrival === null ? null : dayNumber(ask.arrival);
  const ends = arrival === null ? [] : possibleEnds(calendar, arrival, now);
  const days = Array.from({ length: ask.days }, (_, at): HomeDay => {
    const day = span.from + at;
    const night = calendar.night(day);
    const isFree = night.state === 'available' && day >= now.day;
    const canStart = starts.has(day);
    const isAfter = arrival !== null && day > arrival;
    const canEnd = isAfter ? ends.includes(day) : departures.has(day);
    return {
      date: dateOfDay(day),
      nightlyMinor: isFree ? night.priceMinor : null,
      canStart,
      canEnd,
      minNights: Math.max(night.minStayArrival ?? 1, night.minStayThrough ?? 1),
      bar: isAfter ? endBar(calendar, arrival, day, canEnd) : canStart ? null : startBar(calendar, day, now),
    };
  });
  return ok({ days, ends: ends.map(dateOfDay) });
}

/** Why no stay starts on a day. */
function startBar(calendar: HomeCalendar, day: number, now: HomeClock): HomeDay['bar'] {
  if (day < now.day) return 'past';
  if (calendar.night(day).state !== 'available') return 'taken';
  const nights = calendar.night(day).minStayArrival ?? 1;
  const broken = checkStay(calendar, { arrival: day, departure: day + nights }, now);
  const has = (rule: string, why?: string): boolean =>
    broken.some((each) => each.rule === rule && (why === undefined || ('why' in each && each.why === why)));
  if (has('blockedDates', 'preparation')) return 'preparation';
  if (has('checkInNotAllowed')) return 'closedToArrival';
  if (has('blockedDates', 'tooFarAhead')) return 'tooFarAhead';
  return has('minimumBookingWindow') ? 'tooSoon' : 'noStayFits';
}

/** Why the stay that was begun can't end on a day. */
function endBar(calendar: HomeCalendar, arrival: number, day: number, canEnd: boolean): HomeDay['bar'] {
  if (canEnd) return null;
  for (let night = arrival; night < day; night++)
    if (calendar.night(night).state !== 'available') return 'taken';
  return calendar.night(day).closedToDeparture ? 'closedToDeparture' : 'noStayFits';
}

/** Calendars for tests: one by hand, and random ones by a seed. */
import { type CalendarDate, dayNumber } from '@sojourn/domain/dates.ts';
import { mix } from '@sojourn/domain/mix.ts';
import { type HomeCalendar, type Night, OPEN_NIGHT } from '../calendar/night.ts';

export const day = (text: string): number => dayNumber(text as CalendarDate);
export const stayOf = (arrival: string, departure: string) => ({
  arrival: day(arrival),
  departure: day(departure),
});

export const OPEN: HomeCalendar = {
  night: () => OPEN_NIGHT,
  changeovers: [],
  preparation: { before: 0, after: 0 },
  lead: { days: 0, untilHour: 24 },
  windowDays: 365,
};

/** Open, but for what's given for some nights. */
export function calendarWith(
  nights: Readonly<Record<string, Partial<Night>>>,
  rules: Partial<HomeCalendar> = {},
): HomeCalendar {
  const own = new Map(
    Object.entries(nights).map(([date, night]) => [day(date), { ...OPEN_NIGHT, ...night }]),
  );
  return { ...OPEN, night: (each) => own.get(each) ?? OPEN_NIGHT, ...rules };
}

/** Days from 0 on, most of them open. */
export function randomCalendar(seed: number): HomeCalendar {
  const roll = (what: number, day: number, sides: number): number => mix(mix(seed, what), day) % sides;
  const rarely = (what: number, day: number, nights: number): number | null =>
    roll(what, day, 8) === 0 ? 1 + roll(what + 1, day, nights) : null;
  const night = (each: number): Night => ({
    state:
      roll(1, each, 6) === 0
        ? ((['blocked', 'reserved', 'pending'] as const)[roll(2, each, 3)] ?? 'blocked')
        : 'available',
    priceMinor: null,
    minStayArrival: rarely(10, each, 5),
    maxStayArrival: rarely(20, each, 9),
    minStayThrough: rarely(30, each, 5),
    maxStayThrough: rarely(40, each, 9),
    closedToArrival: roll(50, each, 9) === 0,
    closedToDeparture: roll(60, each, 9) === 0,
    minAdvance: rarely(70, each, 6),
    maxAdvance: rarely(80, each, 40),
  });
  return {
    night,
    changeovers:
      roll(90, 0, 3) === 0
        ? [{ from: 10, to: 24, weekday: roll(91, 0, 7), shortBreaks: roll(92, 0, 2) === 0 }]
        : [],
    preparation: { before: roll(93, 0, 3), after: roll(94, 0, 3) },
    lead: { days: roll(95, 0, 4), untilHour: roll(96, 0, 25) },
    windowDays: 10 + roll(97, 0, 40),
  };
}

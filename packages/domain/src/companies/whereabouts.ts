/** Where somebody is by what they booked, and when nobody knows (A §9). */
import { type CalendarDate, dateIn, type Instant, nightsBetween, type Zone } from '../dates.ts';

export const WHEREABOUTS = ['staying', 'flying', 'renting', 'visiting', 'unknown'] as const;
type Whereabouts = (typeof WHEREABOUTS)[number];
type Position = { readonly lat: number; readonly lon: number };

/** One flight, stay, rental or activity. In the air the place is where it lands. */
export type Leg = {
  readonly state: Whereabouts;
  readonly title: string;
  /** The city; '' where a booking names none. */
  readonly place: string;
  readonly country: string;
  /** Of the place. */
  readonly zone: Zone;
  /** Null where we have no position of the place. */
  readonly position: Position | null;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Of a flight, the city and airport it leaves. */
  readonly leaves: { readonly place: string; readonly position: Position | null } | null;
};

/** Two bookings that are farther apart aren't one trip. */
const MOST_NIGHTS = { away: 14, unsure: 2 };

/** The nights between two bookings, by the calendar of each place. */
const nightsAfter = (before: Leg, after: Leg): number =>
  nightsBetween(dateIn(before.endsAt, before.zone), dateIn(after.startsAt, after.zone));

/**
 * Adds the nights of a trip that no booking covers: `unknown`, at the last place known. The city that the
 * first flight leaves is home, where nobody is looked for.
 */
export function withGaps<L extends Leg>(legs: readonly L[]): readonly L[] {
  const sorted = legs.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const found: L[] = [];
  let latest: L | null = null;
  let home: string | null = null;
  for (const leg of sorted) {
    const most = home === null ? MOST_NIGHTS.unsure : MOST_NIGHTS.away;
    const nights: number = latest === null ? 0 : nightsAfter(latest, leg);
    if (latest !== null && (nights > most || latest.place === home)) {
      latest = null;
      home = null;
    }
    if (latest === null) home = leg.leaves?.place ?? null;
    else if (nights > 0)
      found.push({
        ...latest,
        state: 'unknown',
        startsAt: latest.endsAt,
        endsAt: leg.startsAt,
        leaves: null,
      });
    found.push(leg);
    if (latest === null || Date.parse(leg.endsAt) > Date.parse(latest.endsAt)) latest = leg;
  }
  return found;
}

/** Whether any part of it is on the day, by the place's own calendar. */
export const isOn = ({ startsAt, endsAt, zone }: Leg, day: CalendarDate): boolean =>
  dateIn(startsAt, zone) <= day && day <= dateIn(endsAt, zone);

/**
 * What somebody does on the day, in order. Nights that no booking covers count only on days without any:
 * a person who lands in the morning is where they landed.
 */
export function legsOn<L extends Leg>(legs: readonly L[], day: CalendarDate): readonly L[] {
  const that = withGaps(legs).filter((leg) => isOn(leg, day));
  const booked = that.filter(({ state }) => state !== 'unknown');
  return booked.length > 0 ? booked : that;
}

type Timed = Pick<Leg, 'startsAt' | 'endsAt'>;
/** Of a person's legs in order: the one that began last of those not over, else the last, else the first. */
export function legAt<L extends Timed>(legs: readonly L[], now: Instant): L | undefined {
  const begun = legs.filter(({ startsAt }) => Date.parse(startsAt) <= Date.parse(now));
  return begun.findLast(({ endsAt }) => Date.parse(now) < Date.parse(endsAt)) ?? begun.at(-1) ?? legs[0];
}

export const DAY_VIEWS = ['past', 'today', 'ahead'] as const;
/** What a day shows: who was where, who is, or who plans to be. */
export type DayView = (typeof DAY_VIEWS)[number];
/** By the company's calendar. */
export const viewOfDay = (day: CalendarDate, today: CalendarDate): DayView =>
  day < today ? 'past' : day === today ? 'today' : 'ahead';

const EARTH_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along the great circle. */
export function kmApart(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Who is asked about: everybody within so many kilometers of a point. */
export type Area = Position & { readonly km: number };

/** What has no position is in no area. */
export const isWithin = (area: Area, position: Position | null): boolean =>
  position !== null && kmApart(area, position) <= area.km;

/** Which of the people on a trip are shown. Nothing leaves somebody out that isn't named. */
export type TravelerFilter = {
  readonly tierId?: string | undefined;
  readonly country?: string | undefined;
  /** What was answered in the company's own fields, by their keys. */
  readonly answers?: Readonly<Record<string, string>> | undefined;
};
type Filtered = {
  readonly tierId: string;
  readonly country: string;
  readonly answers: readonly { readonly key: string; readonly value: string }[];
};

export const fitsFilter = ({ tierId, country, answers = {} }: TravelerFilter, each: Filtered): boolean =>
  (tierId === undefined || each.tierId === tierId) &&
  (country === undefined || each.country === country) &&
  Object.entries(answers).every(([key, value]) =>
    each.answers.some((answer) => answer.key === key && answer.value === value),
  );

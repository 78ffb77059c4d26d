/** How many days a rental is charged for, and which rate it gets: by the week, the weekend or the day. */
import {
  type CalendarDate,
  instantAt,
  type LocalDateTime,
  localAt,
  type Zone,
} from '@sojourn/domain/dates.ts';

/** By the clocks of the places of pick-up and drop-off. */
export type Rental = { readonly pickUp: LocalDateTime; readonly dropOff: LocalDateTime };

const DAY = 1440;
/** Nobody is charged a day for coming back a little late. */
const GRACE_MINUTES = 59;
const WEEK_DAYS = 7;

/** Minutes since 1970 as if the local clock were UTC. */
export const localMinute = (local: LocalDateTime): number => Date.parse(`${local}Z`) / 60_000;
export const dateOf = (local: LocalDateTime): CalendarDate => local.slice(0, 10) as CalendarDate;
/** Minutes after midnight. */
const minuteOfDay = (local: LocalDateTime): number => +local.slice(11, 13) * 60 + +local.slice(14, 16);
/** 0 is Sunday. */
export const weekdayOf = (local: LocalDateTime): number => (Math.floor(localMinute(local) / DAY) + 4) % 7;

/**
 * Minutes of a rental by the clock of the place of pick-up: an hour that clocks skip or repeat is neither
 * given nor charged.
 */
export function rentalMinutes(
  { pickUp, dropOff }: Rental,
  pickUpZone: Zone,
  dropOffZone = pickUpZone,
): number {
  const end = pickUpZone === dropOffZone ? dropOff : localAt(instantAt(dropOff, dropOffZone), pickUpZone);
  return localMinute(end) - localMinute(pickUp);
}

/** Periods of 24 hours, at least one; the last may be exceeded by the grace period. */
export const rentalDays = (minutes: number, graceMinutes = GRACE_MINUTES): number =>
  Math.max(1, Math.ceil((minutes - graceMinutes) / DAY));

const WEEKEND_FROM = 12 * 60;
const WEEKEND_MOST_DAYS = 4;
const [SUNDAY, MONDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 4, 5, 6];

/** Picked up between Thursday noon and Saturday, back by Monday, at most four days. */
export function isWeekend({ pickUp, dropOff }: Rental, days: number): boolean {
  const from = weekdayOf(pickUp);
  const until = weekdayOf(dropOff);
  const starts =
    from === FRIDAY || from === SATURDAY || (from === THURSDAY && minuteOfDay(pickUp) >= WEEKEND_FROM);
  const ends = until === SUNDAY || until === MONDAY;
  return starts && ends && days <= WEEKEND_MOST_DAYS;
}

/** In minor units, before taxes; `weekendMinor` is a day's, null where there is no weekend rate. */
export type RentalRates = {
  readonly dailyMinor: number;
  readonly weeklyMinor: number;
  readonly weekendMinor: number | null;
};
export type RateLine = {
  readonly unit: 'week' | 'weekendDay' | 'day';
  readonly count: number;
  readonly rateMinor: number;
  readonly amountMinor: number;
};

const line = (unit: RateLine['unit'], count: number, rateMinor: number): RateLine => ({
  unit,
  count,
  rateMinor,
  amountMinor: count * rateMinor,
});

/** Days beyond whole weeks cost the daily rate, but never more than another week. */
export function rateLines(days: number, rates: RentalRates, weekend: boolean): RateLine[] {
  const { dailyMinor, weeklyMinor, weekendMinor } = rates;
  if (weekend && weekendMinor !== null && weekendMinor < dailyMinor)
    return [line('weekendDay', days, weekendMinor)];
  const weeks = Math.floor(days / WEEK_DAYS);
  const rest = days % WEEK_DAYS;
  const isWeekCheaper = rest * dailyMinor > weeklyMinor;
  const weekCount = weeks + Number(isWeekCheaper);
  return [
    ...(weekCount > 0 ? [line('week', weekCount, weeklyMinor)] : []),
    ...(rest > 0 && !isWeekCheaper ? [line('day', rest, dailyMinor)] : []),
  ];
}

/** The sum of `rateLines`, without making them: for searches. */
export function rateTotal(days: number, rates: RentalRates, weekend: boolean): number {
  const { dailyMinor, weeklyMinor, weekendMinor } = rates;
  if (weekend && weekendMinor !== null && weekendMinor < dailyMinor) return days * weekendMinor;
  const rest = (days % WEEK_DAYS) * dailyMinor;
  return Math.floor(days / WEEK_DAYS) * weeklyMinor + Math.min(rest, weeklyMinor);
}

/** What a changed schedule does to the customer's other bookings. */
import type { TripPlan } from '../booking/trip-plan.ts';
import { type CalendarDate, dayNumber, type Instant, type LocalDateTime } from '../dates.ts';
import { LEAST } from '../trip-fit/fit.ts';
import { minutesBetween, partsOfSlice, type Schedule, type SchedulePart, slicesOf } from './schedule.ts';

export const SCHEDULE_EFFECTS = [
  /** A night is paid for before the new arrival. */
  'NightUnused',
  /** The new arrival is a day before the first night. */
  'NightMissing',
  /** The first night is used, but only from after midnight. */
  'LateCheckIn',
  /** The pick-up is before the new arrival. */
  'PickUpBeforeArrival',
  /** The vehicle goes back after the new departure. */
  'ReturnAfterDeparture',
  /** Another booking's departure is lost. */
  'ConnectionLost',
] as const;
export type ScheduleEffect = {
  readonly tripId: string;
  readonly title: string;
  readonly kind: (typeof SCHEDULE_EFFECTS)[number];
};

const LATE_UNTIL = '06:00';
const NEAR_MINUTES = 36 * 60;

const dayOf = (local: LocalDateTime): number => dayNumber(local.slice(0, 10) as CalendarDate);
const isNear = (a: Instant, b: Instant): boolean => Math.abs(minutesBetween(a, b)) <= NEAR_MINUTES;

/** The night that begins on the evening of arrival; early in the morning it's the one before. */
const nightOf = (local: LocalDateTime): number =>
  local.slice(11, 16) < LATE_UNTIL ? dayOf(local) - 1 : dayOf(local);

type Ends = { readonly before: SchedulePart; readonly after: SchedulePart };

/** Both schedules' arrival of a slice, and its departure. */
function endsOf(agreed: Schedule, now: Schedule, slice: number): { start: Ends; end: Ends } | null {
  const [was, is] = [partsOfSlice(agreed, slice), partsOfSlice(now, slice)];
  const [wasFirst, wasLast, isFirst, isLast] = [was[0], was.at(-1), is[0], is.at(-1)];
  if (!wasFirst || !wasLast || !isFirst || !isLast) return null;
  return { start: { before: wasFirst, after: isFirst }, end: { before: wasLast, after: isLast } };
}

function lodgingEffect(plan: TripPlan & { kind: 'lodging' }, end: Ends): ScheduleEffect['kind'] | null {
  const [was, is] = [end.before.endsLocal, end.after.endsLocal];
  const firstNight = dayNumber(plan.checkIn);
  if (end.after.to.countryCode !== plan.countryCode || nightOf(was) !== firstNight) return null;
  if (nightOf(is) > firstNight) return 'NightUnused';
  if (nightOf(is) < firstNight) return 'NightMissing';
  return dayOf(is) > dayOf(was) ? 'LateCheckIn' : null;
}

function rentalEffect(
  plan: TripPlan & { kind: 'rental' },
  { start, end }: { start: Ends; end: Ends },
): ScheduleEffect['kind'] | null {
  const { startsAt, endsAt } = plan;
  const reaches = (arrival: SchedulePart) => minutesBetween(arrival.ends, startsAt) >= LEAST.afterLanding;
  if (isNear(end.before.ends, startsAt) && reaches(end.before) && !reaches(end.after))
    return 'PickUpBeforeArrival';
  const isBack = (departure: SchedulePart) => minutesBetween(endsAt, departure.starts) >= LEAST.afterLanding;
  if (isNear(endsAt, start.before.starts) && isBack(start.before) && !isBack(start.after))
    return 'ReturnAfterDeparture';
  return null;
}

function transportEffect(
  plan: TripPlan & { kind: 'transport' },
  { start, end }: { start: Ends; end: Ends },
): ScheduleEffect['kind'] | null {
  const isLost = plan.legs.some((leg) => {
    const onward = (arrival: SchedulePart) =>
      arrival.to.code === leg.origin ? minutesBetween(arrival.ends, leg.departs) : null;
    const inward = (departure: SchedulePart) =>
      departure.from.code === leg.destination ? minutesBetween(leg.arrives, departure.starts) : null;
    return [
      [onward(end.before), onward(end.after)],
      [inward(start.before), inward(start.after)],
    ].some(([was, is]) => isConnection(was) && !isConnection(is));
  });
  return isLost ? 'ConnectionLost' : null;
}
const isConnection = (minutes: number | null | undefined): boolean =>
  minutes != null && minutes >= LEAST.connection && minutes <= NEAR_MINUTES;

/** At most one effect for each plan: the first that a slice has. */
export function effectsOn(plans: readonly TripPlan[], agreed: Schedule, now: Schedule): ScheduleEffect[] {
  return plans.flatMap((plan) => {
    for (const slice of slicesOf(agreed)) {
      const ends = endsOf(agreed, now, slice);
      const kind = ends && effectOn(plan, ends);
      if (kind) return [{ tripId: plan.tripId, title: plan.title, kind }];
    }
    return [];
  });
}

function effectOn(plan: TripPlan, ends: { start: Ends; end: Ends }): ScheduleEffect['kind'] | null {
  if (plan.kind === 'lodging') return lodgingEffect(plan, ends.end);
  if (plan.kind === 'rental') return rentalEffect(plan, ends);
  return plan.kind === 'transport' ? transportEffect(plan, ends) : null;
}

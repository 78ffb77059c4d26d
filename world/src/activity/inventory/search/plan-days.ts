/** What activities of one zone, season and plan have in common on the days of a search. */
import { dateIn, dateOfDay, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import type { Season } from '@sojourn/geography/types.ts';
import { cutOffInstant, isPastCutOff } from '@sojourn/products/activity/rules/booking/cut-off.ts';
import { decidedAt } from '@sojourn/products/activity/rules/booking/minimum-group.ts';
import { STARTS_MAX } from '../options.ts';
import { daysMask } from '../places-left.ts';
import { type ActivityPlan, PLAN_LIST, startsOn } from '../plans.ts';
import { CONFIRMATIONS, FREE_MINUTES, MINIMUM_GROUPS } from '../terms.ts';
import { startMs } from '../zone-clock.ts';
import type { DaySpan } from './query.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Days before its own that a cut-off comes at most. */
const CUT_OFF_DAYS = 3;

const NEAR_MINUTES = CONFIRMATIONS.map((each) => {
  if (each.kind === 'instant') return 0;
  return each.kind === 'manual' ? Number.POSITIVE_INFINITY : each.minutes;
});

export type PlanDays = {
  /** By start: a bit for each day on which it can still be confirmed. */
  readonly open: readonly number[];
  /** By start and day of the span, milliseconds; the hours' beginning where people come when they like. */
  readonly begins: readonly Float64Array[];
  /** Of closing, by day; empty with start times. */
  readonly closes: Float64Array;
  /** By start: bits of the days on which all would come back now, and that are confirmed at once. */
  readonly free: (policy: number, start: number) => number;
  readonly instant: (confirmation: number, start: number) => number;
};
export type ZoneDays = {
  readonly plan: (plan: number) => PlanDays;
  /** Bits of the days for which a minimum group is decided. */
  readonly decided: (minimum: number) => number;
};

export function zoneDays(now: Instant, zone: string, season: Season, span: DaySpan): ZoneDays {
  const plans: PlanDays[] = [];
  const decided: number[] = [];
  const today = dayNumber(dateIn(now, zone));
  const nowMs = Date.parse(now);
  return {
    plan: (index) => {
      plans[index] ??= planDays(PLAN_LIST[index]!, { now, nowMs, today, zone, season, span });
      return plans[index];
    },
    decided: (index) => {
      decided[index] ??= daysWhere(span, (day) => {
        const group = MINIMUM_GROUPS[index];
        if (!group || day > today + group.daysBefore + 1) return false;
        return Date.parse(decidedAt(group, dateOfDay(day), zone)) <= nowMs;
      });
      return decided[index];
    },
  };
}

function daysWhere({ first, days }: DaySpan, holds: (day: number, index: number) => boolean): number {
  let bits = 0;
  for (let index = 0; index < days; index++) if (holds(first + index, index)) bits |= 1 << index;
  return bits;
}

type Context = {
  readonly now: Instant;
  readonly nowMs: number;
  readonly today: number;
  readonly zone: string;
  readonly season: Season;
  readonly span: DaySpan;
};

function timesOn(zone: string, { first, days }: DaySpan, minute: number): Float64Array {
  const times = new Float64Array(days);
  for (let index = 0; index < days; index++) times[index] = startMs(zone, first + index, minute);
  return times;
}

function planDays(plan: ActivityPlan, context: Context): PlanDays {
  const { now, nowMs, today, zone, season, span } = context;
  const begins = plan.starts.map(({ minute }) => timesOn(zone, span, minute));
  const isTimed = plan.kind === 'startTimes';
  const closes = isTimed ? new Float64Array(0) : timesOn(zone, span, plan.closes);
  const isPast = (day: number, index: number, begin: number): boolean => {
    if (day > today + CUT_OFF_DAYS) return false;
    const startsAt = new Date(begin).toISOString() as Instant;
    const closesAt = isTimed ? startsAt : (new Date(closes[index]!).toISOString() as Instant);
    const times = { date: dateOfDay(day), startsAt, opensAt: startsAt, closesAt, zone };
    return isPastCutOff(cutOffInstant(plan.cutOff, times), now);
  };
  const starts = Array.from({ length: span.days }, (_, index) => startsOn(plan, season, span.first + index));
  const open = begins.map((begin, start) =>
    daysWhere(
      span,
      (day, index) =>
        day >= today &&
        day <= today + plan.windowDays &&
        !Number.isNaN(begin[index]!) &&
        ((starts[index]! >>> start) & 1) === 1 &&
        !isPast(day, index, begin[index]!),
    ),
  );
  const isOpenDated = plan.kind === 'openDated';
  /** Days on which so many minutes are left before the start, or before the last moment. */
  const daysBefore = (minutes: number, times: Float64Array): number =>
    daysWhere(span, (_, index) => times[index]! - minutes * MINUTE_MS > nowMs);
  const every = daysMask(span.days);
  return {
    open,
    begins,
    closes,
    free: lazily((policy, start) => {
      const minutes = FREE_MINUTES[policy] ?? null;
      if (minutes === null) return 0;
      // Until the ticket ends, whatever day is looked at
      if (isOpenDated) return minutes * MINUTE_MS < plan.validDays * DAY_MS ? every : 0;
      return daysBefore(minutes, isTimed ? begins[start]! : closes);
    }),
    instant: lazily((confirmation, start) => {
      const minutes = NEAR_MINUTES[confirmation]!;
      return minutes === 0 ? every : daysBefore(minutes, begins[start]!);
    }),
  };
}

/** Policies or confirmations. */
const KINDS = Math.max(FREE_MINUTES.length, CONFIRMATIONS.length);

function lazily(compute: (index: number, start: number) => number): (index: number, start: number) => number {
  // No bits of days are negative, since a span is shorter than 32
  const known = new Int32Array(KINDS * STARTS_MAX).fill(-1);
  return (index, start) => {
    const at = index * STARTS_MAX + start;
    if (known[at] === -1) known[at] = compute(index, start);
    return known[at]!;
  };
}

/** What an airline may owe each traveler for a change, unless extraordinary circumstances were the cause. */
import type { CalendarDate, Instant } from '../dates.ts';
import { compareSchedules, type SliceDifference } from './compare-schedules.ts';
import { COMPENSATION_RULES, type CompensationRule } from './data/compensation-rules.ts';
import { EU261_COUNTRIES } from './data/refund-rules.ts';
import { partsOfSlice, type Schedule, type SchedulePart } from './schedule.ts';

export const COMPENSATION_REGIMES = ['EU-261'] as const satisfies CompensationRule['regime'][];
export type Compensation = Pick<CompensationRule, 'regime' | 'source' | 'currency'> & {
  readonly slice: number;
  readonly km: number;
  /** For each traveler. */
  readonly amountMinor: number;
};
type Facts = {
  /** When the traveler was notified. */
  readonly notifiedAt: Instant;
  /** Along the great circle, null where it's unknown. */
  readonly kmBetween: (from: string, to: string) => number | null;
};

const DAY_MS = 86_400_000;

/** Of each way of the trip, as rules in force on the day the traveler was notified give it; mostly none. */
export function compensationFor(
  agreed: Schedule,
  now: Schedule,
  { notifiedAt, kmBetween }: Facts,
  rules: readonly CompensationRule[] = COMPENSATION_RULES,
): Compensation[] {
  const on = notifiedAt.slice(0, 10) as CalendarDate;
  const inForce = rules.filter(
    ({ effectiveFrom, effectiveUntil }) =>
      effectiveFrom <= on && (effectiveUntil === null || on <= effectiveUntil),
  );
  return compareSchedules(agreed, now).flatMap((difference) => {
    const [start, ...rest] = partsOfSlice(agreed, difference.slice);
    const end = rest.at(-1) ?? start;
    const km = start && end && kmBetween(start.from.code, end.to.code);
    if (!start || !end || km == null) return [];
    const days = (Date.parse(start.starts) - Date.parse(notifiedAt)) / DAY_MS;
    const rule = inForce.find((each) => isCovered(start, end) && isOwed(each, difference, days));
    if (!rule) return [];
    const { regime, source, currency } = rule;
    const amountMinor = amountOf(rule, difference, km, isWithinRegion(start, end));
    return [{ regime, source, currency, slice: difference.slice, km: Math.round(km), amountMinor }];
  });
}

const isWithinRegion = (start: SchedulePart, end: SchedulePart): boolean =>
  EU261_COUNTRIES.has(start.from.countryCode) && EU261_COUNTRIES.has(end.to.countryCode);

/** From the region with anybody, or to it with one of its own airlines; only what is carried. */
function isCovered(start: SchedulePart, end: SchedulePart): boolean {
  if (start.carrierCountry === null) return false;
  if (EU261_COUNTRIES.has(start.from.countryCode)) return true;
  return EU261_COUNTRIES.has(end.to.countryCode) && EU261_COUNTRIES.has(end.carrierCountry ?? '');
}

const isGone = ({ reasons }: SliceDifference): boolean => reasons.includes('Canceled');

function isOwed(rule: CompensationRule, difference: SliceDifference, days: number): boolean {
  if (days >= rule.noneFromDays) return false;
  if (isGone(difference)) return true;
  const { departureMinutes, arrivalMinutes, reasons } = difference;
  const { sameFlight, tolerances } = rule;
  const isOther = reasons.includes('Renumbered') || -departureMinutes > sameFlight.earlierDeparture;
  if (!isOther) return arrivalMinutes >= sameFlight.laterArrival;
  const within = tolerances.find(({ fromDays }) => days >= fromDays);
  if (!within) return true;
  return -departureMinutes > within.earlierDeparture || arrivalMinutes >= within.laterArrival;
}

function amountOf(
  { bands }: CompensationRule,
  difference: SliceDifference,
  km: number,
  isWithin: boolean,
): number {
  const band = bands.find(
    ({ maxKm, reachesAllWithinRegion }) =>
      maxKm === null || km <= maxKm || (reachesAllWithinRegion && isWithin),
  );
  if (!band) return 0;
  const isHalved = !isGone(difference) && difference.arrivalMinutes <= band.halvedWithinMinutes;
  return isHalved ? band.amountMinor / 2 : band.amountMinor;
}

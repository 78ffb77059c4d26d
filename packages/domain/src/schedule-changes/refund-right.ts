/** Whether a changed trip is refunded in full if the traveler rejects it, and by which rule. */
import type { CalendarDate } from '../dates.ts';
import { compareSchedules, reasonsOf, type SliceDifference } from './compare-schedules.ts';
import { EU261_COUNTRIES, REFUND_RULES, type RefundRule, US_COUNTRIES } from './data/refund-rules.ts';
import { partsOfSlice, type Schedule, type SchedulePart, slicesOf } from './schedule.ts';

export type RefundRegime = RefundRule['regime'];
export const REFUND_REGIMES = ['US-14CFR260', 'EU-261', 'BookingTerms'] as const satisfies RefundRegime[];

const COUNTRIES = { US: US_COUNTRIES, EU: EU261_COUNTRIES } as const;

function isCovered(rule: RefundRule, parts: readonly SchedulePart[]): boolean {
  const [start, end] = [parts[0], parts.at(-1)];
  if (!start || !end) return false;
  if (rule.isTransportOnly && start.carrierCountry === null) return false;
  if (rule.region === null || rule.covers === 'all') return true;
  const countries = COUNTRIES[rule.region];
  const leaves = countries.has(start.from.countryCode);
  const arrives = countries.has(end.to.countryCode);
  if (rule.covers === 'ends') return leaves || arrives;
  const isOwn = end.carrierCountry !== null && countries.has(end.carrierCountry);
  return leaves || (arrives && isOwn);
}

const isAtLeast = (minutes: number, least: number | null | undefined): boolean =>
  least != null && minutes >= least;

function isGiven(rule: RefundRule, difference: SliceDifference, parts: readonly SchedulePart[]): boolean {
  if (difference.reasons.some((reason) => rule.reasons.includes(reason))) return true;
  const crosses = parts[0]?.from.countryCode !== parts.at(-1)?.to.countryCode;
  const least = (crosses && rule.internationalMinutes) || rule.minutes;
  return (
    isAtLeast(-difference.departureMinutes, least?.earlierDeparture) ||
    isAtLeast(difference.departureMinutes, least?.laterDeparture) ||
    isAtLeast(difference.arrivalMinutes, least?.laterArrival)
  );
}

const isInForce = ({ effectiveFrom, effectiveUntil }: RefundRule, on: CalendarDate): boolean =>
  effectiveFrom <= on && (effectiveUntil === null || on <= effectiveUntil);

/**
 * The rules that give the whole price back, in the order of the list; none: the fare's or rate's own terms
 * decide. `on`: the day on which the change was found. A cover counts from what was agreed.
 */
export function refundRights(
  agreed: Schedule,
  now: Schedule,
  on: CalendarDate,
  rules: readonly RefundRule[] = REFUND_RULES,
): RefundRegime[] {
  const differences = compareSchedules(agreed, now);
  if (reasonsOf(differences).length === 0) return [];
  return rules
    .filter((rule) => isInForce(rule, on))
    .filter((rule) =>
      differences.some((difference) => {
        const parts = partsOfSlice(agreed, difference.slice);
        return isCovered(rule, parts) && isGiven(rule, difference, parts);
      }),
    )
    .map(({ regime }) => regime);
}

/** True when nothing of it is left. */
export const isAllCanceled = (agreed: Schedule, now: Schedule): boolean =>
  slicesOf(agreed).every((slice) => partsOfSlice(now, slice).length === 0);

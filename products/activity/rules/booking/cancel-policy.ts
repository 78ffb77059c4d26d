/**
 * What comes back of an activity, by tiers that are copied onto the booking when it's confirmed. A tier
 * holds until its instant and no longer. They count from the start, or from closing where people come when
 * they like.
 */
import { type CancelTerms, typeOf } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, localAt, plusSeconds, type Zone } from '@sojourn/domain/dates.ts';
import { basisPointsOf } from '@sojourn/domain/money.ts';

/** Canceled at least so many minutes before, this share comes back. */
export type RefundTier = { readonly minutesBefore: number; readonly refundBps: number };
export type ActivityPolicy = { readonly from: 'start' | 'closing'; readonly tiers: readonly RefundTier[] };

const DAY_MINUTES = 1_440;
/** What most operators have. */
export const USUAL_POLICY: ActivityPolicy = {
  from: 'start',
  tiers: [{ minutesBefore: DAY_MINUTES, refundBps: 10_000 }],
};
export const FINAL_SALE: ActivityPolicy = { from: 'start', tiers: [] };

type Times = { readonly startsAt: Instant; readonly closesAt: Instant; readonly zone: Zone };

/** As terms of a booking; without tiers nothing ever comes back. */
export function activityTerms(policy: ActivityPolicy, times: Times, totalMinor: number): CancelTerms {
  const base = policy.from === 'start' ? times.startsAt : times.closesAt;
  const tiers = policy.tiers.toSorted((a, b) => b.minutesBefore - a.minutesBefore);
  const steps = tiers.map(({ minutesBefore, refundBps }) => {
    const until = plusSeconds(base, -minutesBefore * 60);
    const penaltyMinor = totalMinor - basisPointsOf(totalMinor, refundBps);
    return { until, localUntil: localAt(until, times.zone), penaltyMinor };
  });
  return { type: typeOf(steps[0]?.penaltyMinor ?? totalMinor, totalMinor), zone: times.zone, steps };
}

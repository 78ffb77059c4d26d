/**
 * What canceling costs of a home, or of two that make one stay, in the terms that every booking has: each
 * home's own policy, added up. From the first check-in on it can't be canceled.
 */
import { type CancelTerms, typeOf } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, isBefore, localAt } from '@sojourn/domain/dates.ts';
import type { HomePrice } from '../home-price.ts';
import { checkInInstant, type HomePolicy, type HomeStayTimes, refundSteps } from './cancel-policy.ts';

type StayTerms = {
  readonly policy: HomePolicy;
  readonly times: HomeStayTimes;
  readonly price: HomePrice;
};
type Step = ReturnType<typeof refundSteps>[number];

/** The steps that are still ahead and give something back; neighbors that give the same are one. */
export function refundsAhead({ policy, times, price }: StayTerms, now: Instant): Step[] {
  const ahead = refundSteps(policy, times, price).filter(({ endsAt }) => isBefore(now, endsAt));
  return withoutRepeats(ahead).filter(({ refundMinor }) => refundMinor > 0);
}

const withoutRepeats = (steps: readonly Step[]): Step[] =>
  steps.filter(({ refundMinor }, at) => steps[at + 1]?.refundMinor !== refundMinor);

/** Of the homes in the order of their nights; the zone is the first's. */
export function homeCancelTerms(stays: readonly [StayTerms, ...StayTerms[]], now: Instant): CancelTerms {
  const [{ times }] = stays;
  const begins = checkInInstant(times);
  const totalMinor = stays.reduce((sum, { price }) => sum + price.totalMinor, 0);
  const each = stays.map((stay) => refundSteps(stay.policy, stay.times, stay.price));
  const ends = [...new Set(each.flat().map(({ endsAt }) => endsAt))]
    .filter((endsAt) => isBefore(now, endsAt) && !isBefore(begins, endsAt))
    .sort();
  const refundUntil = (until: Instant): number =>
    each.reduce(
      (sum, steps) => sum + (steps.find(({ endsAt }) => !isBefore(endsAt, until))?.refundMinor ?? 0),
      0,
    );
  const merged = ends.map((endsAt) => ({ endsAt, refundMinor: refundUntil(endsAt) }));
  const steps = withoutRepeats(merged)
    .filter(({ refundMinor }) => refundMinor > 0)
    .map(({ endsAt, refundMinor }) => ({
      until: endsAt,
      localUntil: localAt(endsAt, times.zone),
      penaltyMinor: totalMinor - refundMinor,
    }));
  return { type: typeOf(steps[0]?.penaltyMinor ?? totalMinor, totalMinor), zone: times.zone, steps };
}

/** An activity of the list as a company's policy judges it. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { activityJudge, activityTripFacts } from '#activity/rules/activity-policy.ts';
import type { ActivityOffer } from '#activity/wire/activity-search.ts';

/** On the first day that it's on. */
export function judgeActivity(
  tier: PolicyTier,
  offer: ActivityOffer,
  bookedOn: CalendarDate,
): Verdict | undefined {
  const day = offer.days.find(({ state }) => state !== 'closed');
  return (
    day &&
    activityJudge(tier)({
      ...activityTripFacts(offer.cityPlaceId, { startsOn: day.date, bookedOn }),
      perPerson: offer.adult,
    })
  );
}

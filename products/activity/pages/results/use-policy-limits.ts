import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { usePolicyTier } from '@sojourn/portal/shared/policy/use-policy-tier.ts';
import { useMemo } from 'react';
import { activityPolicyLimits } from '#activity/rules/activity-policy.ts';

/** What the company's policy lets a person cost; null without a policy. */
export function usePolicyLimits(startsOn: CalendarDate) {
  const tier = usePolicyTier();
  const bookedOn = useBookedOn();
  return useMemo(
    () => tier && activityPolicyLimits(tier, { startsOn, bookedOn }),
    [tier, startsOn, bookedOn],
  );
}

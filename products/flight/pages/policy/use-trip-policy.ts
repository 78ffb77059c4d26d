import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { usePolicyTier } from '@sojourn/portal/shared/policy/use-policy-tier.ts';
import { useMemo } from 'react';
import { flightPolicyLimits } from '#flight/rules/flight-policy.ts';
import type { FlightUrl } from '../search/flight-url.ts';

/** What the traveler's tier allows for a trip of this shape, as searches count by it. */
export function useTripPolicy({ draft }: Pick<FlightUrl, 'draft'>) {
  const tier = usePolicyTier();
  const isRoundTrip = draft.trip === 'roundTrip';
  const sliceCount = draft.legs.length;
  const startsOn = draft.legs[0]?.date;
  const bookedOn = useBookedOn();
  return useMemo(
    () =>
      tier && startsOn
        ? flightPolicyLimits(tier, { isRoundTrip, sliceCount }, { startsOn, bookedOn })
        : undefined,
    [tier, isRoundTrip, sliceCount, startsOn, bookedOn],
  );
}

import { flightPolicyLimits } from '@sojourn/domain/products/flight/flight-policy.ts';
import { useMemo } from 'react';
import type { FlightUrl } from '#products/flight/search/flight-url.ts';
import { useBookedOn } from '#shared/policy/use-booked-on.ts';
import { usePolicyTier } from '#shared/policy/use-policy-tier.ts';

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

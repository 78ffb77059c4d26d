import type { FoundRepair } from '@sojourn/portal/shared/policy/repair.ts';
import { useStartCheckout } from '@sojourn/portal/shared/policy/use-start-checkout.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { type PortalLocale, useLocale } from '@sojourn/web/text/locale.tsx';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { FlightReview } from '#flight/wire/flight-search.ts';
import type { FlightUrl } from '../search/flight-url.ts';

type Trip = Pick<FlightUrl, 'chosen' | 'draft'>;

/** The input of the server's call. */
export const inputOf = ({ chosen, draft }: Trip, locale: PortalLocale) => ({
  slices: [...chosen],
  passengers: draft.passengers,
  locale,
});

/** The exact price goes by the minute; while a class is changed the review before it stays on the page. */
export function useReview(trip: Trip, enabled: boolean) {
  const input = inputOf(trip, useLocale());
  return useQuery<FlightReview>({
    queryKey: ['flight-review', input],
    queryFn: ({ signal }) => api.reviewFlights({ input }, { signal }),
    enabled,
    staleTime: 20_000,
    placeholderData: keepPreviousData,
  });
}

/** Starts a checkout for the trip and opens it; a higher price is shown there, with all choices intact. */
export function useBeginCheckout(trip: Trip, repair: FoundRepair) {
  const locale = useLocale();
  const { start, dialog } = useStartCheckout(repair);
  const beginning = useMutation({
    mutationFn: (shownTotalMinor: number) => {
      const input = { product: 'Flight' as const, ...inputOf(trip, locale), shownTotalMinor };
      return start(input, shownTotalMinor);
    },
  });
  return { ...beginning, dialog };
}

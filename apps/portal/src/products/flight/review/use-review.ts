import type { FlightReview } from '@sojourn/contract/products/flight/flight-search.ts';
import { api } from '@sojourn/web/api/api.ts';
import { type PortalLocale, useLocale } from '@sojourn/web/text/locale.tsx';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FlightUrl } from '#products/flight/search/flight-url.ts';
import { rememberShownTotal } from '#shared/shown-total.ts';

type Trip = Pick<FlightUrl, 'chosen' | 'draft'>;

/** The input of the server's call. */
const inputOf = ({ chosen, draft }: Trip, locale: PortalLocale) => ({
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
export function useBeginCheckout(trip: Trip) {
  const locale = useLocale();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (shownTotalMinor: number) => {
      const input = { product: 'Flight' as const, ...inputOf(trip, locale), shownTotalMinor };
      const { checkoutId } = await api.startCheckout({ input });
      return { checkoutId, shownTotalMinor };
    },
    onSuccess: ({ checkoutId, shownTotalMinor }) => {
      // The checkout says by how much the price fell since this page
      rememberShownTotal(checkoutId, shownTotalMinor);
      return navigate({ to: '/checkout/$checkoutId', params: { checkoutId } });
    },
  });
}

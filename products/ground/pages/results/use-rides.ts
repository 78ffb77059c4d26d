import { useStartCheckout } from '@sojourn/portal/shared/policy/use-start-checkout.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { TransferOffer } from '#ground/wire/transfer-search.ts';
import { askOf, isComplete, type RideDraft } from '../search/ride-url.ts';

const FRESH_MS = 60_000;

export function useRides(draft: RideDraft) {
  const locale = useLocale();
  const ask = isComplete(draft) ? askOf(draft) : undefined;
  return useQuery({
    queryKey: ['rides', ask, locale],
    queryFn: ask ? ({ signal }) => api.searchTransfers({ input: { ...ask, locale } }, { signal }) : skipToken,
    staleTime: FRESH_MS,
    retry: false,
  });
}

/** The ways of one's own trip, from a landing to a bed and back. */
export function useTripWays() {
  const locale = useLocale();
  return useQuery({
    queryKey: ['trip-ways', locale],
    queryFn: ({ signal }) => api.findTripWays({ input: { locale } }, { signal }),
    staleTime: FRESH_MS,
  });
}

/** Opens the checkout of a ride, at the total on screen. */
export function useTakeRide() {
  const locale = useLocale();
  const { start, dialog } = useStartCheckout(undefined);
  const taking = useMutation({
    mutationFn: ({ transferId, from, to, time, party, price }: TransferOffer) => {
      const totalMinor = price.total.amountMinor;
      const ride = { transferId, from: from.placeId, to: to.placeId, time, party };
      return start({ product: 'Ground', ...ride, locale, shownTotalMinor: totalMinor }, totalMinor);
    },
  });
  return { ...taking, dialog };
}

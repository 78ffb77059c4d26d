import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { checkoutKey, choiceScope } from '@sojourn/portal/features/checkout/use-checkout.ts';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForgetSeatMaps } from '#flight/pages/seat-map/use-seat-map.ts';
import type { FlightCheckout } from '#flight/wire/flight-checkout.ts';
import type { FlightExtras } from '#flight/wire/flights.ts';

/**
 * Seats and bags, requoted with the flights, each choice on top of the one before: bags may be chosen while
 * seats are given up. A taken seat is shown with a reloaded cabin.
 */
export function useExtras({ checkoutId, extras }: FlightCheckout) {
  const queries = useQueryClient();
  const forgetSeatMaps = useForgetSeatMaps();
  const queryKey = checkoutKey(checkoutId);
  return useMutation({
    scope: choiceScope(checkoutId),
    mutationFn: (part: Partial<FlightExtras>) => {
      const latest = queries.getQueryData<FlightCheckout>(queryKey)?.extras ?? extras;
      return api.chooseExtras({ params: { checkoutId }, input: { ...latest, ...part } });
    },
    onSuccess: async (fresh) => {
      // A request from before must not overwrite the new quote
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Checkout>(queryKey, fresh);
    },
    onError: (thrown) => {
      if (codeOf(thrown) === 'SeatTaken') forgetSeatMaps();
    },
  });
}

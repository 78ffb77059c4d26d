import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { FlightCheckout } from '@sojourn/contract/products/flight/flight-checkout.ts';
import type { FlightExtras } from '@sojourn/contract/products/flight/flights.ts';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checkoutKey } from '#features/checkout/use-checkout.ts';
import { useForgetSeatMaps } from '#products/flight/seat-map/use-seat-map.ts';

/** Seats and bags, requoted with the flights. A taken seat is shown with a reloaded cabin. */
export function useExtras({ checkoutId, extras }: FlightCheckout) {
  const queries = useQueryClient();
  const forgetSeatMaps = useForgetSeatMaps();
  return useMutation({
    mutationFn: (part: Partial<FlightExtras>) =>
      api.chooseExtras({ params: { checkoutId }, input: { ...extras, ...part } }),
    onSuccess: async (fresh) => {
      const queryKey = checkoutKey(checkoutId);
      // A request from before must not overwrite the new quote
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Checkout>(queryKey, fresh);
    },
    onError: (thrown) => {
      if (codeOf(thrown) === 'SeatTaken') forgetSeatMaps();
    },
  });
}

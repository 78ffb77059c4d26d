/** The checkout as the server has it, and asking for a new quote. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const checkoutKey = (checkoutId: string) => ['checkout', checkoutId] as const;

const WHILE_BOOKING_MS = 1_500;

/**
 * Fetched anew when the tab is looked at again, as another tab may have typed or paid; followed while it
 * books.
 */
export const useCheckout = (checkoutId: CheckoutId) =>
  useQuery({
    queryKey: checkoutKey(checkoutId),
    queryFn: ({ signal }) => api.getCheckout({ params: { checkoutId } }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.state === 'booking' ? WHILE_BOOKING_MS : false),
  });

/** A new quote in place of one that ran out or changed; with a total, that total is accepted. */
export function useRefreshQuote(checkoutId: CheckoutId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (acceptTotalMinor: number | undefined) =>
      api.refreshQuote({ params: { checkoutId }, input: { acceptTotalMinor } }),
    onSuccess: async (fresh) => {
      const queryKey = checkoutKey(checkoutId);
      // What was asked before must not overwrite the new quote with the old one
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Checkout>(queryKey, fresh);
    },
  });
}

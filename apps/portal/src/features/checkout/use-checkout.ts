/** The checkout as the server has it, and asking for a new quote. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const checkoutKey = (checkoutId: string) => ['checkout', checkoutId] as const;

/**
 * Choices that quote a checkout anew go one after the other: each answer is all of it, and an earlier one
 * that comes late would hide a later choice.
 */
export const choiceScope = (checkoutId: string) => ({ id: `choices of ${checkoutId}` });

const WHILE_BOOKING_MS = 1_500;
const WHILE_CHECKED_MS = 3_000;
/** Until it's booked or open again. */
const lookAgainMs = ({ state, cardCheck }: Checkout) =>
  state === 'booking' && (cardCheck ? WHILE_CHECKED_MS : WHILE_BOOKING_MS);

/**
 * Fetched anew when the tab is looked at again, as another tab may have typed or paid; followed while it
 * books.
 */
export const useCheckout = (checkoutId: CheckoutId) =>
  useQuery({
    queryKey: checkoutKey(checkoutId),
    queryFn: ({ signal }) => api.getCheckout({ params: { checkoutId } }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data ? lookAgainMs(state.data) : false),
  });

/** Goes on now with a booking that waits for its card's bank. */
export function useContinueCheckout(checkoutId: CheckoutId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (giveUp: boolean) => api.continueCheckout({ params: { checkoutId }, input: { giveUp } }),
    onSuccess: async (fresh) => {
      const queryKey = checkoutKey(checkoutId);
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Checkout>(queryKey, fresh);
    },
  });
}

/** A new quote in place of one that ran out or changed; with a total, that total is accepted. */
export function useRefreshQuote(checkoutId: CheckoutId) {
  const queries = useQueryClient();
  return useMutation({
    scope: choiceScope(checkoutId),
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

import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useAttempt } from '@sojourn/web/one-at-a-time.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { REQUESTS_KEY } from '#shared/requests-key.ts';
import { checkoutKey } from '../use-checkout.ts';

export type EndRequest = ReturnType<typeof useEndRequest>;

/** Declined by the customer, or withdrawn by the agent. */
export function useEndRequest({ checkoutId }: Pick<Checkout, 'checkoutId'>) {
  const queries = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: () =>
      api.endPaymentRequest({ params: { checkoutId }, input: {} }, attempt.optionsFor(checkoutId)),
    onSuccess: () => attempt.end(),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: checkoutKey(checkoutId) });
      await queries.invalidateQueries({ queryKey: REQUESTS_KEY });
    },
  });
}

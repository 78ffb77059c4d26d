/** Whether this checkout waits for its customer to pay what an agent prepared. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { PaymentRequest } from '@sojourn/contract/payment-requests.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const requestKey = (checkoutId: string) => ['payment-request', checkoutId] as const;

export function usePaymentRequest({ checkoutId }: Pick<Checkout, 'checkoutId'>): PaymentRequest | null {
  const { data } = useQuery({
    queryKey: requestKey(checkoutId),
    queryFn: ({ signal }) => api.getPaymentRequest({ params: { checkoutId } }, { signal }),
    refetchOnWindowFocus: 'always',
  });
  return data?.request ?? null;
}

/** Declined by the customer, or taken back by the agent. */
export function useEndRequest({ checkoutId }: Pick<Checkout, 'checkoutId'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.endPaymentRequest({ params: { checkoutId }, input: {} }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['payment-request'] }),
  });
}

/** Payments that wait for the customer's bank. */
import type { PaymentConfirmation } from '@sojourn/contract/payment-confirmations.ts';
import type { PaymentConfirmationId, PaymentId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['payment-confirmations'] as const;
const WHILE_WAITING_MS = 3_000;

/** All that nobody has answered. */
export const useConfirmations = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.listPaymentConfirmations({}, { signal }),
    select: ({ confirmations }) => confirmations,
  });

/** One, followed until it's over. */
export const useConfirmation = (confirmationId: PaymentConfirmationId) =>
  useQuery({
    queryKey: [...KEY, confirmationId],
    queryFn: ({ signal }) => api.getPaymentConfirmation({ params: { confirmationId } }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.endedAs === null ? WHILE_WAITING_MS : false),
  });

type Wanted = { readonly giveUp: boolean; readonly paymentId?: PaymentId };
export function useContinueConfirmation<W>(
  confirmationId: PaymentConfirmationId,
  wantedBy: (variables: W) => Wanted,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (variables: W) =>
      api.continuePaymentConfirmation({ params: { confirmationId }, input: wantedBy(variables) }),
    onSuccess: async (fresh) => {
      const queryKey = [...KEY, confirmationId];
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<PaymentConfirmation>(queryKey, fresh);
      await queries.invalidateQueries({ queryKey: KEY, exact: true });
    },
  });
}

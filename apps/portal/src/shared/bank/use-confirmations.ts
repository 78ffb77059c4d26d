/** Payments that wait for the customer's bank. */
import type { PaymentConfirmation } from '@sojourn/contract/payment-confirmations.ts';
import type { PaymentConfirmationId, PaymentId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['payment-confirmations'] as const;
const WHILE_WAITING_MS = 3_000;
const ATTENDED_MS = 1_500;

/** All that nobody has answered. */
export const useConfirmations = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.listPaymentConfirmations({}, { signal }),
    select: ({ confirmations }) => confirmations,
  });

/** What's paid on this page, while its bank may want to ask; null: nobody asks, or not any more. */
export function useAttended(isOf: (of: PaymentConfirmation) => boolean, isPaying: boolean) {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [...KEY, 'attended'],
    queryFn: ({ signal }) => api.listPaymentConfirmations({}, { signal }),
    enabled: isPaying,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ATTENDED_MS,
  });
  const found = isPaying ? data?.confirmations.find((each) => each.isAttended && isOf(each)) : undefined;
  return { waiting: found ?? null, looks: dataUpdatedAt };
}

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

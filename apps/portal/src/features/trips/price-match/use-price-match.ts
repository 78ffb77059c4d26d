/** A trip's price match claim, and what can be done about it. */
import type { RequestOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useAttempt } from '@sojourn/web/one-at-a-time.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** An agent may decide while the page is open. */
const EVERY_MS = 15_000;
const keyOf = (bookingId: BookingId) => ['price-match', bookingId] as const;
type Answer = Awaited<ReturnType<typeof api.getPriceMatch>>;
const isOpen = (answer: Answer | undefined): boolean => {
  const state = answer?.priceMatch?.claim?.state;
  return state === 'checking' || state === 'appealed';
};

export const usePriceMatch = (bookingId: BookingId) =>
  useQuery({
    queryKey: keyOf(bookingId),
    queryFn: ({ signal }) => api.getPriceMatch({ params: { bookingId } }, { signal }),
    refetchInterval: ({ state }) => (isOpen(state.data) ? EVERY_MS : false),
  });

type Claim = NonNullable<RequestOf<Calls['claimPriceMatch']>['input']>;
export const useClaim = (bookingId: BookingId) =>
  useKeyed(bookingId, (input: Claim, options) =>
    api.claimPriceMatch({ params: { bookingId }, input }, options),
  );

type Appeal = NonNullable<RequestOf<Calls['appealPriceMatch']>['input']>;
export const useAppeal = (bookingId: BookingId) =>
  useKeyed(bookingId, (input: Appeal, options) =>
    api.appealPriceMatch({ params: { bookingId }, input }, options),
  );

/** The same words sent again without an answer are the same attempt. */
function useKeyed<T>(
  bookingId: BookingId,
  send: (input: T, options: { readonly idempotencyKey: string }) => Promise<Answer>,
) {
  const queries = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (input: T) => send(input, attempt.optionsFor(input)),
    onSuccess: (shown) => {
      attempt.end();
      queries.setQueryData(keyOf(bookingId), shown);
      void queries.invalidateQueries({ queryKey: ['trip', bookingId] });
      void queries.invalidateQueries({ queryKey: ['support-cases'] });
    },
    onError: () => void queries.invalidateQueries({ queryKey: keyOf(bookingId) }),
  });
}

/** A request to a host, and what its guest can do about it. */
import type { HomeRequestId, PaymentId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useAttempt } from '@sojourn/web/one-at-a-time.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HomeRequestDetail } from '#home/wire/home-requests.ts';
import { isOpen } from './request-view.ts';

const EVERY_MS = 5_000;
const REQUESTS_KEY = ['home-requests'] as const;
const requestKey = (requestId: string) => ['home-request', requestId] as const;
const threadKey = (about: string) => ['host-messages', about] as const;
/** A booking begins or ends with it. */
const WITH_IT = [REQUESTS_KEY, ['trips'], ['checkout']];

export const useHomeRequest = (requestId: string) =>
  useQuery({
    queryKey: requestKey(requestId),
    queryFn: ({ signal }) =>
      api.getHomeRequest({ params: { requestId: requestId as HomeRequestId } }, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data && isOpen(data.state) ? EVERY_MS : false),
  });

export const useHomeRequests = () =>
  useQuery({
    queryKey: REQUESTS_KEY,
    queryFn: ({ signal }) => api.listHomeRequests({}, { signal }),
    refetchOnMount: 'always',
  });

type Options = { readonly idempotencyKey: string };
/** The same again without an answer is the same attempt; the answer is the request as it is then. */
function useDeed<Input>(
  requestId: string,
  send: (input: Input, options: Options) => Promise<HomeRequestDetail>,
) {
  const queries = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (input: Input) => send(input, attempt.optionsFor(input)),
    onSuccess: (shown) => {
      attempt.end();
      queries.setQueryData(requestKey(requestId), shown);
      for (const queryKey of WITH_IT) void queries.invalidateQueries({ queryKey });
    },
    onError: () => {
      attempt.end();
      void queries.invalidateQueries({ queryKey: requestKey(requestId) });
    },
  });
}

export const useWithdraw = ({ requestId }: HomeRequestDetail) =>
  useDeed(requestId, (_: null, options) =>
    api.withdrawHomeRequest({ params: { requestId }, input: {} }, options),
  );

export const usePay = ({ requestId, total }: HomeRequestDetail) =>
  useDeed(requestId, (paymentId: PaymentId, options) =>
    api.payHomeRequest(
      { params: { requestId }, input: { paymentId, totalMinor: total.amountMinor } },
      options,
    ),
  );

/** The answer is on the page of the request and on the trip's. */
function useClaimDeed<Input>(about: string, send: (input: Input, options: Options) => Promise<unknown>) {
  const queries = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (input: Input) => send(input, attempt.optionsFor(input)),
    onSettled: () => {
      attempt.end();
      for (const queryKey of [requestKey(about), ['trip'], ...WITH_IT])
        void queries.invalidateQueries({ queryKey });
    },
  });
}
type OfClaim<Input> = Input & { readonly claimId: string };

export const useAnswerClaim = (about: string) =>
  useClaimDeed(about, ({ claimId, answer }: OfClaim<{ readonly answer: 'accept' | 'dispute' }>, options) =>
    api.answerDepositClaim({ params: { about, claimId }, input: { answer } }, options),
  );

export const useDecideClaim = (about: string) =>
  useClaimDeed(
    about,
    ({ claimId, decision }: OfClaim<{ readonly decision: 'accept' | 'dismiss' }>, options) =>
      api.decideDepositClaim({ params: { about, claimId }, input: { decision } }, options),
  );

/** `about`: a request, or a booking of a home. */
export const useHostMessages = (about: string) =>
  useQuery({
    queryKey: threadKey(about),
    queryFn: ({ signal }) => api.listHostMessages({ params: { about } }, { signal }),
    refetchOnMount: 'always',
    refetchInterval: EVERY_MS * 2,
  });

export function useWriteToHost(about: string) {
  const queries = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (text: string) =>
      api.writeToHost({ params: { about }, input: { text } }, attempt.optionsFor(text)),
    onSuccess: (thread) => {
      attempt.end();
      queries.setQueryData(threadKey(about), thread);
    },
  });
}

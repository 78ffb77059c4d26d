/** Requests for approval as the server has them; people without a company have none. */
import type { Approval } from '@sojourn/contract/approvals.ts';
import type { ApprovalView } from '@sojourn/domain/approvals/approval-state.ts';
import type { ApprovalId, BookingId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useDecide as useDecisions } from '@sojourn/web/approvals/use-decide.ts';
import { useAttempt } from '@sojourn/web/one-at-a-time.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const APPROVALS_KEY = ['approvals'] as const;
const requestKey = (requestId: string) => [...APPROVALS_KEY, 'request', requestId] as const;
/** Somebody may decide while the page is open. */
const EVERY_MS = 15_000;
const WHILE_CARRIED_OUT_MS = 2_000;
/** A decision books or cancels. */
const CHANGED_KEYS = [APPROVALS_KEY, ['trips'], ['trip']];

export const useIsMember = (): boolean => Boolean(useSession()?.corporateInfo);

export type ListOf = 'mine' | 'toDecide';
export const useApprovals = (of: ListOf, view: ApprovalView) =>
  useInfiniteQuery({
    queryKey: [...APPROVALS_KEY, of, view],
    queryFn: ({ signal, pageParam }) =>
      api.listApprovals({ query: { of, view, ...(pageParam !== null && { after: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: useIsMember(),
    refetchOnMount: 'always',
    refetchInterval: EVERY_MS,
  });

const pauseOf = (request: Approval | undefined | null): number =>
  request && ['sending', 'approved', 'canceling'].includes(request.state) ? WHILE_CARRIED_OUT_MS : EVERY_MS;

export const useApproval = (requestId: ApprovalId) =>
  useQuery({
    queryKey: requestKey(requestId),
    queryFn: ({ signal }) => api.getApproval({ params: { requestId } }, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.status === 'success' ? pauseOf(state.data) : false),
  });

export const useApprovalOfTrip = (bookingId: BookingId) =>
  useQuery({
    queryKey: [...APPROVALS_KEY, 'trip', bookingId],
    queryFn: ({ signal }) => api.getApprovalOfTrip({ params: { bookingId } }, { signal }),
    enabled: useIsMember(),
    refetchOnMount: 'always',
    refetchInterval: EVERY_MS,
  });

/** One key for every repeat of the same attempt; the answer is the request as it is then. */
function useKeyed<T>(
  requestId: ApprovalId,
  send: (input: T, options: { readonly idempotencyKey: string }) => Promise<Approval>,
) {
  const queries = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (input: T) => send(input, attempt.optionsFor(input)),
    onSuccess: (request) => {
      attempt.end();
      queries.setQueryData(requestKey(requestId), request);
      for (const queryKey of CHANGED_KEYS) void queries.invalidateQueries({ queryKey });
    },
    onError: () => {
      attempt.end();
      void queries.invalidateQueries({ queryKey: requestKey(requestId) });
    },
  });
}

export function useDecide() {
  const queries = useQueryClient();
  return useDecisions('decideApprovals', (decided) => {
    for (const { request } of decided?.parts ?? [])
      queries.setQueryData(requestKey(request.requestId), request);
    for (const queryKey of CHANGED_KEYS) void queries.invalidateQueries({ queryKey });
  });
}

export const useWithdraw = ({ requestId }: Approval) =>
  useKeyed<void>(requestId, (_, options) =>
    api.withdrawApproval({ params: { requestId }, input: {} }, options),
  );

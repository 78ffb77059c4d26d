/** The company's requests as the server has them; somebody may decide while the page is open. */
import type { QueryOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import type { Decision } from '@sojourn/web/approvals/decision-bar.tsx';
import { useAttempt } from '@sojourn/web/one-at-a-time.ts';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

export type Wanted = Pick<QueryOf<Calls['listCompanyApprovals']>, 'view' | 'q' | 'product' | 'tier'>;

const KEY = ['approvals'] as const;
const EVERY_MS = 30_000;
const WHILE_CARRIED_OUT_MS = 2_000;

export const useCompanyApprovals = (wanted: Wanted) =>
  useInfiniteQuery({
    queryKey: [...KEY, 'list', wanted],
    queryFn: ({ signal, pageParam }) =>
      api.listCompanyApprovals(
        { query: { ...wanted, ...(pageParam !== null && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });

const isCarriedOut = (state: string | undefined): boolean =>
  state === 'sending' || state === 'approved' || state === 'canceling';

export const useCompanyApproval = (requestId: ApprovalId) =>
  useQuery({
    queryKey: [...KEY, 'one', requestId],
    queryFn: ({ signal }) => api.getCompanyApproval({ params: { requestId } }, { signal }),
    refetchInterval: ({ state }) => (isCarriedOut(state.data?.state) ? WHILE_CARRIED_OUT_MS : EVERY_MS),
  });

/** `version`: of the request as it's on screen. */
export function useDecide(requestId: ApprovalId, version: number) {
  const queries = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (input: Decision) => {
      const { decision, note } = input;
      return api.decideCompanyApproval(
        { params: { requestId }, input: { version, decision, ...(note.trim() && { note }) } },
        attempt.optionsFor(input),
      );
    },
    onSettled: () => {
      attempt.end();
      void queries.invalidateQueries({ queryKey: KEY });
    },
  });
}

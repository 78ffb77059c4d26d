/** The company's requests as the server has them; somebody may decide while the page is open. */
import type { QueryOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useDecide as useDecisions } from '@sojourn/web/approvals/use-decide.ts';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';

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

export function useDecide() {
  const queries = useQueryClient();
  return useDecisions('decideCompanyApprovals', () => void queries.invalidateQueries({ queryKey: KEY }));
}

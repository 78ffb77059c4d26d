/** Watched prices as the server has them, and beginning, moving and stopping one. */
import type { WatchedTrip, WatchInput } from '@sojourn/contract/watches.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIsAgent } from '#shared/session/use-is-agent.ts';
import { sameSearch } from './same-search.ts';

const WATCHES_KEY = ['watches'] as const;
const FRESH_MS = 5 * 60_000;
type Watches = { readonly watches: readonly WatchedTrip[] };

/** `isCurrent`: looked at again whenever it's shown. */
export function useWatches(isCurrent: boolean) {
  const isAgent = useIsAgent();
  return useQuery({
    queryKey: WATCHES_KEY,
    queryFn: ({ signal }): Promise<Watches> => api.listWatches({}, { signal }),
    select: ({ watches }) => watches,
    enabled: !isAgent,
    staleTime: isCurrent ? 0 : FRESH_MS,
    ...(isCurrent && { refetchOnMount: 'always' as const }),
  });
}

/** The watch of a search; undefined where it isn't watched, or that isn't known yet. */
export const useWatchOf = (input: WatchInput): WatchedTrip | undefined =>
  useWatches(false).data?.find((watch) => watch.state === 'watching' && sameSearch(watch.input, input));

/** What any of them changes: the list, and the count on the tab of My Trips. */
function useChanged() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: WATCHES_KEY });
    await queries.invalidateQueries({ queryKey: ['trips'] });
  };
}

export function useWatchPrice() {
  const onSettled = useChanged();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: WatchInput) => api.watchPrice({ input }),
    onSuccess: (watch) =>
      queries.setQueryData(WATCHES_KEY, (before: Watches | undefined) => ({
        watches: [...(before?.watches ?? []).filter(({ watchId }) => watchId !== watch.watchId), watch],
      })),
    onSettled,
  });
}

export function useStopWatch({ watchId }: Pick<WatchedTrip, 'watchId'>) {
  const onSettled = useChanged();
  return useMutation({ mutationFn: () => api.stopWatch({ params: { watchId } }), onSettled });
}

export function useChangeWatchEmail({ watchId }: Pick<WatchedTrip, 'watchId'>) {
  const onSettled = useChanged();
  return useMutation({
    mutationFn: (email: string) => api.changeWatchEmail({ params: { watchId }, input: { email } }),
    onSettled,
  });
}

/** The desk's own figures and the queue, looked at again every few seconds. */
import type { DeskView } from '@sojourn/contract/desk/parts.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

const EVERY_MS = 15_000;

export const useDesk = () =>
  useQuery({
    queryKey: ['desk'],
    queryFn: ({ signal }) => api.getDesk({}, { signal }),
    refetchInterval: EVERY_MS,
  });

export const useQueue = (view: DeskView) =>
  useInfiniteQuery({
    queryKey: ['queue', view],
    queryFn: ({ signal, pageParam }) =>
      api.listDeskCases({ query: pageParam === null ? { view } : { view, after: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: EVERY_MS,
  });

import type { Colleagues } from '@sojourn/contract/arranging.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

type Found = {
  /** How the company books, and who the person is in it; undefined until it's known. */
  readonly company: Colleagues | undefined;
  readonly people: Colleagues['people'];
  readonly total: number;
  readonly hasFailed: boolean;
  readonly more: (() => void) | null;
};

/** Whom the person may book for, by a part of the name; nothing outside companies. */
export function useColleagues(q: string): Found {
  const isMember = Boolean(useSession()?.corporateInfo);
  const { data, isError, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['colleagues', q],
    queryFn: ({ pageParam, signal }) => api.listColleagues({ query: { q, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { people }) => sum + people.length, 0);
      return shown < last.total ? shown : undefined;
    },
    enabled: isMember,
    placeholderData: keepPreviousData,
  });
  const company = data?.pages[0];
  return {
    company,
    people: data?.pages.flatMap(({ people }) => people) ?? [],
    total: company?.total ?? 0,
    hasFailed: isError,
    more: hasNextPage ? () => void fetchNextPage() : null,
  };
}

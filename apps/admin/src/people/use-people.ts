/** Pages of people around what's on the screen. */
import type { CompanyPerson } from '@sojourn/contract/admin/parts.ts';
import type { PersonStatus } from '@sojourn/domain/companies/people.ts';
import { api } from '@sojourn/web/api/api.ts';
import { keepPreviousData, useQueries } from '@tanstack/react-query';

export type PeopleFilter = {
  readonly q?: string;
  readonly status?: PersonStatus;
  readonly tier?: string;
  readonly department?: string;
};
const PAGE = 100;

/** `personAt`: undefined while it's loading. */
export function usePeople(filter: PeopleFilter, first: number, last: number) {
  const from = Math.floor(first / PAGE);
  const to = Math.max(from, Math.floor(last / PAGE));
  // The first is always there: it knows how many there are
  const pages = [...new Set([0, ...Array.from({ length: to - from + 1 }, (_, n) => from + n)])];
  const answers = useQueries({
    queries: pages.map((page) => ({
      queryKey: ['people', filter, page],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.listPeople({ query: { ...filter, offset: String(page * PAGE) } }, { signal }),
      staleTime: 10_000,
      placeholderData: page === 0 ? keepPreviousData : undefined,
    })),
  });
  const loaded = new Map(pages.map((page, at) => [page, answers[at]?.data?.people]));
  return {
    total: answers[0]?.data?.total ?? null,
    error: answers.find(({ error }) => error)?.error ?? null,
    personAt: (index: number): CompanyPerson | undefined =>
      loaded.get(Math.floor(index / PAGE))?.[index % PAGE],
  };
}

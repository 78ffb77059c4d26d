import type { StayCard, StaySearchEvent } from '@sojourn/contract/products/hotel/stay-search.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { Streamed } from '#shared/results/streamed.ts';
import { type Ask, type StreamedAnswer, streamQuery, useStreamed } from '#shared/results/use-streamed.ts';
import { ANSWER_MAX, isSameStay, PAGE_SIZE, type SearchQuestion } from './search-input.ts';

type Part = { readonly offset: number; readonly limit: number };
type StayPage = Extract<StaySearchEvent, { type: 'page' }>;
export type StayResults = Streamed<StayPage>;

const ask: Ask<StayPage, SearchQuestion, Part> = (question, part, locale, signal) =>
  api.searchStays({ input: { ...question, ...part, locale } }, { signal });

/** The parts after the first answer that `pages` needs. */
function laterParts(pages: number): Part[] {
  const count = Math.max(0, Math.ceil((pages * PAGE_SIZE) / ANSWER_MAX) - 1);
  return Array.from({ length: count }, (_, i) => ({ offset: (i + 1) * ANSWER_MAX, limit: ANSWER_MAX }));
}

type ResultsAnswer = StreamedAnswer<StayPage> & {
  readonly stays: readonly StayCard[];
  readonly isLoadingMore: boolean;
};

/** Stays as they stream in, the first `pages` pages of them. */
export function useStayResults(question: SearchQuestion | undefined, pages: number): ResultsAnswer {
  const queries = useQueryClient();
  const locale = useLocale();
  const first: Part = { offset: 0, limit: Math.min(ANSWER_MAX, pages * PAGE_SIZE) };
  const answer = useStreamed(['stays', question, first, locale], ask, isSameStay);
  const { results } = answer;
  const later = useQueries({
    queries: laterParts(pages).map((part) => ({
      ...streamQuery(queries, ['stays', question, part, locale], ask),
      enabled: question !== undefined && results.isDone,
    })),
  });
  const seen = new Set<string>();
  const stays = [results, ...later.map(({ data }) => data)]
    .flatMap((part) => part?.page?.stays ?? [])
    .filter(({ stayId }) => !seen.has(stayId) && seen.add(stayId));
  return {
    ...answer,
    stays: stays.slice(0, pages * PAGE_SIZE),
    isLoadingMore: later.some(({ isFetching }) => isFetching),
  };
}

import type { CarOffer, CarSearchInput, CarSearchPage } from '@sojourn/contract/products/car/car-search.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type Ask, type StreamedAnswer, streamQuery, useStreamed } from '#shared/results/use-streamed.ts';

/** What is shown at first, and what more adds. */
const PAGE_SIZE = 12;
const ANSWER_MAX = 50;

/** Everything but which part of the list. */
export type CarQuestion = Omit<CarSearchInput, 'offset' | 'limit' | 'locale'>;
type Part = { readonly offset: number; readonly limit: number };

const ask: Ask<CarSearchPage, CarQuestion, Part> = (question, part, locale, signal) =>
  api.searchCars({ input: { ...question, ...part, locale } }, { signal });

/** Two questions about the same cars: only filters or sort differ. */
const isSame = (a: CarQuestion, b: CarQuestion): boolean => {
  const requested = ({ filters: _filters, sort: _sort, ...rest }: CarQuestion) => JSON.stringify(rest);
  return requested(a) === requested(b);
};

/** The parts after the first answer that so many pages need. */
const laterParts = (pages: number): Part[] =>
  Array.from({ length: Math.max(0, Math.ceil((pages * PAGE_SIZE) / ANSWER_MAX) - 1) }, (_, at) => ({
    offset: (at + 1) * ANSWER_MAX,
    limit: ANSWER_MAX,
  }));

type CarAnswer = StreamedAnswer<CarSearchPage> & {
  readonly offers: readonly CarOffer[];
  readonly isLoadingMore: boolean;
};

/** Cars as they stream in, the first `pages` pages of them. */
export function useCarResults(question: CarQuestion | undefined, pages: number): CarAnswer {
  const queries = useQueryClient();
  const locale = useLocale();
  const answer = useStreamed(['cars', question, { offset: 0, limit: ANSWER_MAX }, locale], ask, isSame);
  const { results } = answer;
  const later = useQueries({
    queries: laterParts(pages).map((part) => ({
      ...streamQuery(queries, ['cars', question, part, locale], ask),
      enabled: question !== undefined && results.isDone,
    })),
  });
  const seen = new Set<string>();
  const offers = [results, ...later.map(({ data }) => data)]
    .flatMap((part) => part?.page?.offers ?? [])
    .filter(({ carId }) => !seen.has(carId) && seen.add(carId));
  return {
    ...answer,
    offers: offers.slice(0, pages * PAGE_SIZE),
    isLoadingMore: later.some(({ isFetching }) => isFetching),
  };
}

import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type Ask, type StreamedAnswer, streamQuery, useStreamed } from './use-streamed.ts';

type ListPart = { readonly offset: number; readonly limit: number };

/** How a product's list is searched. */
export type PagedSearch<Page, Question, Item> = {
  readonly name: string;
  readonly ask: Ask<Page, Question, ListPart>;
  /** Only filters or sort differ, so the old results can stay until the new. */
  readonly isSame: (a: Question, b: Question) => boolean;
  readonly itemsOf: (page: Page) => readonly Item[];
  readonly idOf: (item: Item) => string;
  /** What is shown at first, and what more adds. */
  readonly pageSize: number;
  /** The most that one answer holds; more is asked for apart. */
  readonly answerMax: number;
  /** The first answer has no more than what's shown. */
  readonly isFirstShort?: boolean;
};

export type PagedAnswer<Page, Item> = StreamedAnswer<Page> & {
  readonly items: readonly Item[];
  readonly isLoadingMore: boolean;
};

/** The parts after the first answer that `shown` items need. */
const laterParts = (shown: number, limit: number): ListPart[] =>
  Array.from({ length: Math.max(0, Math.ceil(shown / limit) - 1) }, (_, at) => ({
    offset: (at + 1) * limit,
    limit,
  }));

/** A list as it streams in, the first `pages` pages of it. */
export function usePagedAnswer<Page, Question, Item>(
  { name, ask, isSame, itemsOf, idOf, pageSize, answerMax, isFirstShort }: PagedSearch<Page, Question, Item>,
  question: Question | undefined,
  pages: number,
): PagedAnswer<Page, Item> {
  const queries = useQueryClient();
  const locale = useLocale();
  const shown = pages * pageSize;
  const first = { offset: 0, limit: isFirstShort ? Math.min(answerMax, shown) : answerMax };
  const answer = useStreamed([name, question, first, locale], ask, isSame);
  const { results } = answer;
  const later = useQueries({
    queries: laterParts(shown, answerMax).map((part) => ({
      ...streamQuery(queries, [name, question, part, locale], ask),
      enabled: question !== undefined && results.isDone,
    })),
  });
  const seen = new Set<string>();
  const items = [results, ...later.map(({ data }) => data)]
    .flatMap((part) => (part?.page ? itemsOf(part.page) : []))
    .filter((item) => !seen.has(idOf(item)) && seen.add(idOf(item)))
    .slice(0, shown);
  return {
    ...answer,
    items,
    isLoadingMore: later.some(({ isFetching }) => isFetching) || (answer.isStale && items.length < shown),
  };
}

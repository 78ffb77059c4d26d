import type { AppliedFilter } from '@sojourn/web/search/applied-filters.ts';
import type { ResultsWords } from './results-words.ts';
import type { PagedAnswer } from './use-paged-answer.ts';

/** What a product's page of results knows of its list, from its address. */
export type ListState<Page, Item> = {
  readonly words: ResultsWords;
  readonly url: { readonly page: number };
  readonly change: (change: { readonly page?: number }) => void;
  readonly answer: PagedAnswer<Page, Item>;
  /** Names the question; another question is another list. */
  readonly searchKey: string;
  /** The search was refused. */
  readonly hasFailed: boolean;
};

/** Of its filters, too: every part of the page is drawn from it. */
export type ResultsState<Filters, Page, Item> = ListState<Page, Item> & {
  readonly applied: readonly AppliedFilter<Filters>[];
  readonly setFilters: (filters: Filters) => void;
};

/** What every answer to a search counts. */
export type Counted = { readonly total: number; readonly hiddenByFilters: number };

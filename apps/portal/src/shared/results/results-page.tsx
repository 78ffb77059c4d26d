/** The frame of a results page: the search, filters, the list with its head, and what's beside it. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type ReactNode, useState } from 'react';
import { SilentNote } from './answer-notes.tsx';
import { AnswerProgress } from './answer-progress.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { FiltersColumn, FiltersSheet } from './filters-panel.tsx';
import './results-page.css';
import type { Counted, ListState, ResultsState } from './results-state.ts';
import type { ResultsWords } from './results-words.ts';
import { SortField } from './sort-field.tsx';

type Props<Filters> = {
  readonly page: ResultsState<Filters, Counted, unknown>;
  /** Of the columns. */
  readonly className: string;
  /** The search band. */
  readonly search: ReactNode;
  /** Between the band and the columns. */
  readonly above?: ReactNode;
  readonly filters: ReactNode;
  /** It stays while the search was refused. */
  readonly hasFixedFilters?: boolean;
  readonly list: (onOpenFilters: () => void) => ReactNode;
  /** After the list, such as its map. */
  readonly beside?: ReactNode;
};

export function ResultsPage<Filters extends object>(props: Props<Filters>) {
  const { page, className, search, above, filters, hasFixedFilters = false, list, beside } = props;
  const { words, setFilters, answer } = page;
  const isPhone = useMedia(PHONE);
  const [hasSheet, setSheet] = useState(false);
  const panel = { words, onClear: () => setFilters({} as Filters) };
  return (
    <>
      {search}
      <div className="wrap">
        {above}
        <div className={classNames('results', className)}>
          {!isPhone && (hasFixedFilters || !page.hasFailed) && (
            <FiltersColumn className="results__facets" {...panel}>
              {filters}
            </FiltersColumn>
          )}
          <div className="results__list">{list(() => setSheet(true))}</div>
          {beside}
        </div>
        <FiltersSheet
          {...panel}
          open={hasSheet}
          onClose={() => setSheet(false)}
          total={answer.results.page?.total ?? 0}
        >
          {filters}
        </FiltersSheet>
      </div>
    </>
  );
}

/** The page's heading where the list's own is missing. */
export function HiddenHeading({ words }: { readonly words: ResultsWords }) {
  const t = useText();
  return <h1 className="visually-hidden">{t(`${words}.search.title`)}</h1>;
}

type ColumnProps = {
  readonly page: ListState<Counted, unknown>;
  /** In place of a list that was refused. */
  readonly refused: ReactNode;
  /** The head, and the filters that are on. */
  readonly head: ReactNode;
  /** In place of a list with nothing in it. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
};

/** The list's column. */
export function ResultsColumn({ page, refused, head, empty, children }: ColumnProps) {
  const { words, answer, hasFailed } = page;
  const { results } = answer;
  if (hasFailed)
    return (
      <>
        <HiddenHeading words={words} />
        {refused}
      </>
    );
  return (
    <>
      {head}
      <SilentNote words={words} results={results} onSearchAgain={answer.searchAgain} />
      {results.isDone && results.page?.total === 0 ? empty : children}
    </>
  );
}

type ResultsHeadProps = {
  readonly page: ListState<Counted, unknown>;
  readonly heading: string;
  /** What holds for all prices. */
  readonly facts: string;
  readonly className?: string;
  /** Beside the heading. */
  readonly children?: ReactNode;
};

export function ResultsHead({ page, heading, facts, className, children }: ResultsHeadProps) {
  return (
    <div className={classNames('row row--between row--top results-head', className)}>
      <div className="grow">
        <h1 className="display-s">{heading}</h1>
        <AnswerProgress words={page.words} results={page.answer.results} facts={facts} />
      </div>
      {children}
    </div>
  );
}

type FilterBarProps<Filters, Sort extends string> = {
  readonly page: Pick<ResultsState<Filters, Counted, unknown>, 'words' | 'applied' | 'setFilters'> & {
    readonly url: { readonly sort: Sort };
    readonly change: (change: { readonly sort: Sort }) => void;
  };
  readonly onOpenFilters: () => void;
  readonly sorts: readonly Sort[];
  readonly sortName: (sort: Sort) => string;
  /** Beside the chips. */
  readonly children?: ReactNode;
};

export function FilterBar<Filters, Sort extends string>(props: FilterBarProps<Filters, Sort>) {
  const { page, onOpenFilters, sorts, sortName, children } = props;
  const { words, url, change, applied, setFilters } = page;
  const t = useText();
  return (
    <div className="row row--between row--top filter-bar" data-empty={applied.length === 0 || undefined}>
      <div className="chips chips--scroll filter-bar__chips">
        <AppliedFilters words={words} applied={applied} onFilters={setFilters} onOpen={onOpenFilters} />
        {children}
      </div>
      <SortField
        label={t(`${words}.sort`)}
        value={url.sort}
        options={sorts}
        nameOf={sortName}
        onSort={(sort) => change({ sort })}
      />
    </div>
  );
}

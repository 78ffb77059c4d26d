/** Over the list: how many and where, how far the search is, view, sort, and the filters that are on. */
import { STAY_SORTS, type StaySort } from '@sojourn/domain/products/hotel/stay.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import type { ResultsFilters } from '@sojourn/web/products/hotel/search/results-url.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { List, Map as MapIcon } from 'lucide-react';
import { AnswerProgress } from '#shared/results/answer-progress.tsx';
import { AppliedFilters } from '#shared/results/applied-filters.tsx';
import { SortField } from '#shared/results/sort-field.tsx';
import { appliedFilters } from './filters/applied-filters.ts';
import './results-head.css';
import type { StayResults } from './use-stay-results.ts';

/** What is being searched, for headings. */
export type Searched = { readonly kind: 'place' | 'near'; readonly name: string } | { readonly kind: 'area' };

function useHeading(searched: Searched, results: StayResults): string {
  const t = useText();
  const total = results.page?.total;
  if (total === undefined || (total === 0 && !results.isDone)) {
    return searched.kind === 'area'
      ? t('hotelResults.searching.area')
      : t('hotelResults.searching.place', { place: searched.name });
  }
  return searched.kind === 'area'
    ? t('hotelResults.count.area', { count: total })
    : t(`hotelResults.count.${searched.kind}`, { count: total, place: searched.name });
}

type ResultsHeadProps = {
  readonly searched: Searched;
  readonly results: StayResults;
  readonly isMap: boolean;
  readonly onMap: (isMap: boolean) => void;
};

export function ResultsHead({ searched, results, isMap, onMap }: ResultsHeadProps) {
  const t = useText();
  const heading = useHeading(searched, results);
  return (
    <div className="row row--between row--top results-head">
      <div className="grow">
        <h1 className="display-s">{heading}</h1>
        <AnswerProgress words="hotelResults" results={results} facts={t('hotelResults.includes')} />
      </div>
      <Button
        className="only-phone"
        variant="secondary"
        size="s"
        icon={<MapIcon aria-hidden="true" />}
        onClick={() => onMap(true)}
      >
        {t('hotelResults.view.map')}
      </Button>
      <Segmented
        className="only-desktop"
        label={t('hotelResults.view')}
        value={isMap ? 'map' : 'list'}
        onChange={(view) => onMap(view === 'map')}
        options={[
          { value: 'list', label: t('hotelResults.view.list'), icon: <List aria-hidden="true" /> },
          { value: 'map', label: t('hotelResults.view.map'), icon: <MapIcon aria-hidden="true" /> },
        ]}
      />
    </div>
  );
}

type FilterBarProps = {
  readonly filters: ResultsFilters;
  readonly sort: StaySort;
  readonly onFilters: (filters: ResultsFilters) => void;
  readonly onSort: (sort: StaySort) => void;
  readonly onOpenFilters: () => void;
};

export function FilterBar({ filters, sort, onFilters, onSort, onOpenFilters }: FilterBarProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className="row row--between row--top filter-bar">
      <div className="chips chips--scroll filter-bar__chips">
        <AppliedFilters
          words="hotelResults"
          applied={appliedFilters(filters, locale)}
          onFilters={onFilters}
          onOpen={onOpenFilters}
        />
      </div>
      <SortField
        label={t('hotelResults.sort')}
        value={sort}
        options={STAY_SORTS}
        nameOf={(each) => t(`hotelResults.sort.${each}`)}
        onSort={onSort}
      />
    </div>
  );
}

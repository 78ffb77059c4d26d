/** Over the list: how many and where, how far the search is, view, sort, and the filters that are on. */
import { STAY_SORTS, type StaySort } from '@sojourn/domain/stays/stay.ts';
import { RemovableChip } from '@sojourn/ui/chip.tsx';
import { formatCount } from '@sojourn/ui/formats.ts';
import { ProgressLine } from '@sojourn/ui/progress-line.tsx';
import { Segmented } from '@sojourn/ui/segmented.tsx';
import { shareAnswered, silentOf, stillSearching } from '@sojourn/web/results/streamed.ts';
import { useSay } from '@sojourn/web/said.ts';
import type { ResultsFilters } from '@sojourn/web/search/results-url.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { ChevronDown, List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { appliedFilters } from './applied-filters.ts';
import './results-head.css';
import type { StayResults } from './use-stay-results.ts';

/** What is being searched, for headings. */
export type Searched = { readonly kind: 'place' | 'near'; readonly name: string } | { readonly kind: 'area' };

function useHeading(searched: Searched, results: StayResults): string {
  const t = useText();
  const total = results.page?.total;
  if (total === undefined || (total === 0 && !results.isDone)) {
    return searched.kind === 'area'
      ? t('results.searching.area')
      : t('results.searching.place', { place: searched.name });
  }
  return searched.kind === 'area'
    ? t('results.count.area', { count: total })
    : t(`results.count.${searched.kind}`, { count: total, place: searched.name });
}

/** What is said when nobody is being asked; a silent supplier is never counted as answered. */
function restingWords(t: Text, results: StayResults): string {
  if (!results.isDone) return t('results.progress.start');
  const all = results.suppliers.length;
  const silent = silentOf(results).length;
  return silent > 0 ? t('results.some', { answered: all - silent, all }) : t('results.all');
}

/** "Checking Meridian and Solari. 33 stays hidden by filters." */
function useProgressWords(results: StayResults): string {
  const t = useText();
  const locale = useLocale();
  const searching = stillSearching(results);
  const hidden = results.page?.hiddenByFilters ?? 0;
  const names = new Intl.ListFormat(locale).format(searching);
  const progress =
    searching.length > 0
      ? t('results.progress', { count: searching.length, names })
      : restingWords(t, results);
  return hidden > 0 ? `${progress} ${t('results.hidden', { count: hidden })}` : progress;
}

export type ResultsHeadProps = {
  readonly searched: Searched;
  readonly results: StayResults;
  readonly isMap: boolean;
  readonly onMap: (isMap: boolean) => void;
};

export function ResultsHead({ searched, results, isMap, onMap }: ResultsHeadProps) {
  const t = useText();
  const heading = useHeading(searched, results);
  const words = useProgressWords(results);
  return (
    <div className="row row--between row--top results-head">
      <div className="grow">
        <h1 className="display-s">{heading}</h1>
        <ProgressLine inline value={shareAnswered(results)} words={words} />
      </div>
      <Segmented
        className="only-desktop"
        label={t('results.view')}
        value={isMap ? 'map' : 'list'}
        onChange={(view) => onMap(view === 'map')}
        options={[
          { value: 'list', label: t('results.view.list'), icon: <List aria-hidden="true" /> },
          { value: 'map', label: t('results.view.map'), icon: <MapIcon aria-hidden="true" /> },
        ]}
      />
    </div>
  );
}

export type FilterBarProps = {
  readonly filters: ResultsFilters;
  readonly sort: StaySort;
  readonly onFilters: (filters: ResultsFilters) => void;
  readonly onSort: (sort: StaySort) => void;
  readonly onOpenFilters: () => void;
};

export function FilterBar({ filters, sort, onFilters, onSort, onOpenFilters }: FilterBarProps) {
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  const applied = appliedFilters(filters, locale);
  const label =
    applied.length > 0
      ? t('results.filters.count', { count: formatCount(applied.length, locale) })
      : t('results.filters');
  return (
    <div className="row row--between row--top filter-bar">
      <div className="chips chips--scroll filter-bar__chips">
        <button type="button" className="chip chip--s filter-bar__open" onClick={onOpenFilters}>
          <SlidersHorizontal aria-hidden="true" />
          {label}
        </button>
        {applied.map((filter) => (
          <RemovableChip
            key={filter.key}
            removeLabel={t('results.filters.remove', { filter: say(filter.label) })}
            onRemove={() => onFilters(filter.without)}
          >
            {say(filter.label)}
          </RemovableChip>
        ))}
      </div>
      <label className="sort">
        <span className="text-3">{t('results.sort')}</span>
        <span className="sort__control">
          <select value={sort} onChange={(event) => onSort(event.target.value as StaySort)}>
            {STAY_SORTS.map((value) => (
              <option key={value} value={value}>
                {t(`results.sort.${value}`)}
              </option>
            ))}
          </select>
          <ChevronDown className="icon icon--s" aria-hidden="true" />
        </span>
      </label>
    </div>
  );
}

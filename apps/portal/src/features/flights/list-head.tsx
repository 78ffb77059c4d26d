/** Over the list: what is being chosen, how many there are, how far the search is, sort, filters. */
import { FLIGHT_SORTS, type FlightSort } from '@sojourn/domain/flights/flight-search.ts';
import { Chip, RemovableChip } from '@sojourn/ui/chip.tsx';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatCount, formatDate } from '@sojourn/ui/formats.ts';
import { ProgressLine } from '@sojourn/ui/progress-line.tsx';
import { shareAnswered, silentOf, stillSearching } from '@sojourn/web/results/streamed.ts';
import { useSay } from '@sojourn/web/said.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { appliedFilters, quickFilters } from './applied-filters.ts';
import { choosing } from './flight-steps-view.ts';
import './list-head.css';
import type { Page } from './use-flights-page.ts';

/** "Checking Meridian Air. 33 flights hidden by filters." */
function useProgressWords({ answer: { results } }: Page): string {
  const t = useText();
  const locale = useLocale();
  const searching = stillSearching(results);
  const hidden = results.page?.hiddenByFilters ?? 0;
  const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  const all = results.suppliers.length;
  const silent = silentOf(results).length;
  const words =
    searching.length > 0
      ? t('flightResults.progress', { count: searching.length, names: list(searching) })
      : !results.isDone
        ? t('flightResults.progress.start')
        : silent > 0
          ? t('flightResults.progress.some', { answered: all - silent, all })
          : t('flightResults.progress.all');
  return hidden > 0 ? `${words} ${t('flightResults.hidden', { count: hidden })}` : words;
}

type SortProps = { readonly page: Page; readonly className?: string };

/** Beside the heading on desktop, beside the filters on phones. */
function Sort({ page, className }: SortProps) {
  const t = useText();
  return (
    <label className={classNames('flight-sort', className)}>
      <span className="text-3">{t('flightResults.sort')}</span>
      <span className="flight-sort__control">
        <select
          value={page.url.sort}
          onChange={(event) => page.change({ sort: event.target.value as FlightSort, open: undefined })}
        >
          {FLIGHT_SORTS.map((value) => (
            <option key={value} value={value}>
              {t(`flightResults.sort.${value}`)}
            </option>
          ))}
        </select>
        <ChevronDown className="icon icon--s" aria-hidden="true" />
      </span>
    </label>
  );
}

export function ListHead({ page }: { readonly page: Page }) {
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  const { url, answer, cities } = page;
  const { draft, step } = url;
  const leg = draft.legs[step];
  const total = answer.results.page?.total;
  const facts = {
    date: leg?.date ? formatDate(leg.date, locale) : '',
    route: t('flightResults.legRoute', { from: cities.of(leg?.origin), to: cities.of(leg?.destination) }),
  };
  const note = t('flightResults.includes', { trip: step > 0 ? 'rest' : draft.trip });
  return (
    <div className="row row--between row--top list-head">
      <div className="grow">
        <h1 className="title-l">{say(choosing(draft.trip, step))}</h1>
        <p className="small text-2">
          {total === undefined
            ? t('flightResults.searching', facts)
            : t('flightResults.count', { ...facts, count: total, shown: formatCount(total, locale) })}{' '}
          {note}
        </p>
        <ProgressLine inline value={shareAnswered(answer.results)} words={useProgressWords(page)} />
      </div>
      <Sort page={page} className="only-desktop" />
    </div>
  );
}

export function FilterChips({ page, onOpen }: { readonly page: Page; readonly onOpen: () => void }) {
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  const applied = appliedFilters(page.filters, page.answer.results.page?.facets, locale);
  return (
    <div className="filter-chips" data-empty={applied.length === 0 || undefined}>
      <div className="chips chips--scroll filter-chips__row">
        <button type="button" className="chip chip--s filter-chips__open" onClick={onOpen}>
          <SlidersHorizontal aria-hidden="true" />
          {applied.length > 0
            ? t('flightResults.filters.count', { count: formatCount(applied.length, locale) })
            : t('flightResults.filters')}
        </button>
        {applied.map((filter) => (
          <RemovableChip
            key={filter.key}
            removeLabel={t('flightResults.filters.remove', { filter: say(filter.label) })}
            onRemove={() => page.setFilters(filter.without)}
          >
            {say(filter.label)}
          </RemovableChip>
        ))}
        {quickFilters(page.filters).map(({ key, label, filters }) => (
          <Chip key={key} size="s" className="filter-chips__quick" onClick={() => page.setFilters(filters)}>
            {say(label)}
          </Chip>
        ))}
      </div>
      <div className="only-phone">
        <Sort page={page} />
      </div>
    </div>
  );
}

/** Over the list: what is being chosen, how many there are, how far the search is, sort, filters. */
import { AnswerProgress } from '@sojourn/portal/shared/results/answer-progress.tsx';
import { FilterBar } from '@sojourn/portal/shared/results/results-page.tsx';
import { SortField } from '@sojourn/portal/shared/results/sort-field.tsx';
import { formatCount, formatDate } from '@sojourn/ui/formats.ts';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { FLIGHT_SORTS, type FlightSort } from '#flight/rules/flight-search.ts';
import { quickFilters } from '../facets/quick-filters.ts';
import { choosing } from './steps/flight-steps-view.ts';
import './list-head.css';
import type { Page } from './use-flights-page.ts';

/** The three orders that most people want; the others are in the list beside them. */
const TABS = [
  ['fareScore', 'flightResults.tabs.best'],
  ['price', 'flightResults.tabs.cheapest'],
  ['duration', 'flightResults.tabs.fastest'],
] as const satisfies readonly (readonly [FlightSort, MessageId])[];

export function ListHead({ page }: { readonly page: Page }) {
  const t = useText();
  const toText = useTextRef();
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
        <h1 className="title-l">{toText(choosing(draft.trip, step))}</h1>
        <p className="small text-2">
          {total === undefined
            ? t('flightResults.searching', facts)
            : t('flightResults.count', { ...facts, count: total, shown: formatCount(total, locale) })}
        </p>
        <AnswerProgress words="flightResults" results={answer.results} facts={note} />
      </div>
      <SortField
        label={t('flightResults.sort')}
        value={url.sort}
        options={FLIGHT_SORTS}
        nameOf={(sort) => t(`flightResults.sort.${sort}`)}
        onSort={(sort) => page.change({ sort, open: undefined })}
        className="only-desktop"
      />
      <Segmented
        className="list-head__tabs"
        label={t('flightResults.tabs')}
        value={url.sort}
        onChange={(sort) => page.change({ sort, open: undefined })}
        options={TABS.map(([value, label]) => ({ value, label: t(label) }))}
      />
    </div>
  );
}

/** The filters that are on; on phones the order, too, which is beside the heading on desktop. */
export function FilterChips({ page, onOpen }: { readonly page: Page; readonly onOpen: () => void }) {
  const t = useText();
  const toText = useTextRef();
  return (
    <FilterBar
      page={{ ...page, change: ({ sort }) => page.change({ sort, open: undefined }) }}
      onOpenFilters={onOpen}
      sorts={FLIGHT_SORTS}
      sortName={(sort) => t(`flightResults.sort.${sort}`)}
    >
      {quickFilters(page.filters).map(({ key, label, filters }) => (
        <Chip key={key} size="s" className="quick-filter" onClick={() => page.setFilters(filters)}>
          {toText(label)}
        </Chip>
      ))}
    </FilterBar>
  );
}

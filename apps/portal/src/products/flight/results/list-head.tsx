/** Over the list: what is being chosen, how many there are, how far the search is, sort, filters. */
import { FLIGHT_SORTS, type FlightSort } from '@sojourn/domain/products/flight/flight-search.ts';
import { formatCount, formatDate } from '@sojourn/ui/formats.ts';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { AnswerProgress } from '#shared/results/answer-progress.tsx';
import { AppliedFilters } from '#shared/results/applied-filters.tsx';
import { SortField } from '#shared/results/sort-field.tsx';
import { appliedFilters, quickFilters } from '../facets/applied-filters.ts';
import { choosing } from './steps/flight-steps-view.ts';
import './list-head.css';
import type { Page } from './use-flights-page.ts';

/** The three orders that most people want; the others are in the list beside them. */
const TABS = [
  ['fareScore', 'flightResults.tabs.best'],
  ['price', 'flightResults.tabs.cheapest'],
  ['duration', 'flightResults.tabs.fastest'],
] as const satisfies readonly (readonly [FlightSort, MessageId])[];

type SortProps = { readonly page: Page; readonly className?: string };

/** Beside the heading on desktop, beside the filters on phones. */
function Sort({ page, className }: SortProps) {
  const t = useText();
  return (
    <SortField
      label={t('flightResults.sort')}
      value={page.url.sort}
      options={FLIGHT_SORTS}
      nameOf={(sort) => t(`flightResults.sort.${sort}`)}
      onSort={(sort) => page.change({ sort, open: undefined })}
      className={className}
    />
  );
}

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
      <Sort page={page} className="only-desktop" />
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

export function FilterChips({ page, onOpen }: { readonly page: Page; readonly onOpen: () => void }) {
  const toText = useTextRef();
  const locale = useLocale();
  const applied = appliedFilters(page.filters, page.answer.results.page?.facets, locale);
  return (
    <div className="filter-chips" data-empty={applied.length === 0 || undefined}>
      <div className="chips chips--scroll filter-chips__row">
        <AppliedFilters words="flightResults" applied={applied} onFilters={page.setFilters} onOpen={onOpen} />
        {quickFilters(page.filters).map(({ key, label, filters }) => (
          <Chip key={key} size="s" className="filter-chips__quick" onClick={() => page.setFilters(filters)}>
            {toText(label)}
          </Chip>
        ))}
      </div>
      <div className="only-phone">
        <Sort page={page} />
      </div>
    </div>
  );
}

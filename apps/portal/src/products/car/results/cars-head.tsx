/** Over the list: how many and where, what the prices include, how far the search is, sort and filters. */
import { CAR_SORTS } from '@sojourn/domain/products/car/sorts-and-filters.ts';
import { formatTime } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { AnswerProgress } from '#shared/results/answer-progress.tsx';
import { AppliedFilters } from '#shared/results/applied-filters.tsx';
import { SortField } from '#shared/results/sort-field.tsx';
import { appliedFilters, type FilterNames } from './applied-filters.ts';
import './cars-head.css';
import type { Page } from './use-cars-page.ts';

function useHeading({ place, answer }: Page): string {
  const t = useText();
  const { page, isDone } = answer.results;
  const label = place?.label ?? '';
  const name = place?.kind === 'airport' ? t('carResults.airport', { airport: label }) : label;
  if (!page || (page.total === 0 && !isDone)) return t('carResults.searching', { place: name });
  const kind = place?.kind === 'airport' ? 'at' : place?.kind === 'city' ? 'in' : 'near';
  return t(`carResults.count.${kind}`, { count: page.total, place: name });
}

export function CarsHead({ page }: { readonly page: Page }) {
  const t = useText();
  const locale = useLocale();
  const heading = useHeading(page);
  const { landing, answer } = page;
  const days = answer.results.page?.days;
  const facts = [
    days !== undefined && t('carResults.days', { days }),
    t('carResults.includes'),
    landing && t('carResults.landing', { time: formatTime(landing.atLocal, locale), flight: landing.flight }),
  ];
  return (
    <div className="cars-head">
      <h1 className="display-s">{heading}</h1>
      <AnswerProgress words="carResults" results={answer.results} facts={facts.filter(Boolean).join(' ')} />
    </div>
  );
}

/** What filters are called by: companies of the answer, and the terminal where there is one. */
export function namesOf({ answer }: Page): FilterNames {
  const found = answer.results.page;
  const terminals = new Set(
    found?.desks.flatMap(({ point, terminal }) => (point === 'terminal' ? terminal : [])),
  );
  const [terminal = null] = terminals;
  return {
    company: (code) => found?.facets.companies.find(({ value }) => value === code)?.name ?? code,
    terminal: terminals.size === 1 ? terminal : null,
  };
}

export function FilterBar({ page, onOpen }: { readonly page: Page; readonly onOpen: () => void }) {
  const t = useText();
  const { url, change } = page;
  return (
    <div className="row row--between row--top cars-bar">
      <div className="chips chips--scroll cars-bar__chips">
        <AppliedFilters
          words="carResults"
          applied={appliedFilters(url.filters, namesOf(page))}
          onFilters={(filters) => change({ filters })}
          onOpen={onOpen}
        />
      </div>
      <SortField
        label={t('carResults.sort')}
        value={url.sort}
        options={CAR_SORTS}
        nameOf={(each) => t(`carResults.sort.${each}`)}
        onSort={(sort) => change({ sort })}
      />
    </div>
  );
}

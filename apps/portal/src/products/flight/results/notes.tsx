/** Over or instead of the list: preferences, refundable fares, nothing, refusals. */
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { EmptyState, ErrorState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Heart, Undo2 } from 'lucide-react';
import { SearchFailed } from '#shared/results/answer-notes.tsx';
import { AllHidden } from '#shared/results/applied-filters.tsx';
import { appliedFilters } from '../facets/applied-filters.ts';
import { emptyReason, lostChoice } from './notes-view.ts';
import type { Page } from './use-flights-page.ts';

type PageProps = { readonly page: Page };

/** Saved preferences apply as they are; one press takes them away for this search. */
export function PreferencesNote({ page }: PageProps) {
  const t = useText();
  if (!page.fromPreferences) return null;
  return (
    <Banner
      tone="brand"
      size="s"
      icon={<Heart />}
      className="flights__note"
      action={
        <Button
          variant="tertiary"
          size="s"
          onClick={() => page.change({ mayUsePreferences: false, filters: {} })}
        >
          {t('flightResults.preferences.remove')}
        </Button>
      }
    >
      {t('flightResults.preferences.text')}
    </Banner>
  );
}

/** B §2: refundable fares of a percentage are shown because of the outbound fare. */
export function RefundableNote({ page }: PageProps) {
  const t = useText();
  const { url, answer, change } = page;
  if (url.step === 0 || url.carriedPercent === undefined) return null;
  const outbound = answer.results.page?.chosen[0]?.fare.fareClass ?? url.chosen[0]?.fareClass;
  return (
    <Banner
      tone="info"
      size="s"
      icon={<Undo2 />}
      className="flights__note"
      action={
        <Button variant="tertiary" size="s" onClick={() => change({ carriedPercent: undefined })}>
          {t('flightResults.refundable.all')}
        </Button>
      }
    >
      {t('flightResults.refundable.text', {
        percent: url.carriedPercent,
        fare: outbound ? t(`flights.class.${outbound}`) : '',
      })}
    </Banner>
  );
}

const EMPTY_ART = { seed: 'no-flights', kind: 'aerial' } as const;

/** Nothing in the list, and the way on that fits the reason. */
export function NothingFound({ page, onChangeSearch }: PageProps & { readonly onChangeSearch: () => void }) {
  const t = useText();
  const locale = useLocale();
  const { results } = page.answer;
  const applied = appliedFilters(page.filters, results.page?.facets, locale);
  const reason = emptyReason(results, applied.length > 0);
  if (reason === 'filters') {
    return (
      <AllHidden
        words="flightResults"
        art={EMPTY_ART}
        applied={applied}
        hidden={results.page?.hiddenByFilters ?? 0}
        none={{}}
        onFilters={page.setFilters}
      />
    );
  }
  return (
    <EmptyState
      art={EMPTY_ART}
      title={t(`flightResults.empty.${reason}`)}
      action={<Button onClick={onChangeSearch}>{t('flightResults.changeSearch')}</Button>}
    >
      {t(`flightResults.empty.${reason}.text`)}
    </EmptyState>
  );
}

/** What a field of the form can fix, in the field's own words. */
const FORM_CODES = [
  'SameAirport',
  'PastDates',
  'ReturnBeforeDeparture',
  'TooFarAhead',
  'UnknownAirport',
  'NoAdult',
  'TooManyTravelers',
  'TooManyLapInfants',
  'InvalidPassengers',
] satisfies readonly ApiErrorCode[];
const OTHER_CODES: ReadonlySet<ApiErrorCode> = new Set(['TooManySlices', 'InvalidInput']);

/** A refused search: with what can fix it, else with the generic copy of A §8. */
export function SearchRefused({ page, onChangeSearch }: PageProps & { readonly onChangeSearch: () => void }) {
  const t = useText();
  const code = codeOf(page.answer.error);
  const texts = useErrorTexts(code);
  const lost = lostChoice(page.answer.error);
  if (lost) {
    return (
      <ErrorState
        title={t(`flightResults.${lost}.title`)}
        actions={
          <Button onClick={() => page.change({ chosen: [], step: 0, carriedPercent: undefined })}>
            {t('flightResults.gone.again')}
          </Button>
        }
      >
        {t(`flightResults.${lost}.text`)}
      </ErrorState>
    );
  }
  const mendable = FORM_CODES.find((each) => each === code);
  if (mendable || OTHER_CODES.has(code)) {
    return (
      <ErrorState
        title={t('flightResults.refused.title')}
        actions={<Button onClick={onChangeSearch}>{t('flightResults.changeSearch')}</Button>}
      >
        {mendable ? t(`flightForm.problem.${mendable}`) : texts.cause}
      </ErrorState>
    );
  }
  return (
    <SearchFailed onSearchAgain={page.answer.searchAgain}>
      {code === 'SuppliersUnavailable' ? t('flightResults.error.unavailable') : texts.cause}{' '}
      {t('flightResults.error.text')}
    </SearchFailed>
  );
}

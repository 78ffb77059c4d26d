/** What stands over or instead of the list: the fourth night, nothing found, a refusal. */
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { EmptyState, ErrorState } from '@sojourn/ui/feedback/empty-state.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import type { ApiErrorCode } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import {
  NO_FILTERS,
  type ResultsFilters,
  type ResultsUrl,
  showsFavorites,
} from '@sojourn/web/products/hotel/search/results-url.ts';
import { nightsOf } from '@sojourn/web/products/hotel/search/stay-criteria.ts';
import {
  type GuestsProblem,
  STAY_FORM_CODES,
} from '@sojourn/web/products/hotel/search-form/check-stay-form.ts';
import { guestsProblemText } from '@sojourn/web/products/hotel/search-form/guests-problem-text.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Moon } from 'lucide-react';
import { SearchFailed } from '#shared/results/answer-notes.tsx';
import { AllHidden } from '#shared/results/applied-filters.tsx';
import { silentOf } from '#shared/results/streamed.ts';
import { appliedFilters } from './filters/applied-filters.ts';
import type { StayResults } from './use-stay-results.ts';

const FOURTH_NIGHT = 4;

/**
 * There from the start, so that the list stays where it is; it goes only when no stay qualifies.
 */
export function FourthNightBanner({
  url,
  results,
}: {
  readonly url: ResultsUrl;
  readonly results: StayResults;
}) {
  const t = useText();
  const locale = useLocale();
  const isOffered = useCan('complimentaryNight');
  const count = results.page?.fourthNightCount ?? 0;
  const isKnown = count > 0 || results.isDone;
  if (!isOffered || nightsOf(url) < FOURTH_NIGHT || (isKnown && count === 0)) return null;
  const dates = formatDateRange(url.checkIn, url.checkOut, locale);
  return (
    <Banner
      tone="accent"
      size="s"
      icon={<Moon />}
      title={t('hotelResults.banner.title')}
      className="results__note"
    >
      {isKnown
        ? t('hotelResults.banner.text', { count, dates })
        : t('hotelResults.banner.checking', { dates })}
    </Banner>
  );
}

/** Shows that filters come from the preferences, and removes them. */
export function PreferencesNote({ onTakeOff }: { readonly onTakeOff: () => void }) {
  const t = useText();
  return (
    <p className="small text-2 results__note">
      {t('hotelResults.preferences.applied')}{' '}
      <button type="button" className="link small" onClick={onTakeOff}>
        {t('hotelResults.preferences.takeOff')}
      </button>
    </p>
  );
}

const EMPTY_ART = { seed: 'no-stays', kind: 'town' } as const;

type NothingProps = {
  readonly url: ResultsUrl;
  readonly results: StayResults;
  readonly onFilters: (filters: ResultsFilters) => void;
  readonly onAllStays: () => void;
  readonly onChangeSearch: () => void;
};

/** Nothing in the list, and the way on that fits the reason. */
export function NothingFound({ url, results, onFilters, onAllStays, onChangeSearch }: NothingProps) {
  const t = useText();
  const locale = useLocale();
  const applied = appliedFilters(url.filters, locale);
  const hidden = results.page?.hiddenByFilters ?? 0;
  const change = <Button onClick={onChangeSearch}>{t('hotelResults.changeSearch')}</Button>;
  if (applied.length > 0 && hidden > 0) {
    return (
      <AllHidden
        words="hotelResults"
        art={EMPTY_ART}
        applied={applied}
        hidden={hidden}
        none={NO_FILTERS}
        onFilters={onFilters}
      />
    );
  }
  if (showsFavorites(url)) {
    return (
      <EmptyState
        art={EMPTY_ART}
        title={t('hotelResults.favorites.title')}
        action={<Button onClick={onAllStays}>{t('hotelResults.favorites.all')}</Button>}
      >
        {t('hotelResults.favorites.text')}
      </EmptyState>
    );
  }
  if (silentOf(results).length > 0) {
    return <EmptyState art={EMPTY_ART} title={t('hotelResults.unanswered.title')} action={change} />;
  }
  return (
    <EmptyState art={EMPTY_ART} title={t('hotelResults.none.title')} action={change}>
      {t('hotelResults.none.text')}
    </EmptyState>
  );
}

type GuestsRefusedProps = { readonly problem: GuestsProblem; readonly onChangeSearch: () => void };

/** An address whose guests nobody can book: the field and its limit. */
export function GuestsRefused({ problem, onChangeSearch }: GuestsRefusedProps) {
  const t = useText();
  return (
    <ErrorState
      title={guestsProblemText(t, problem)}
      actions={<Button onClick={onChangeSearch}>{t('hotelResults.changeSearch')}</Button>}
    >
      {t('search.guests.problem.text')}
    </ErrorState>
  );
}

const FORM_CODES: ReadonlySet<ApiErrorCode> = new Set([...STAY_FORM_CODES, 'UnknownPlace', 'InvalidInput']);

type RefusedProps = {
  readonly code: ApiErrorCode;
  readonly onSearchAgain: () => void;
  readonly onChangeSearch: () => void;
};

/** A refused search: in the form's words when the form can fix it, else the generic copy of A §8. */
export function SearchRefused({ code, onSearchAgain, onChangeSearch }: RefusedProps) {
  const t = useText();
  const texts = useErrorTexts(code);
  if (FORM_CODES.has(code)) {
    return (
      <ErrorState
        title={texts.title}
        actions={<Button onClick={onChangeSearch}>{t('hotelResults.changeSearch')}</Button>}
      >
        {texts.cause} {texts.action}
      </ErrorState>
    );
  }
  return (
    <SearchFailed onSearchAgain={onSearchAgain}>
      {texts.cause} {t('hotelResults.error.text')}
    </SearchFailed>
  );
}

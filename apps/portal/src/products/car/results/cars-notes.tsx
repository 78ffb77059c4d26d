/** What stands over or instead of the list: nothing found and why, a refusal. */
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { EmptyState, ErrorState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Clock, IdCard } from 'lucide-react';
import { SearchFailed } from '#shared/results/answer-notes.tsx';
import { AllHidden } from '#shared/results/applied-filters.tsx';
import { silentOf } from '#shared/results/streamed.ts';
import { appliedFilters } from './applied-filters.ts';
import { namesOf } from './cars-head.tsx';
import { emptyReason } from './empty-reason.ts';
import type { Page } from './use-cars-page.ts';

const EMPTY_ART = { seed: 'no-cars', kind: 'countryside' } as const;

type NothingProps = { readonly page: Page; readonly onChangeSearch: () => void };

export function NothingFound({ page, onChangeSearch }: NothingProps) {
  const t = useText();
  const { results } = page.answer;
  if (!results.page) return null;
  const reason = emptyReason(results.page, silentOf(results).length > 0);
  if (reason === 'filters')
    return (
      <AllHidden
        words="carResults"
        art={EMPTY_ART}
        applied={appliedFilters(page.url.filters, namesOf(page))}
        hidden={results.page.hiddenByFilters}
        none={{}}
        onFilters={(filters) => page.change({ filters })}
      />
    );
  return (
    <EmptyState
      art={EMPTY_ART}
      title={t(`carResults.empty.${reason}`)}
      action={<Button onClick={onChangeSearch}>{t('carResults.changeSearch')}</Button>}
    >
      {t(`carResults.empty.${reason}.text`)}
    </EmptyState>
  );
}

/** Cars that other times would bring: their desks are closed at these. */
export function ClosedNote({ page, onChangeSearch }: NothingProps) {
  const t = useText();
  const { page: found, isDone } = page.answer.results;
  if (!isDone || !found || found.closed === 0 || found.total === 0) return null;
  return (
    <Banner
      size="s"
      tone="info"
      icon={<Clock />}
      className="cars__note"
      action={
        <Button variant="tertiary" size="s" onClick={onChangeSearch}>
          {t('carResults.closed.change')}
        </Button>
      }
    >
      {t('carResults.closed', { count: found.closed })}
    </Banner>
  );
}

/** Cars that an older or younger driver could rent, counted while there are others. */
export function DriverNote({ page, onChangeSearch }: NothingProps) {
  const t = useText();
  const { page: found, isDone } = page.answer.results;
  if (!isDone || !found || found.notForDriver === 0 || found.total === 0) return null;
  return (
    <Banner
      size="s"
      tone="info"
      icon={<IdCard />}
      className="cars__note"
      action={
        <Button variant="tertiary" size="s" onClick={onChangeSearch}>
          {t('carResults.driver.change')}
        </Button>
      }
    >
      {t('carResults.driver', { count: found.notForDriver, age: page.url.draft.age })}
    </Banner>
  );
}

/** What a field of the form can change, in the field's own words. */
const FORM_CODES = [
  'UnknownPlace',
  'PickUpInPast',
  'PickUpTooSoon',
  'PickUpTooFarAhead',
  'DropOffBeforePickUp',
  'RentalTooShort',
  'RentalTooLong',
  'InvalidAge',
] satisfies readonly ApiErrorCode[];

/** A search that was refused: in the form's words when the form can change it. */
export function SearchRefused({ page, onChangeSearch }: NothingProps) {
  const t = useText();
  const code = codeOf(page.answer.error ?? page.placeError);
  const texts = useErrorTexts(code);
  const refusal = FORM_CODES.find((each) => each === code);
  if (refusal)
    return (
      <ErrorState
        title={t('carResults.refused.title')}
        actions={<Button onClick={onChangeSearch}>{t('carResults.changeSearch')}</Button>}
      >
        {t(`carForm.problem.${refusal}`)}
      </ErrorState>
    );
  return (
    <SearchFailed onSearchAgain={page.answer.searchAgain}>
      {code === 'SuppliersUnavailable' ? t('carResults.error.unavailable') : texts.cause}{' '}
      {t('carResults.error.text')}
    </SearchFailed>
  );
}

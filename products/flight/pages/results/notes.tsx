/** Over or instead of the list: preferences, refundable fares, nothing, refusals. */
import { NothingFound, ResultsNote, SearchRefused } from '@sojourn/portal/shared/results/answer-notes.tsx';
import { ErrorState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Heart, Undo2 } from 'lucide-react';
import { lostChoice } from './lost-choice.ts';
import type { Page } from './use-flights-page.ts';

type PageProps = { readonly page: Page };
type ChangeProps = PageProps & { readonly onChangeSearch: () => void };

/** Saved preferences apply as they are; one press takes them away for this search. */
export function PreferencesNote({ page }: PageProps) {
  const t = useText();
  if (!page.fromPreferences) return null;
  const remove = () => page.change({ mayUsePreferences: false, filters: {} });
  return (
    <ResultsNote
      tone="brand"
      icon={<Heart />}
      action={{ label: t('flightResults.preferences.remove'), isPlain: true, onPress: remove }}
    >
      {t('flightResults.preferences.text')}
    </ResultsNote>
  );
}

/** B §2: refundable fares of a percentage are shown because of the outbound fare. */
export function RefundableNote({ page: { url, answer, change } }: PageProps) {
  const t = useText();
  if (url.step === 0 || url.carriedPercent === undefined) return null;
  const outbound = answer.results.page?.chosen[0]?.fare.fareClass ?? url.chosen[0]?.fareClass;
  const showAll = () => change({ carriedPercent: undefined });
  return (
    <ResultsNote
      icon={<Undo2 />}
      action={{ label: t('flightResults.refundable.all'), isPlain: true, onPress: showAll }}
    >
      {t('flightResults.refundable.text', {
        percent: url.carriedPercent,
        fare: outbound ? t(`flights.class.${outbound}`) : '',
      })}
    </ResultsNote>
  );
}

export function NoFlights({ page, onChangeSearch }: ChangeProps) {
  const t = useText();
  return (
    <NothingFound
      page={page}
      art={{ seed: 'no-flights', kind: 'aerial' }}
      causes={['soldOut']}
      texts={(reason) => ({
        title: t(`flightResults.empty.${reason}`),
        children: t(`flightResults.empty.${reason}.text`),
      })}
      onChangeSearch={onChangeSearch}
    />
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
export function FlightsRefused({ page, onChangeSearch }: ChangeProps) {
  const t = useText();
  const code = codeOf(page.answer.error);
  const { cause } = useErrorTexts(code);
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
  const known = FORM_CODES.find((each) => each === code);
  const text = known ? t(`flightForm.problem.${known}`) : OTHER_CODES.has(code) ? cause : undefined;
  return (
    <SearchRefused
      page={page}
      code={code}
      refusal={text !== undefined && { title: t('flightResults.refused.title'), text }}
      unavailable={t('flightResults.error.unavailable')}
      onChangeSearch={onChangeSearch}
    />
  );
}

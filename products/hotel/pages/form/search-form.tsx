/**
 * Destination, dates, guests: the same form as a card on the home page, a bar over the results, a sheet on
 * phones.
 */
import { PlaceField } from '@sojourn/portal/shared/search/place-field.tsx';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { DatesField, nightsInRange } from '#hotel/parts/search-form/dates-field.tsx';
import { GuestsField } from '#hotel/parts/search-form/guests-field.tsx';
import { guestsProblemText } from '#hotel/parts/search-form/guests-problem-text.ts';
import '@sojourn/web/search-form/search-form.css';
import type { StayFormProblems } from '#hotel/parts/search-form/check-stay-form.ts';
import {
  type StayFormAnswer,
  type StayFormStart,
  useStayForm,
} from '#hotel/parts/search-form/use-stay-form.ts';
import { readLastSearch } from '../search/last-search.ts';

type SearchFormProps = {
  readonly look: 'card' | 'bar';
  readonly start: StayFormStart;
  readonly submitLabel: string;
  readonly onSearch: (answer: StayFormAnswer) => void;
  /** Under the fields; receives the nights in the fields. */
  readonly options?: (nights: number) => ReactNode;
};

const DATES_MISSING = 'search.dates.missing';

function useProblemTexts({ place, dates, guests }: StayFormProblems) {
  const t = useText();
  return {
    place: place && t('errors.UnknownPlace.title'),
    dates: dates && t(dates === 'DatesMissing' ? DATES_MISSING : `errors.${dates}.title`),
    guests: guests && guestsProblemText(t, guests),
  };
}

export function SearchForm({ look, start, submitLabel, onSearch, options }: SearchFormProps) {
  const t = useText();
  const isCorporate = useCan('corporate');
  const form = useStayForm(start);
  const texts = useProblemTexts(form.problems);
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The words of a refusal come with the first submit.
    await loadMessages('errors').catch(() => undefined);
    const answer = form.submit();
    if (answer) return onSearch(answer);
    setRefusals((count) => count + 1);
  };
  const asksForAge = form.problems.guests === 'ChildAgeMissing';
  // Once the fields are marked, which a busy machine does later than in the next frame, the first of them
  // takes the focus.
  useEffect(() => {
    if (refusals === 0) return;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    first?.focus();
    // The panel marks what is missing in it
    if (asksForAge && first?.closest('.search-form__guests')) first.click();
  }, [refusals, asksForAge]);
  return (
    <form
      ref={element}
      className={classNames('search-form', `search-form--${look}`)}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <div className="search-form__fields">
        <PlaceField
          label={t(isCorporate ? 'search.place.corporate' : 'search.place')}
          value={form.place}
          error={texts.place}
          last={readLastSearch()}
          onSelect={form.setPlace}
        />
        <DatesField form={form} error={texts.dates} />
        <GuestsField form={form} error={texts.guests} />
        <Button type="submit" className="search-form__submit" icon={<Search aria-hidden="true" />}>
          {submitLabel}
        </Button>
      </div>
      {options?.(nightsInRange(form.range))}
    </form>
  );
}

/** Where, when and who comes: as a card on the home page and in sheets, as a bar over the results. */
import { PlaceField, type PlaceKind } from '@sojourn/portal/shared/search/place-field.tsx';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import '@sojourn/web/search-form/search-form.css';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PARTY_LIMITS } from '#home/rules/home.ts';
import { readLastHomeSearch } from '../search/last-home-search.ts';
import type { HomeFormProblems } from './check-home-form.ts';
import { HomeDatesField } from './home-dates-field.tsx';
import { PartyField } from './party-field.tsx';
import { type HomeFormAnswer, type HomeFormStart, useHomeForm } from './use-home-form.ts';

export type HomeFormProps = {
  readonly look: 'card' | 'bar';
  readonly start: HomeFormStart;
  readonly submitLabel: string;
  readonly onSearch: (answer: HomeFormAnswer) => void;
};

const PLACES: readonly PlaceKind[] = ['city', 'airport', 'landmark'];

function useProblemTexts({ place, dates, party }: HomeFormProblems) {
  const t = useText();
  return {
    place: place && t('errors.UnknownPlace.title'),
    dates: dates && (dates === 'DatesMissing' ? t('search.dates.missing') : t(`errors.${dates}.title`)),
    party: party && t('homeForm.problem.InvalidParty', { adults: PARTY_LIMITS.adultsMax }),
  };
}

export default function HomeForm({ look, start, submitLabel, onSearch }: HomeFormProps) {
  const t = useText();
  const form = useHomeForm(start);
  const texts = useProblemTexts(form.problems);
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The words of a refusal come with the first submit
    await loadMessages('errors').catch(() => undefined);
    const answer = form.submit();
    if (answer) return onSearch(answer);
    setRefusals((count) => count + 1);
  };
  // Once the fields are marked, the first of them takes the focus
  useEffect(() => {
    if (refusals === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [refusals]);
  return (
    <form
      ref={element}
      className={classNames('search-form', `search-form--${look}`)}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <div className="search-form__fields">
        <PlaceField
          label={t('homeForm.place')}
          value={form.place}
          error={texts.place}
          last={readLastHomeSearch()}
          kinds={PLACES}
          onSelect={form.setPlace}
        />
        <HomeDatesField form={form} error={texts.dates} />
        <PartyField party={form.party} error={texts.party} onChange={form.setParty} />
        <Button type="submit" className="search-form__submit" icon={<Search aria-hidden="true" />}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

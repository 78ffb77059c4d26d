/** Where, which days and who comes: as a card on the home page and in sheets, as a bar over the results. */
import { PlaceField, type PlaceKind } from '@sojourn/portal/shared/search/place-field.tsx';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { PanelField } from '@sojourn/web/search-form/panel-field.tsx';
import '@sojourn/web/search-form/search-form.css';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarDays, Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PARTY_MAX } from '../search/activity-criteria.ts';
import { readLastActivitySearch } from '../search/last-activity-search.ts';
import { SPAN_MAX } from './check-activity-form.ts';
import { PartyField } from './party-field.tsx';
import { type ActivityFormAnswer, type ActivityFormStart, useActivityForm } from './use-activity-form.ts';

const ActivityCalendar = lazyPart(() => import('./activity-calendar.tsx'));

export type ActivityFormProps = {
  readonly look: 'card' | 'bar';
  readonly start: ActivityFormStart;
  readonly submitLabel: string;
  readonly onSearch: (answer: ActivityFormAnswer) => void;
};

/** Where one is in a city counts little: a hotel's address is no place to search from. */
const PLACES: readonly PlaceKind[] = ['city', 'airport', 'landmark'];

type Form = ReturnType<typeof useActivityForm>;

function DaysField({ form, error }: { readonly form: Form; readonly error: string | undefined }) {
  const t = useText();
  const locale = useLocale();
  const { start, end } = form.range;
  const range = start && end && formatDateRange(start, end, locale, 'weekday');
  return (
    <PanelField
      className="search-form__dates"
      warm={ActivityCalendar.warm}
      room="search-form__calendar-room"
      label={t('activityForm.days')}
      value={range}
      placeholder={t('search.dates.placeholder')}
      icon={<CalendarDays />}
      error={error}
      flush
    >
      {(close) => <ActivityCalendar form={form} onDone={close} />}
    </PanelField>
  );
}

export default function ActivityForm({ look, start, submitLabel, onSearch }: ActivityFormProps) {
  const t = useText();
  const form = useActivityForm(start);
  const { place, days, party } = form.problems;
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answer = form.submit();
    if (answer) onSearch(answer);
    else setRefusals((count) => count + 1);
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
      onSubmit={submit}
      noValidate
    >
      <div className="search-form__fields">
        <PlaceField
          label={t('activityForm.place')}
          value={form.place}
          error={place && t('activityForm.problem.place')}
          last={readLastActivitySearch()}
          kinds={PLACES}
          onSelect={form.setPlace}
        />
        <DaysField form={form} error={days && t(`activityForm.problem.days.${days}`, { days: SPAN_MAX })} />
        <PartyField
          party={form.party}
          error={party && t(`activityForm.problem.party.${party}`, { people: PARTY_MAX })}
          onChange={form.setParty}
        />
        <Button type="submit" className="search-form__submit" icon={<Search aria-hidden="true" />}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

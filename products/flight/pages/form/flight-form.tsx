/**
 * Where to, when, who: as a card on the home page and in sheets, as a bar over the results. Several cities
 * have a row each, which takes the card.
 */
import { classNames } from '@sojourn/ui/class-names.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Plus, Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { CABINS } from '#flight/rules/fares/fare-classes.ts';
import type { FlightDraft, FormTrip } from '../search/flight-draft.ts';
import '@sojourn/web/search-form/search-form.css';
import type { FlightRefusal } from './check-flight-form.ts';
import { addLeg, changeTrip, mayAddLeg } from './edit-draft.ts';
import './flight-form.css';
import { LegFields } from './leg-fields.tsx';
import { TravelersField } from './travelers-field.tsx';
import { TripChoice } from './trip-choice.tsx';
import { type FlightForm as Form, useFlightForm } from './use-flight-form.ts';

export type FlightFormProps = {
  readonly look: 'card' | 'bar';
  readonly start: FlightDraft;
  readonly submitLabel: string;
  /** The server's refusal of `start`. */
  readonly refusal?: FlightRefusal | undefined;
  readonly onSearch: (draft: FlightDraft) => void;
  /** Called instead of switching to several cities where the bar is too narrow for them. */
  readonly onSeveralCities?: (draft: FlightDraft) => void;
};

function Fields({
  form,
  look,
  submitLabel,
}: { readonly form: Form } & Pick<FlightFormProps, 'look' | 'submitLabel'>) {
  const t = useText();
  const { draft, edit, problems } = form;
  const isMulti = draft.trip === 'multiCity';
  const travelers = problems.travelers && t(`flightForm.problem.${problems.travelers}`);
  const rows = isMulti ? draft.legs : draft.legs.slice(0, 1);
  const end = (
    <>
      <TravelersField form={form} error={travelers} />
      <Button type="submit" className="search-form__submit" icon={<Search aria-hidden="true" />}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <>
      {rows.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a flight is known by its place
        <div key={at} className={classNames('flight-form__row', isMulti && 'flight-form__row--leg')}>
          <LegFields form={form} at={at} />
          {!isMulti && end}
        </div>
      ))}
      {isMulti && (
        <div className="flight-form__row flight-form__row--end">
          {mayAddLeg(draft) && (
            <Button
              variant="secondary"
              className="flight-form__add"
              icon={<Plus aria-hidden="true" />}
              onClick={() => edit(addLeg(draft))}
            >
              {t('flightForm.addFlight')}
            </Button>
          )}
          {end}
        </div>
      )}
      {look === 'card' && (
        <div className="flight-form__options">
          <Checkbox
            label={t('flightForm.nearby')}
            checked={draft.nearby}
            onChange={(event) => edit({ ...draft, nearby: event.target.checked })}
          />
          <SelectField
            size="s"
            className="flight-form__cabin"
            label={t('flightForm.cabin')}
            value={draft.cabin ?? ''}
            onChange={(event) =>
              edit({ ...draft, cabin: CABINS.find((cabin) => cabin === event.target.value) })
            }
          >
            <option value="">{t('flightForm.cabin.any')}</option>
            {CABINS.map((cabin) => (
              <option key={cabin} value={cabin}>
                {t(`flightForm.cabin.${cabin}`)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </>
  );
}

export function FlightForm({
  look,
  start,
  submitLabel,
  refusal,
  onSearch,
  onSeveralCities,
}: FlightFormProps) {
  const form = useFlightForm(start, refusal);
  const element = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answer = form.submit();
    if (answer) return onSearch(answer);
    // The fields are marked once they are drawn anew; the first of them takes the focus.
    setTimeout(() => {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
    });
  };
  const changeTo = (trip: FormTrip) => {
    const draft = changeTrip(form.draft, trip);
    if (trip === 'multiCity' && onSeveralCities) onSeveralCities(draft);
    else form.edit(draft);
  };
  return (
    <form
      ref={element}
      className={classNames('search-form flight-form', `search-form--${look} flight-form--${look}`)}
      onSubmit={submit}
      noValidate
    >
      <TripChoice look={look} trip={form.draft.trip} onTrip={changeTo} />
      <Fields form={form} look={look} submitLabel={submitLabel} />
    </form>
  );
}

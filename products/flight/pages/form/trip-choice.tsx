import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { FORM_TRIPS, type FormTrip } from '../search/flight-draft.ts';

type TripChoiceProps = {
  readonly look: 'card' | 'bar';
  readonly trip: FormTrip;
  readonly onTrip: (trip: FormTrip) => void;
};

/** Round trip, one way or several cities: three words in a card, a list in the bar. */
export function TripChoice({ look, trip, onTrip }: TripChoiceProps) {
  const t = useText();
  if (look === 'card') {
    return (
      <Segmented
        className="flight-form__trips"
        label={t('flightForm.trip')}
        value={trip}
        onChange={onTrip}
        options={FORM_TRIPS.map((value) => ({ value, label: t(`flightForm.trip.${value}`) }))}
      />
    );
  }
  return (
    <SelectField
      className="flight-form__trip"
      label={t('flightForm.trip')}
      value={trip}
      onChange={(event) => onTrip(event.target.value as FormTrip)}
    >
      {FORM_TRIPS.map((value) => (
        <option key={value} value={value}>
          {t(`flightForm.trip.${value}`)}
        </option>
      ))}
    </SelectField>
  );
}

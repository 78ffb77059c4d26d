/** How many of each type travel, with the ages that make them. Loaded when the field is wanted. */
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Stepper } from '@sojourn/ui/inputs/stepper.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { TRAVELERS_MAX, travelerCount } from '#flight/rules/travelers/travelers.ts';
import { boundsOf, TRAVELER_TYPES } from './edit-draft.ts';
import type { FlightForm } from './use-flight-form.ts';

export default function TravelersPanel({
  form,
  onDone,
}: {
  readonly form: FlightForm;
  readonly onDone: () => void;
}) {
  const t = useText();
  const { draft, edit } = form;
  const { passengers } = draft;
  const isFull = travelerCount(passengers) >= TRAVELERS_MAX;
  const hasInfants = passengers.lapInfants + passengers.seatedInfants > 0;
  return (
    <div className="flight-form__panel">
      {TRAVELER_TYPES.map((key) => {
        const label = t(`flightForm.travelers.${key}`);
        return (
          <Stepper
            key={key}
            label={label}
            hint={t(`flightForm.travelers.${key}.hint`)}
            value={passengers[key]}
            {...boundsOf(passengers, key)}
            onChange={(count) => edit({ ...draft, passengers: { ...passengers, [key]: count } })}
            decreaseLabel={t('flightForm.fewer', { what: label })}
            increaseLabel={t('flightForm.more', { what: label })}
          />
        );
      })}
      <p className="small text-2 flight-form__note" role="status">
        {t(isFull ? 'flightForm.travelers.full' : 'flightForm.travelers.ages', { max: TRAVELERS_MAX })}{' '}
        {hasInfants && t('flightForm.travelers.turningTwo')}
      </p>
      <Button size="s" className="flight-form__done" onClick={onDone}>
        {t('flightForm.done')}
      </Button>
    </div>
  );
}

import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { PanelField } from '@sojourn/web/search-form/panel-field.tsx';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { Users } from 'lucide-react';
import { type PassengerCounts, travelerCount } from '#flight/rules/travelers/travelers.ts';
import type { FlightForm } from './use-flight-form.ts';

const TravelersPanel = lazyPart(() => import('./travelers-panel.tsx'));

/** "2 adults"; "3 travelers" when some are younger. */
export function travelersText(t: Text, passengers: PassengerCounts): string {
  const travelers = travelerCount(passengers);
  return passengers.adults === travelers
    ? t('flightForm.travelers.adultsValue', { adults: travelers })
    : t('flightForm.travelers.value', { travelers });
}

export function TravelersField({
  form,
  error,
}: {
  readonly form: FlightForm;
  readonly error: string | undefined;
}) {
  const t = useText();
  const value = travelersText(t, form.draft.passengers);
  return (
    <PanelField
      className="flight-form__travelers"
      warm={TravelersPanel.warm}
      room="flight-form__panel-room"
      label={t('flightForm.travelers')}
      value={value}
      placeholder={value}
      icon={<Users />}
      error={error}
      align="end"
    >
      {(close) => <TravelersPanel form={form} onDone={close} />}
    </PanelField>
  );
}

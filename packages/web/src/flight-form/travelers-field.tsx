import { type PassengerCounts, travelerCount } from '@sojourn/domain/flights/travelers.ts';
import { Users } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { PickerField } from '../search-form/picker-field.tsx';
import { type Text, useText } from '../text/use-text.tsx';
import type { FlightForm } from './use-flight-form.ts';

const load = () => import('./travelers-panel.tsx');
const TravelersPanel = lazyPart(load);
const warm = () => void load().catch(() => undefined);

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
    // biome-ignore lint/a11y/noStaticElementInteractions: only fetches ahead of use
    <div className="flight-form__travelers" onPointerEnter={warm} onFocus={warm}>
      <PickerField
        label={t('flightForm.travelers')}
        value={value}
        placeholder={value}
        icon={<Users />}
        error={error}
        align="end"
      >
        {(close) => (
          <Suspense fallback={<div className="flight-form__panel-room" />}>
            <TravelersPanel form={form} onDone={close} />
          </Suspense>
        )}
      </PickerField>
    </div>
  );
}

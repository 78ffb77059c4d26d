import { ChangeFlow } from '@sojourn/portal/features/trips/change/change-flow.tsx';
import { LoadChange } from '@sojourn/portal/features/trips/change/load-change.tsx';
import { useChange } from '@sojourn/portal/features/trips/change/use-change.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useState } from 'react';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import type { FlightExtras } from '#flight/wire/flights.ts';
import '../checkout/extras/extras.css';
import { useParams } from '@sojourn/portal/shared/router/use-place.ts';
import { useForgetSeatMaps } from '../seat-map/use-seat-map.ts';
import { airlinesOf } from '../trips/flight-trip-view.ts';
import { ExtrasComparison, WithheldNote } from './extras-comparison.tsx';
import { ExtrasForm } from './extras-form.tsx';

/** Seats and bags of a booked flight: chosen, at a price that is shown before, and confirmed. */
export function ExtrasPage() {
  const { bookingId } = useParams('/trips/$bookingId/extras');
  const t = useText();
  useTitle(t('flightExtras.title'));
  return (
    <LoadChange bookingId={bookingId}>
      {(trip) => (trip.kind === 'Flight' ? <Extras key={trip.bookingId} trip={trip} /> : null)}
    </LoadChange>
  );
}

function Extras({ trip }: { readonly trip: FlightTripDetail }) {
  const t = useText();
  const locale = useLocale();
  const change = useChange(trip.bookingId);
  const [chosen, setChosen] = useState<FlightExtras | null>(null);
  const forgetSeatMaps = useForgetSeatMaps();
  const changeId = change.change?.changeId;
  const isTaken = change.change?.failure === 'SeatTaken';
  useEffect(() => {
    if (changeId && isTaken) forgetSeatMaps();
  }, [changeId, isTaken, forgetSeatMaps]);
  return (
    <ChangeFlow
      trip={trip}
      change={change}
      title={t('flightExtras.title')}
      by={airlinesOf(trip.flight, locale)}
      action={trip.actions.extras}
      form={<ExtrasForm trip={trip} change={change} extras={chosen ?? trip.extras} onExtras={setChosen} />}
      comparison={(quoted) => <ExtrasComparison trip={trip} quoted={quoted} />}
      more={(quoted) => <WithheldNote quoted={quoted} />}
    />
  );
}

import { ChangeFlow } from '@sojourn/portal/features/trips/change/change-flow.tsx';
import { LoadChange } from '@sojourn/portal/features/trips/change/load-change.tsx';
import { useChange } from '@sojourn/portal/features/trips/change/use-change.ts';
import { useParams } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';
import { ChangeStayForm } from './change-stay-form.tsx';
import { AfterChange, StayComparison } from './stay-comparison.tsx';

/** Changing a booked stay: other dates, guests or names, at the price that is shown before. */
export function ChangeStayPage() {
  const { bookingId } = useParams('/trips/$bookingId/stay');
  const t = useText();
  useTitle(t('hotelChange.title'));
  return (
    <LoadChange bookingId={bookingId}>
      {(trip) => (trip.kind === 'Hotel' ? <ChangeStay key={trip.bookingId} trip={trip} /> : null)}
    </LoadChange>
  );
}

function ChangeStay({ trip }: { readonly trip: HotelTripDetail }) {
  const t = useText();
  const change = useChange(trip.bookingId);
  return (
    <ChangeFlow
      trip={trip}
      change={change}
      title={t('hotelChange.title')}
      by={trip.stay.name}
      form={<ChangeStayForm trip={trip} change={change} />}
      comparison={(quoted) => <StayComparison quoted={quoted} />}
      more={(quoted) => <AfterChange trip={trip} quoted={quoted} />}
    />
  );
}

import { ChangeFlow } from '@sojourn/portal/features/trips/change/change-flow.tsx';
import { LoadChange } from '@sojourn/portal/features/trips/change/load-change.tsx';
import { useChange } from '@sojourn/portal/features/trips/change/use-change.ts';
import { useParams } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { CarTripDetail } from '#car/wire/car-trip.ts';
import { ChangeRentalForm } from './change-rental-form.tsx';
import { RentalComparison, RentalTerms } from './rental-comparison.tsx';

/** Changing a booked car: other times or drivers, at the price that is shown before. */
export function ChangeRentalPage() {
  const { bookingId } = useParams('/trips/$bookingId/rental');
  const t = useText();
  useTitle(t('carChange.title'));
  return (
    <LoadChange bookingId={bookingId}>
      {(trip) => (trip.kind === 'Car' ? <ChangeRental key={trip.bookingId} trip={trip} /> : null)}
    </LoadChange>
  );
}

function ChangeRental({ trip }: { readonly trip: CarTripDetail }) {
  const t = useText();
  const change = useChange(trip.bookingId);
  return (
    <ChangeFlow
      trip={trip}
      change={change}
      title={t('carChange.title')}
      by={trip.rental.company.name}
      form={<ChangeRentalForm trip={trip} change={change} />}
      comparison={(quoted) => <RentalComparison quoted={quoted} />}
      more={(quoted) => <RentalTerms quoted={quoted} />}
    />
  );
}

import { itemAt } from '@sojourn/domain/present.ts';
import { ChangeFlow } from '@sojourn/portal/features/trips/change/change-flow.tsx';
import { LoadChange } from '@sojourn/portal/features/trips/change/load-change.tsx';
import { useChange } from '@sojourn/portal/features/trips/change/use-change.ts';
import { useParams } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { ChangeHomeForm } from './change-home-form.tsx';
import { AfterChange, HomeComparison } from './home-comparison.tsx';

/** Changing a booked home: other dates or another party, at the price that is shown before. */
export function ChangeHomePage() {
  const { bookingId } = useParams('/trips/$bookingId/home');
  const t = useText();
  useTitle(t('homeChange.title'));
  return (
    <LoadChange bookingId={bookingId}>
      {(trip) => (trip.kind === 'Home' ? <ChangeHome key={trip.bookingId} trip={trip} /> : null)}
    </LoadChange>
  );
}

function ChangeHome({ trip }: { readonly trip: HomeTripDetail }) {
  const t = useText();
  const change = useChange(trip.bookingId);
  return (
    <ChangeFlow
      trip={trip}
      change={change}
      title={t('homeChange.title')}
      by={itemAt(trip.stays, 0).host.name}
      form={<ChangeHomeForm trip={trip} change={change} />}
      comparison={(quoted) => <HomeComparison quoted={quoted} />}
      more={(quoted) => <AfterChange quoted={quoted} />}
    />
  );
}

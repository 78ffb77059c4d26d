import { ChangeFlow } from '@sojourn/portal/features/trips/change/change-flow.tsx';
import { LoadChange } from '@sojourn/portal/features/trips/change/load-change.tsx';
import { useChange } from '@sojourn/portal/features/trips/change/use-change.ts';
import { useParams } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { ActivityComparison, ActivityTerms } from './activity-comparison.tsx';
import { ChangeActivityForm } from './change-activity-form.tsx';

/** Changing a booked activity: another start or other people, at the price that is shown before. */
export function ChangeActivityPage() {
  const { bookingId } = useParams('/trips/$bookingId/activity');
  const t = useText();
  useTitle(t('activityChange.title'));
  return (
    <LoadChange bookingId={bookingId}>
      {(trip) => (trip.kind === 'Experience' ? <ChangeActivity key={trip.bookingId} trip={trip} /> : null)}
    </LoadChange>
  );
}

function ChangeActivity({ trip }: { readonly trip: ActivityTripDetail }) {
  const t = useText();
  const change = useChange(trip.bookingId);
  return (
    <ChangeFlow
      trip={trip}
      change={change}
      title={t('activityChange.title')}
      by={trip.activity.operator.name}
      form={<ChangeActivityForm trip={trip} change={change} />}
      comparison={(quoted) => <ActivityComparison quoted={quoted} />}
      more={(quoted) => <ActivityTerms quoted={quoted} />}
    />
  );
}

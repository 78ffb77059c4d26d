import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import type { TripCancelState } from './use-cancel.ts';
import { useCancelText } from './use-cancel-text.ts';

/** The consequence, above the buttons of the last question. */
export function CancelWarning({
  state,
  trip,
}: {
  readonly state: TripCancelState;
  readonly trip: TripDetail;
}) {
  const t = useCancelText(trip);
  if (state.step !== 'confirm') return null;
  return (
    <Banner tone="warn" size="s">
      {t('trip.cancel.confirm.warn')}
    </Banner>
  );
}

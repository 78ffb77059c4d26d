import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { PageLoading, Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ReactNode } from 'react';
import { MissingTrip } from '../missing-trip.tsx';
import { useTrip } from '../use-trips.ts';
import './change.css';

type Props = {
  readonly bookingId: string;
  /** Null for a trip of another product: it's missing at this address. */
  readonly children: (trip: TripDetail) => ReactNode;
};

/** The trip that a page changes; says so where there's none. */
export function LoadChange({ bookingId, children }: Props) {
  return (
    <div className="wrap change">
      {isId('bkg', bookingId) ? (
        <Loaded key={bookingId} bookingId={bookingId}>
          {children}
        </Loaded>
      ) : (
        <MissingTrip />
      )}
    </div>
  );
}

function Loaded({ bookingId, children }: Omit<Props, 'bookingId'> & { readonly bookingId: BookingId }) {
  const t = useText();
  const { data: trip, error, refetch } = useTrip(bookingId, () => false);
  if (trip) return children(trip) ?? <MissingTrip />;
  if (!error) return <PageLoading />;
  if (codeOf(error) === 'NotFound') return <MissingTrip />;
  return (
    <Problem
      title={t('trip.failed.title')}
      actions={<Button onClick={() => void refetch()}>{t('trip.action.retry')}</Button>}
    >
      {t('trip.failed.text')}
    </Problem>
  );
}

import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { PageLoading } from '@sojourn/web/page-state.tsx';
import type { ReactNode } from 'react';
import { MissingTrip } from '../problems/missing-trip.tsx';
import { useTrip } from '../use-trips.ts';
import './change.css';
import { TripFailed } from '../problems/trip-failed.tsx';

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
  const { data: trip, error, refetch } = useTrip(bookingId, () => false);
  if (trip) return children(trip) ?? <MissingTrip />;
  if (!error) return <PageLoading />;
  if (codeOf(error) === 'NotFound') return <MissingTrip />;
  return <TripFailed onRetry={() => void refetch()} />;
}

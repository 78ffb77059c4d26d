import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import { Button } from '@sojourn/ui/button.tsx';
import { buttonClass } from '@sojourn/ui/button-class.ts';
import { Card } from '@sojourn/ui/card.tsx';
import { Skeleton } from '@sojourn/ui/skeleton.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTitle } from '@sojourn/web/text/use-title.ts';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { FlightTripContent } from '#products/flight/trips/flight-trip-content.tsx';
import './trip.css';
import { HotelTripContent } from '#products/hotel/trips/hotel-trip-content.tsx';
import { useTrip } from './use-trips.ts';

/** One trip whole; `?booked=1` is the confirmation after paying. */
export function TripPage() {
  const { bookingId } = useParams({ from: '/signed-in/trips/$bookingId' });
  const { booked } = useSearch({ from: '/signed-in/trips/$bookingId' });
  return (
    <div className="trip-page">
      {isId('bkg', bookingId) ? (
        <LoadedTrip key={bookingId} bookingId={bookingId} justBooked={booked === '1'} />
      ) : (
        <NoTrip name="missing" />
      )}
    </div>
  );
}

function LoadedTrip(props: { readonly bookingId: BookingId; readonly justBooked: boolean }) {
  const t = useText();
  const { data: trip, error, refetch } = useTrip(props.bookingId);
  useTitle((trip?.kind === 'Hotel' ? trip.stay.name : trip?.title) ?? t('trips.title'));
  if (error && codeOf(error) === 'NotFound') return <NoTrip name={goneName(trip)} />;
  if (trip?.kind === 'Flight') return <FlightTripContent trip={trip} justBooked={props.justBooked} />;
  if (trip?.kind === 'Hotel') return <HotelTripContent trip={trip} justBooked={props.justBooked} />;
  if (!error) return <TripSkeleton />;
  if (codeOf(error) === 'InvalidInput') return <NoTrip name="missing" />;
  return (
    <Problem
      title={t('trip.failed.title')}
      actions={<Button onClick={() => void refetch()}>{t('trip.action.retry')}</Button>}
    >
      {t('trip.failed.text')}
    </Problem>
  );
}

/** A booking that was pending a moment ago and is gone was not confirmed. */
function goneName(trip: TripDetail | undefined): Gone {
  if (trip?.status !== 'Pending') return 'missing';
  return trip.kind === 'Hotel' ? 'unconfirmed' : 'flight.unconfirmed';
}

type Gone = 'missing' | 'unconfirmed' | 'flight.unconfirmed';
const WAYS_ON = { missing: '/trips', unconfirmed: '/', 'flight.unconfirmed': '/flights' } as const;

function NoTrip({ name }: { readonly name: Gone }) {
  const t = useText();
  const action = (
    <Link to={WAYS_ON[name]} className={buttonClass()}>
      {t(`trip.${name}.action`)}
    </Link>
  );
  return (
    <Problem icon={<SearchX />} title={t(`trip.${name}.title`)} actions={action}>
      {t(`trip.${name}.text`)}
    </Problem>
  );
}

function TripSkeleton() {
  const t = useText();
  return (
    <div role="status">
      <h1 className="visually-hidden">{t('trip.loading')}</h1>
      <div className="trip-band">
        <Skeleton height="100%" radius={0} />
      </div>
      <div className="wrap">
        <Card raised className="trip-title">
          <div className="stack">
            <Skeleton width={120} height={20} />
            <Skeleton width="min(420px, 70vw)" height={52} radius={10} />
            <Skeleton width="min(320px, 60vw)" height={24} />
          </div>
        </Card>
        <div className="trip-grid">
          <Skeleton height={320} radius={14} />
          <Skeleton height={220} radius={14} />
        </div>
      </div>
    </div>
  );
}

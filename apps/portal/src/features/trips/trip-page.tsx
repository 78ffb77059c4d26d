import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { SearchX } from 'lucide-react';
import { useProductText } from '#shared/product/product-text.ts';
import type { TripPart } from '#shared/product/trip-parts.ts';
import { useProductOf } from '#shared/product/use-products.ts';
import { useTitle } from '#shared/text/use-title.ts';
import { MissingTrip } from './problems/missing-trip.tsx';
import './trip.css';
import { Link } from '#shared/router/link.tsx';
import { useParams, useSearch } from '#shared/router/use-place.ts';
import { TripFailed } from './problems/trip-failed.tsx';
import { useTrip } from './use-trips.ts';

/** One trip whole; `?booked=1` is the confirmation after paying. */
export function TripPage() {
  const { bookingId } = useParams('/trips/$bookingId');
  const { booked } = useSearch();
  return (
    <div className="trip-page">
      {isId('bkg', bookingId) ? (
        <LoadedTrip key={bookingId} bookingId={bookingId} justBooked={booked === '1'} />
      ) : (
        <MissingTrip />
      )}
    </div>
  );
}

function LoadedTrip(props: { readonly bookingId: BookingId; readonly justBooked: boolean }) {
  const t = useText();
  const productOf = useProductOf();
  const partOf = (each: TripDetail): TripPart => productOf(each).trip.get();
  const shown = useTrip(props.bookingId, (each) => partOf(each).isUnfinished(each));
  const { data: trip, error, refetch } = shown;
  useTitle(trip ? partOf(trip).name(trip) : t('trips.title'));
  if (error && codeOf(error) === 'NotFound')
    return trip?.status === 'Pending' ? <Unconfirmed trip={trip} /> : <MissingTrip />;
  if (trip) {
    const { Content } = partOf(trip);
    return <Content trip={trip} justBooked={props.justBooked} />;
  }
  if (!error) return <TripSkeleton />;
  if (codeOf(error) === 'InvalidInput') return <MissingTrip />;
  return <TripFailed onRetry={() => void refetch()} />;
}

/** A booking that was pending a moment ago and is gone was not confirmed. */
function Unconfirmed({ trip }: { readonly trip: TripDetail }) {
  const tOf = useProductText(trip.kind);
  const { restart } = useProductOf()(trip).trip.get();
  const action = (
    <Link to={restart} className={buttonClass()}>
      {tOf('trip.unconfirmed.action')}
    </Link>
  );
  return (
    <Problem icon={<SearchX />} title={tOf('trip.unconfirmed.title')} actions={action}>
      {tOf('trip.unconfirmed.text')}
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

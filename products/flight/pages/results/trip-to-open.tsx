/** Addresses that say a booked trip is flown otherwise (B §2 flightShopType) open that trip. */
import { useTrips } from '@sojourn/portal/features/trips/use-trips.ts';
import { ErrorProblem } from '@sojourn/portal/shared/error-problem.tsx';
import { Link, Navigate } from '@sojourn/portal/shared/router/link.tsx';
import { EmptyState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect } from 'react';
import type { FlightTripCard } from '#flight/wire/flight-trip.ts';
import type { TripShopType } from '../search/flight-url.ts';
import { flightDates } from '../slices/flight-dates.ts';
import { tripsToOpen } from './trip-to-open-view.ts';

const PLACES = {
  'dp-exercise': '/trips/$bookingId/disruption',
  'chfar-exercise': '/trips/$bookingId/exchange',
} as const;

/** All that are ahead or going on, page by page. */
function useTripsFor(shopType: TripShopType) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useTrips('upcoming');
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const isDone = data !== undefined && !hasNextPage;
  const retry = () => void (data ? fetchNextPage() : refetch());
  const trips = tripsToOpen(
    shopType,
    (data?.pages ?? []).flatMap((page) => page.trips),
  );
  return { trips, isDone, error: isFetching ? null : error, retry };
}

type Props = { readonly shopType: TripShopType };

export function TripToOpen({ shopType }: Props) {
  const t = useText();
  const { trips, isDone, error, retry } = useTripsFor(shopType);
  const search = { flightShopType: shopType };
  const [only, ...others] = trips;
  if (error) return <ErrorProblem code={codeOf(error)} onRetry={retry} />;
  if (!isDone) return <Skeleton height={320} radius={14} />;
  if (only && others.length === 0) {
    const params = { bookingId: only.bookingId };
    return <Navigate to={PLACES[shopType]} params={params} search={search} replace />;
  }
  return (
    <div className="wrap results__start">
      <EmptyState
        level={1}
        art={{ seed: 'not-yet', kind: 'aerial' }}
        title={t(only ? `flightResults.open.${shopType}` : `flightResults.open.none.${shopType}`)}
        action={
          only ? (
            <Choices trips={trips} shopType={shopType} />
          ) : (
            <Link to="/trips" className={buttonClass()}>
              {t('flightResults.open.trips')}
            </Link>
          )
        }
      >
        {t(`flightResults.open.${only ? 'several' : 'noneText'}`)}
      </EmptyState>
    </div>
  );
}

function Choices({ trips, shopType }: Props & { readonly trips: readonly FlightTripCard[] }) {
  const locale = useLocale();
  return (
    <ul className="stack gap-2">
      {trips.map(({ bookingId, title, flight }) => (
        <li key={bookingId}>
          <Link
            to={PLACES[shopType]}
            params={{ bookingId }}
            search={{ flightShopType: shopType }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {title}, {flightDates(flight, locale)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

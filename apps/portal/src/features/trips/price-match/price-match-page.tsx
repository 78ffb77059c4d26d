/** A lower price elsewhere: claiming it, and the claim with its checks in the open (picture 43). */
import type { PriceMatch } from '@sojourn/contract/price-match.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useProductOf } from '#shared/product/use-products.ts';
import { useTitle } from '#shared/text/use-title.ts';
import { MissingTrip } from '../problems/missing-trip.tsx';
import { useTrip } from '../use-trips.ts';
import { ClaimForm } from './claim-form.tsx';
import { ClaimView } from './claim-view.tsx';
import './price-match.css';
import { Link } from '#shared/router/link.tsx';
import { useParams } from '#shared/router/use-place.ts';
import { TripFailed } from '../problems/trip-failed.tsx';
import { usePriceMatch } from './use-price-match.ts';

export function PriceMatchPage() {
  const t = useText();
  const { bookingId } = useParams('/trips/$bookingId/price-match');
  useTitle(t('protections.name.priceMatch'));
  return (
    <div className="wrap match">
      {isId('bkg', bookingId) ? <Loaded key={bookingId} bookingId={bookingId} /> : <MissingTrip />}
    </div>
  );
}

function Loaded({ bookingId }: { readonly bookingId: BookingId }) {
  const trip = useTrip(bookingId, () => false);
  const match = usePriceMatch(bookingId);
  const error = trip.error ?? match.error;
  if (trip.data && match.data) return <Shown trip={trip.data} match={match.data.priceMatch} />;
  if (!error) return <Skeleton height={420} radius={14} />;
  if (codeOf(error) === 'NotFound') return <MissingTrip />;
  const retry = () => void Promise.all([trip.refetch(), match.refetch()]);
  return <TripFailed onRetry={retry} />;
}

type Props = { readonly trip: TripDetail; readonly match: PriceMatch | null };

function Shown({ trip, match }: Props) {
  const name = useProductOf()(trip).trip.get().name(trip);
  const { bookingId } = trip;
  return (
    <>
      <BackLink>
        <Link to="/trips/$bookingId" params={{ bookingId }}>
          {name}
        </Link>
      </BackLink>
      {match?.claim ? (
        <ClaimView bookingId={bookingId} match={match} claim={match.claim} />
      ) : match?.canClaim ? (
        <ClaimForm bookingId={bookingId} match={match} />
      ) : (
        <Closed trip={trip} match={match} />
      )}
    </>
  );
}

function Closed({ trip, match }: Props) {
  const t = useText();
  const locale = useLocale();
  const { bookingId, status } = trip;
  const back = (
    <Link to="/trips/$bookingId" params={{ bookingId }} className={buttonClass()}>
      {t('priceMatch.closed.back')}
    </Link>
  );
  const why = !match
    ? t('priceMatch.closed.none')
    : status === 'Canceled'
      ? t('priceMatch.closed.canceled')
      : t('priceMatch.closed.late', { until: formatReaderDeadline(match.claimUntil, locale) });
  return (
    <Problem title={t('priceMatch.closed.title')} actions={back}>
      {why}
    </Problem>
  );
}

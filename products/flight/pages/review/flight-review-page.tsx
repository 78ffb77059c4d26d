import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { PlaneTakeoff } from 'lucide-react';
import { TripSteps } from '../itinerary/trip-steps.tsx';
import { type FlightUrl, printFlightUrl, readFlightUrl } from '../search/flight-url.ts';
import './flight-review.css';
import { Link, Navigate } from '@sojourn/portal/shared/router/link.tsx';
import { useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { ReviewContent } from './review-content.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { ReviewTrouble } from './review-trouble.tsx';
import { useReview } from './use-review.ts';

/** All chosen flights, their price and rules, and what to fix before paying (B §2 review itinerary). */
export function FlightReviewPage() {
  const t = useText();
  useTitle(t('review.title'));
  const search = useSearch();
  const url = readFlightUrl(search);
  const { chosen, draft, shopType } = url;
  // Changing a booked trip or using a frozen price starts from that trip instead
  const isNew = shopType === 'default' || shopType === 'pf-purchase';
  const isWhole = chosen.length === draft.legs.length;
  const { data, error, refetch, isPlaceholderData } = useReview(url, isWhole && isNew);
  if (!isNew) return <Navigate to="/flights" search={search} replace />;
  return (
    <div className="wrap review">
      <TripSteps slices={draft.legs.length} isRoundTrip={draft.trip === 'roundTrip'} at="review" />
      {!isWhole ? (
        <Nothing url={url} />
      ) : error ? (
        <ReviewTrouble code={codeOf(error)} url={url} onRetry={() => void refetch()} />
      ) : data ? (
        <ReviewContent review={data} url={url} isChanging={isPlaceholderData} />
      ) : (
        <ReviewSkeleton slices={draft.legs.length} />
      )}
    </div>
  );
}

function Nothing({ url }: { readonly url: FlightUrl }) {
  const t = useText();
  return (
    <Problem
      icon={<PlaneTakeoff />}
      title={t('review.nothing.title')}
      actions={
        <Link to="/flights" search={printFlightUrl(url)} className={buttonClass()}>
          {t('review.nothing.action')}
        </Link>
      }
    >
      {t('review.nothing.text')}
    </Problem>
  );
}

import { LaterPart } from '@sojourn/portal/shared/later-part.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import type { HomeFacts } from '#home/wire/home-detail.ts';
import type { HomeReviewsProps } from './home-reviews.tsx';

export const REVIEWS_ANCHOR = 'reviews';

const HomeReviews = lazyPart<HomeReviewsProps>(() => import('./home-reviews.tsx'));

/** What guests wrote, fetched after the rest of the page. */
export function ReviewsPart({ homeId, rating }: Pick<HomeFacts, 'homeId' | 'rating'>) {
  if (rating.count === 0) return null;
  return (
    <div id={REVIEWS_ANCHOR}>
      <LaterPart>
        <HomeReviews homeId={homeId} />
      </LaterPart>
    </div>
  );
}

import type { StayId } from '@sojourn/domain/ids.ts';
import { LaterPart } from '@sojourn/portal/shared/later-part.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';

export const REVIEWS_ANCHOR = 'reviews';

const StayReviews = lazyPart<{ readonly stayId: StayId }>(async () => {
  const [part] = await Promise.all([import('./stay-reviews.tsx'), loadMessages('hotel-reviews')]);
  return part;
});

/** What guests wrote, fetched after the rest of the page. */
export function ReviewsPart({ stayId }: { readonly stayId: StayId }) {
  return (
    <div id={REVIEWS_ANCHOR} className="stay-later">
      <LaterPart>
        <StayReviews stayId={stayId} />
      </LaterPart>
    </div>
  );
}

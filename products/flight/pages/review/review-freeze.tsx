import { first } from '@sojourn/domain/present.ts';
import { FreezeOffer } from '@sojourn/portal/shared/freeze/freeze-offer.tsx';
import { type Freezable, freezeOffer } from '@sojourn/portal/shared/freeze/freeze-view.ts';
import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { seatsNeeded } from '#flight/rules/travelers/travelers.ts';
import type { FlightReview } from '#flight/wire/flight-search.ts';
import { type FlightUrl, printFlightUrl } from '../search/flight-url.ts';
import { inputOf } from './use-review.ts';

type Props = { readonly review: FlightReview; readonly url: FlightUrl };

const freezableOf = ({ flight, price }: FlightReview): Freezable => ({
  kind: 'Flight',
  frozenMinor: price.total.amountMinor,
  covered: seatsNeeded(flight.passengers),
  startsAt: first(first(flight.slices).segments).scheduledDepartureTime,
});

export function useCanFreeze(review: FlightReview): boolean {
  const clock = useClock();
  const isReviewed = useCan('corporate');
  return !isReviewed && freezeOffer(freezableOf(review), clock.now()) !== null;
}

const PLACE = 'review-freeze';

/** From elsewhere on the page to the first of its choices. */
export function showFreeze(): void {
  const choice = document.querySelector<HTMLElement>(`#${PLACE} input`);
  choice?.focus({ preventScroll: true });
  choice?.closest('section')?.scrollIntoView({ block: 'center' });
}

/** Holding the price of what was chosen (B §2 `pf-purchase`). */
export function ReviewFreeze({ review, url }: Props) {
  const locale = useLocale();
  const navigate = useNavigate();
  const setPaying = (freezeDays: number | undefined) =>
    void navigate({
      to: '/flights/review',
      search: printFlightUrl({ ...url, shopType: freezeDays ? 'pf-purchase' : 'default', freezeDays }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div id={PLACE}>
      <FreezeOffer
        {...freezableOf(review)}
        input={{ product: 'Flight', ...inputOf(url, locale) }}
        opened={url.shopType === 'pf-purchase' ? url.freezeDays : undefined}
        onPaying={setPaying}
      />
    </div>
  );
}

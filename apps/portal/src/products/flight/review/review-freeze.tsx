import type { FlightReview } from '@sojourn/contract/products/flight/flight-search.ts';
import { first } from '@sojourn/domain/present.ts';
import { travelerCount } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useNavigate } from '@tanstack/react-router';
import { type FlightUrl, printFlightUrl } from '#products/flight/search/flight-url.ts';
import { FreezeOffer } from '#shared/freeze/freeze-offer.tsx';
import { inputOf } from './use-review.ts';

type Props = { readonly review: FlightReview; readonly url: FlightUrl };

/** Holding the price of what was chosen (B §2 `pf-purchase`). */
export function ReviewFreeze({ review: { flight, price }, url }: Props) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { scheduledDepartureTime } = first(first(flight.slices).segments);
  const setPaying = (isPaying: boolean) =>
    void navigate({
      to: '/flights/review',
      search: printFlightUrl({ ...url, shopType: isPaying ? 'pf-purchase' : 'default' }),
      replace: true,
      resetScroll: false,
    });
  return (
    <FreezeOffer
      kind="Flight"
      frozenMinor={price.total.amountMinor}
      covered={travelerCount(flight.passengers)}
      startsAt={scheduledDepartureTime}
      input={{ product: 'Flight', ...inputOf(url, locale) }}
      onPaying={setPaying}
    />
  );
}

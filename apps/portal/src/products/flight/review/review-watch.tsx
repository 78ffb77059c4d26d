import type { FlightReview } from '@sojourn/contract/products/flight/flight-search.ts';
import { slicesOf } from '#products/flight/search/flight-draft.ts';
import type { FlightUrl } from '#products/flight/search/flight-url.ts';
import { WatchOffer } from '#shared/watch/watch-offer.tsx';

type Props = { readonly review: FlightReview; readonly url: FlightUrl };

/** Watching the price of the flights that were chosen. */
export function ReviewWatch({ review: { price }, url }: Props) {
  const slices = slicesOf(url.draft);
  if (!slices) return null;
  const { passengers } = url.draft;
  const input = { product: 'Flight' as const, slices: [...slices], passengers, chosen: [...url.chosen] };
  return <WatchOffer input={input} priceMinor={price.total.amountMinor} />;
}

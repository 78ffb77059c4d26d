import type { Besides, ShownCheckout } from '@sojourn/server/modules/selling/checkouts/product.ts';
import type { GroundCheckout } from '#ground/wire/ground-checkout.ts';
import type { TransferOffer } from '#ground/wire/transfer-search.ts';
import { rideNeeds } from '../booking/ride-needs.ts';
import type { GroundCheckoutRow, GroundDeps } from '../sale.ts';
import { viewRide } from '../view-ride.ts';

/** The checkout of a ride in the shape of the contract. */
export async function viewGroundCheckout(
  { clock }: Pick<GroundDeps, 'clock'>,
  { quote, draft, priceChange }: GroundCheckoutRow,
  { terms, change, ...shown }: ShownCheckout,
  besides: Besides,
): Promise<GroundCheckout> {
  const { summary, cancellation } = quote.offer;
  const alternatives = (priceChange?.alternatives ?? []) as readonly TransferOffer[];
  return {
    ...shown,
    kind: 'Ground',
    ride: viewRide(summary, cancellation, clock.now()),
    quote: terms,
    priceChange: change && { ...change, alternatives: [...alternatives] },
    needs: rideNeeds(summary),
    duplicateBookingId: await besides.duplicate(),
    draft,
  };
}

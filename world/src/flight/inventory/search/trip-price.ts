/** What a trip costs in cents: the itinerary that a pricer looked at last, with what other slices add. */
import { ONE_ADULT } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { ItineraryPricer } from '../fares/itinerary-price.ts';
import { type OtherSlice, otherIn } from './query.ts';

/** On a ticket of its own beside the other slices', or alone. */
export const priceAlone = (pricer: ItineraryPricer, rank: number, other: OtherSlice | undefined): number =>
  pricer.price(rank, true) + (other === undefined ? 0 : otherIn(other, rank).oneWay);

/** As half of one ticket of an airline with the other slice; Infinity where there is none. */
export function priceTogether(
  pricer: ItineraryPricer,
  airline: number,
  rank: number,
  other: OtherSlice | undefined,
): number {
  if (other === undefined || pricer.breaks !== 0) return Number.POSITIVE_INFINITY;
  const half = otherIn(other, rank).half[airline]!;
  return half === Number.POSITIVE_INFINITY ? half : half + pricer.price(rank, false);
}

/** Of one adult, on the tickets that the party would be on. */
export function adultPrice(
  pricer: ItineraryPricer,
  airline: number,
  rank: number,
  other: OtherSlice | undefined,
): number {
  const isTogether = priceTogether(pricer, airline, rank, other) <= priceAlone(pricer, rank, other);
  const own = pricer.priceFor(ONE_ADULT, rank, !isTogether);
  if (!other) return own;
  const { adult } = otherIn(other, rank);
  return own + (isTogether ? adult.half[airline]! : adult.oneWay);
}

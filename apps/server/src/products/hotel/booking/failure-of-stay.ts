/** A refused step of a stay as the traveler sees it (A §8 hotel failure reasons). */
import { failureOf, type Refused, type StepFailure } from '#modules/booking/failure.ts';
import { atHotelPrice, type HotelSale } from '../sale.ts';
import type { HotelRejection } from '../supplier.ts';

export function failureOfStay(
  sale: Pick<HotelSale, 'request' | 'offer'>,
  answer: Refused<HotelRejection>,
): StepFailure {
  if (answer.outcome === 'unavailable') return failureOf('Unknown');
  const { rejection } = answer;
  if (rejection.reason === 'PriceIncreased')
    return { reason: 'PriceIncreased', sale: atHotelPrice(sale, rejection.price) };
  if (rejection.reason === 'CheckInMinimumAgeNotMet')
    return { ...failureOf(rejection.reason), minimumAge: rejection.minimumAge };
  return failureOf(rejection.reason);
}

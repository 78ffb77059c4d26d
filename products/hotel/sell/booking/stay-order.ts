/** A stay as the one order that its booking makes at the hotel's supplier. */
import {
  failureOf,
  type Refused,
  type StepFailure,
} from '@sojourn/server/modules/selling/booking/failure.ts';
import type { SingleOrder } from '@sojourn/server/modules/selling/booking/single-order/single-order.ts';
import type { StayPrice } from '#hotel/rules/stay.ts';
import {
  atHotelPrice,
  type BookedStay,
  type HotelDeps,
  type HotelSale,
  isHotelBooking,
  type LeadGuest,
} from '../sale.ts';
import { supplierSchedule } from '../schedule-of-hotel.ts';
import type { ConfirmRequest, HotelRejection, ReserveRequest, StayRecord } from '../supplier.ts';

export const BOOK_HOTEL = 'book-hotel';
/** Begun by servers before `sealed_travelers`, which leave the new kind to new servers (decision 0027). */
export const FORMER_KIND = 'book-stay';

type StayOrdering = SingleOrder<
  BookedStay,
  LeadGuest,
  ReserveRequest,
  ConfirmRequest,
  StayPrice,
  StayRecord,
  HotelRejection
>;

export const stayOrder = ({ supplierOf }: Pick<HotelDeps, 'supplierOf'>): StayOrdering => ({
  isOwn: isHotelBooking,
  supplierOf: ({ stayId }) => supplierOf(stayId),
  holdRequest: ({ request, offer, acceptedMinor: totalMinor }, { leadGuestAge }) => ({
    ...request,
    guaranteeId: offer.guarantee?.id,
    totalMinor,
    leadGuestAge,
  }),
  confirmRequest: ({ guests }, { loyaltyNumber, requests }) => ({ guests, loyaltyNumber, requests }),
  gone: { reason: 'LackOfInventory' },
  dueMinor: ({ total }) => total.amountMinor,
  atPrice: atHotelPrice,
  failure: failureOfStay,
  schedule: (booking, { schedule }) => supplierSchedule(booking, schedule),
});

/** A refused step of a stay as the traveler sees it (A §8 hotel failure reasons). */
function failureOfStay(
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

import type { CheckoutPart } from '@sojourn/portal/shared/product/checkout-part.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { printDatesAndGuests } from '#hotel/parts/search/stay-criteria.ts';
import { HotelCheckoutForm } from './hotel-checkout.tsx';
import { hotelFailure } from './hotel-failures.ts';
import { HotelSteps } from './hotel-steps.tsx';

export const checkoutPart: CheckoutPart<'hotel'> = {
  Form: HotelCheckoutForm,
  Steps: HotelSteps,
  covers: ({ quote }) => textRef('hotel.checkout.pay.withTaxes', { nights: quote.price.nights.length }),
  sameSearch: ({ stay }) => ({
    to: '/stays',
    search: { place: stay.cityPlaceId, ...printDatesAndGuests(stay) },
  }),
  failure: hotelFailure,
};

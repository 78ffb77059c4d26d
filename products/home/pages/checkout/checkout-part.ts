import type { CheckoutPart } from '@sojourn/portal/shared/product/checkout-part.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { firstAndLast, nightsOf } from '#home/pages/shared/home-words.ts';
import { HOMES_PATH, printDatesAndParty } from '../search/home-criteria.ts';
import { HomeCheckoutForm } from './home-checkout.tsx';
import { homeFailure } from './home-failures.ts';
import { HomeSteps } from './home-steps.tsx';
import { requestOfHome } from './send-request.ts';

export const checkoutPart: CheckoutPart<'home'> = {
  Form: HomeCheckoutForm,
  Steps: HomeSteps,
  covers: ({ stays, booking }) =>
    textRef(booking === 'request' ? 'home.checkout.request.covers' : 'home.checkout.covers', {
      nights: nightsOf(stays),
    }),
  request: requestOfHome,
  sameSearch: ({ stays, party }) => ({
    to: HOMES_PATH,
    search: { place: stays[0]?.cityPlaceId, ...printDatesAndParty({ ...firstAndLast(stays), party }) },
  }),
  failure: homeFailure,
};

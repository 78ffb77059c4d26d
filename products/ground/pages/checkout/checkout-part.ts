import type { CheckoutPart } from '@sojourn/portal/shared/product/checkout-part.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { GROUND_PATH, printRide } from '../search/ride-url.ts';
import { LazyGroundCheckout } from './lazy-checkout.tsx';
import { draftOf } from './ride-draft.ts';
import { groundFailure } from './ride-failures.ts';
import { RideSteps } from './ride-steps.tsx';

export const checkoutPart: CheckoutPart<'ground'> = {
  Form: LazyGroundCheckout,
  Steps: RideSteps,
  covers: ({ ride }) => textRef('ground.checkout.covers', { people: ride.party.ages.length }),
  sameSearch: ({ ride }) => ({ to: GROUND_PATH, search: printRide(draftOf(ride)) }),
  failure: groundFailure,
};

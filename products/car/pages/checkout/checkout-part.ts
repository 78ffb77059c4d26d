import type { CheckoutPart } from '@sojourn/portal/shared/product/checkout-part.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { CARS_PATH, draftOfRental, printCarDraft } from '../search/car-draft.ts';
import { CarCheckoutForm } from './car-checkout.tsx';
import { carFailure } from './car-failures.ts';
import { CarSteps } from './car-steps.tsx';

export const checkoutPart: CheckoutPart<'car'> = {
  Form: CarCheckoutForm,
  Steps: CarSteps,
  covers: ({ quote }) => textRef('car.checkout.covers', { days: quote.price.days }),
  sameSearch: (checkout) => {
    const draft = draftOfRental(checkout.rental, checkout.options.driverAge);
    return draft && { to: CARS_PATH, search: printCarDraft(draft) };
  },
  failure: carFailure,
};

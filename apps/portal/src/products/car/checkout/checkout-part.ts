import { textRef } from '@sojourn/web/text-ref.ts';
import type { CheckoutPart } from '#shared/product/checkout-part.ts';
import { CarCheckoutForm } from './car-checkout.tsx';
import { carFailure } from './car-failures.ts';
import { CarSteps } from './car-steps.tsx';

export const checkoutPart: CheckoutPart<'car'> = {
  Form: CarCheckoutForm,
  Steps: CarSteps,
  covers: ({ quote }) => textRef('car.checkout.covers', { days: quote.price.days }),
  failure: carFailure,
};

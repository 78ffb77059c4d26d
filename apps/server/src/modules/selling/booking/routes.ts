/** The call that pays and books, and those of bookings that wait for their customer to pay. */
import type { paymentRequestCalls } from '@sojourn/contract/payment-requests.ts';
import type { Handlers } from '#context.ts';
import { bookCheckout } from './book-checkout.ts';
import { continueCheckout } from './continue-checkout.ts';
import type { PayDeps } from './deps.ts';
import { endRequest, listRequests } from './payment-requests/answer-request.ts';
import { requestPayment } from './payment-requests/request-payment.ts';

export const bookingRoutes = (
  deps: PayDeps,
): Pick<Handlers, 'bookCheckout' | 'continueCheckout' | keyof typeof paymentRequestCalls> => ({
  bookCheckout: ({ params, input, actor, context }) =>
    bookCheckout(deps, params.checkoutId, input, actor, context),
  continueCheckout: ({ params, input, actor }) => continueCheckout(deps, params.checkoutId, input, actor),
  listPaymentRequests: ({ actor }) => listRequests(deps, actor),
  requestPayment: ({ params, input, actor }) => requestPayment(deps, params.checkoutId, input, actor),
  endPaymentRequest: ({ params, actor }) => endRequest(deps, params.checkoutId, actor),
});

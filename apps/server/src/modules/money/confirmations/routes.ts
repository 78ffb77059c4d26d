/** The calls of payments that wait for their customer. */
import type { paymentConfirmationCalls } from '@sojourn/contract/payment-confirmations.ts';
import type { Handlers } from '#context.ts';
import { type ConfirmDeps, continueConfirmation, getConfirmation } from './continue-confirmation.ts';
import { listConfirmations } from './list-confirmations.ts';

export const confirmationRoutes = (
  deps: ConfirmDeps,
): Pick<Handlers, keyof typeof paymentConfirmationCalls> => ({
  listPaymentConfirmations: ({ actor }) => listConfirmations(deps, actor),
  getPaymentConfirmation: ({ params, actor }) => getConfirmation(deps, params.confirmationId, actor),
  continuePaymentConfirmation: ({ params, input, actor }) =>
    continueConfirmation(deps, params.confirmationId, input, actor),
});

/** The payment method calls of the contract. */
import type { PaymentGateway } from '#suppliers/payments/port.ts';
import type { Handlers } from '../../context.ts';
import { listPaymentMethods } from './list-payment-methods.ts';

export const paymentRoutes = (deps: {
  readonly payments: PaymentGateway;
}): Pick<Handlers, 'listPaymentMethods'> => ({
  listPaymentMethods: async ({ actor, context }) => ({
    value: await listPaymentMethods(deps.payments, actor, context),
  }),
});

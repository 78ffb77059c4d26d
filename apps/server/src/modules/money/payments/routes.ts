/** The payment method calls of the contract. */
import type { Handlers } from '#context.ts';
import { readCompanyPayment } from '#modules/companies/companies/card/pay-rule.ts';
import { refuse } from '#refusal.ts';
import type { PaymentGateway } from '#suppliers/payments/port.ts';
import { deletePaymentMethod, type ForgetCard } from './delete-payment-method.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { startCardEntry } from './start-card-entry.ts';
import { type CardDeps, verifyPaymentMethod } from './verify-payment-method.ts';

type Names = 'listPaymentMethods' | 'startCardEntry' | 'verifyPaymentMethod' | 'deletePaymentMethod';
type PaymentDeps = Omit<CardDeps, 'cards'> &
  Partial<ForgetCard> & {
    readonly payments: PaymentGateway;
    /** Without it another processor keeps the cards, and they are put on file there. */
    readonly cards?: CardDeps['cards'] | null;
  };

export function paymentRoutes(deps: PaymentDeps): Pick<Handlers, Names> {
  const withVault = () => ({ ...deps, cards: deps.cards ?? refuse('ServiceUnavailable') });
  return {
    listPaymentMethods: async ({ actor, context }) => ({
      value: await listPaymentMethods(deps.payments, actor, context),
      keptHere: Boolean(deps.cards),
      company: await readCompanyPayment(deps, actor),
    }),
    startCardEntry: async (by) => ({ value: await startCardEntry(withVault(), by) }),
    verifyPaymentMethod: async ({ input, ...by }) => ({
      value: await verifyPaymentMethod(withVault(), by, input),
    }),
    deletePaymentMethod: ({ input, ...by }) =>
      deletePaymentMethod({ forgetCard: () => undefined, ...withVault() }, by, input.paymentId),
  };
}

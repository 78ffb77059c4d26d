/** What booking and cancelling need from outside. */
import type { Redemptions } from '#suppliers/bank/redemptions-port.ts';
import type { PaymentGateway } from '#suppliers/payments/port.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import type { CheckoutDeps } from '../checkouts/deps.ts';
import type { QuoteDeps } from '../checkouts/quote.ts';

/** Of the sagas themselves, which run with nobody asking. */
export type BookingDeps = QuoteDeps & {
  readonly payments: PaymentGateway;
  readonly redemptions: Redemptions;
};
/** Of the use cases that cancel. */
export type StartDeps = BookingDeps & { readonly sagas: SagaRunner };
/** Of paying: what the customer has is read once more. */
export type PayDeps = StartDeps & CheckoutDeps;

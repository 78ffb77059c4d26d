/** What booking and cancelling need from outside. */
import type { PaymentGateway } from '#suppliers/payments/port.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import type { QuoteDeps } from '../checkouts/quote.ts';

/** Of the sagas themselves, which run with nobody asking. */
export type BookingDeps = QuoteDeps & { readonly payments: PaymentGateway };
/** Of the use cases that start them. */
export type StartDeps = BookingDeps & { readonly sagas: SagaRunner };

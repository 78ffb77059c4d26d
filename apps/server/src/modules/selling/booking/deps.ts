/** What booking and cancelling need from outside. */
import type { CheckWayDeps } from '#modules/money/confirmations/check-way.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import type { CheckoutDeps } from '../checkouts/deps.ts';
import type { BookingDeps } from './product.ts';

/** Of the use cases that cancel. */
export type StartDeps = BookingDeps & { readonly sagas: SagaRunner };
/** Of paying: what the customer has is read once more. */
export type PayDeps = StartDeps & CheckoutDeps & CheckWayDeps;

/** What the use cases of price freezes need from outside. */
import type { Logger } from 'pino';
import type { ProofDeps } from '#modules/desk/proofs/accepted.ts';
import type { CheckoutDeps } from '#modules/selling/checkouts/deps.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import type { FreezeProducts, FreezeSagaDeps } from './product.ts';

export type FreezeDeps = FreezeSagaDeps &
  CheckoutDeps &
  ProofDeps & {
    readonly sagas: SagaRunner;
    readonly products: FreezeProducts & CheckoutDeps['products'];
    readonly log: Pick<Logger, 'error'>;
  };

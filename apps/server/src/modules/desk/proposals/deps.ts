import type { ShownReason } from '@sojourn/contract/policy.ts';
import type { PaymentId, ProposalId } from '@sojourn/domain/ids.ts';
import type { CancellationDeps } from '#modules/trips/cancellation/product.ts';
import type { ChangeDeps } from '#modules/trips/changes/use-case.ts';

/** What the use cases that an offer is carried out by need. */
export type ProposalDeps = CancellationDeps & ChangeDeps;

/** `paymentId`: the card that pays for a change; `policyReason`: why it's out of a company's policy. */
export type Answer = {
  readonly proposalId: ProposalId;
  readonly accept: boolean;
  readonly paymentId: PaymentId | null;
  readonly policyReason?: ShownReason | undefined;
};

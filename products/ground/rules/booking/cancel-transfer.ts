/** The outcome and the policy kind of canceling a ride (B §4). */
import {
  ASK_AGENTS,
  type BookingAt,
  blockedPolicyKind,
  type CancelDecision,
  cancelBlock,
  type SupplierCancelAnswer,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';

/** B has no word for a ride that has begun: from then on our agents are asked. */
export const BEGUN = 'ContactCustomerService';

/** An operator cancels until the pickup, by its terms. */
export function decideRideCancel(booking: BookingAt, supplier: SupplierCancelAnswer): CancelDecision {
  const block = cancelBlock(booking, BEGUN);
  if (block === BEGUN) return ASK_AGENTS;
  if (block) return { outcome: block, policyKind: blockedPolicyKind(block) };
  switch (supplier.answer) {
    case 'refused':
    case 'unknownBooking':
      return ASK_AGENTS;
    case 'unavailable':
      return { outcome: 'TRVKOutage', policyKind: 'ContactCustomerService' };
    case 'quoted': {
      const { penaltyMinor, paidMinor } = supplier;
      if (penaltyMinor <= 0) return { outcome: 'FullyRefundable', policyKind: 'FreeToCancelWithoutPenalty' };
      return penaltyMinor >= paidMinor
        ? { outcome: 'NonRefundable', policyKind: 'NonRefundable' }
        : { outcome: 'PartiallyRefundable', policyKind: 'FreeToCancelWithPenalty' };
    }
  }
}

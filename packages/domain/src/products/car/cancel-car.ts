/** The outcome and the policy kind of canceling a rental car (B §4). */
import {
  type BookingAt,
  blockedPolicyKind,
  type CancelDecision,
  cancelBlock,
  type SupplierCancelAnswer,
} from '../../booking/cancel-outcome.ts';

/** B has no word for a car that was picked up: from then on our agents are asked. */
export const PICKED_UP = 'ContactCustomerService';
const ASK_US = { outcome: 'ContactCustomerService', policyKind: 'ContactCustomerService' } as const;

/** A company cancels until pick-up, by its terms; who paid nothing loses nothing. */
export function decideCarCancel(booking: BookingAt, supplier: SupplierCancelAnswer): CancelDecision {
  const block = cancelBlock(booking, PICKED_UP);
  if (block === PICKED_UP) return ASK_US;
  if (block) return { outcome: block, policyKind: blockedPolicyKind(block) };
  switch (supplier.answer) {
    case 'refused':
    case 'unknownBooking':
      return ASK_US;
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

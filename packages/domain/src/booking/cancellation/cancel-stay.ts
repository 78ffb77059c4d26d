/** The outcome and the policy kind of canceling a stay (B §4). */
import {
  ASK_AGENTS,
  type BookingAt,
  blockedPolicyKind,
  type CancelPolicyKind,
  cancelBlock,
  type HotelCancelOutcome,
  type SupplierCancelAnswer,
} from './cancel-outcome.ts';

type HotelCancel = { readonly outcome: HotelCancelOutcome; readonly policyKind: CancelPolicyKind };

/** A hotel or host cancels until check-in, by its terms; whatever it doesn't do itself is for our agents. */
export function decideStayCancel(booking: BookingAt, supplier: SupplierCancelAnswer): HotelCancel {
  const block = cancelBlock(booking, 'PastCheckInDate');
  if (block) return { outcome: block, policyKind: blockedPolicyKind(block) };
  switch (supplier.answer) {
    case 'refused':
    case 'unknownBooking':
      return ASK_AGENTS;
    case 'unavailable':
      return { outcome: 'TRVKOutage', policyKind: 'ContactCustomerService' };
    case 'quoted': {
      const { penaltyMinor, paidMinor, forAnyReason } = supplier;
      if (forAnyReason && penaltyMinor < paidMinor)
        return { outcome: claimOutcome(penaltyMinor, forAnyReason), policyKind: claimKind(penaltyMinor) };
      if (penaltyMinor <= 0) return { outcome: 'FullyRefundable', policyKind: 'FreeToCancelWithoutPenalty' };
      return penaltyMinor >= paidMinor
        ? { outcome: 'NonRefundable', policyKind: 'NonRefundable' }
        : { outcome: 'PartiallyRefundable', policyKind: 'FreeToCancelWithPenalty' };
    }
  }
}

const claimOutcome = (
  penaltyMinor: number,
  { isPastStart }: { readonly isPastStart: boolean },
): HotelCancelOutcome => {
  if (isPastStart) return 'RefundablePastCheckInDate';
  return penaltyMinor <= 0 ? 'FullyRefundable' : 'NonRefundablePartially';
};
const claimKind = (penaltyMinor: number): CancelPolicyKind =>
  penaltyMinor <= 0 ? 'FreeToCancelWithoutPenalty' : 'PartialRefund';

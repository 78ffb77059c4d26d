/** The outcome and the policy kind of canceling a trip by air (B §4), from its tickets as they are now. */
import {
  type BookingAt,
  blockedPolicyKind,
  type CancelPolicyKind,
  cancelBlock,
  type FlightCancelOutcome,
  type SupplierCancelAnswer,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { RefundEligibility } from '../fares/penalties.ts';

export type FlightCancel = { readonly outcome: FlightCancelOutcome; readonly policyKind: CancelPolicyKind };

export type TicketsAt = {
  /** The strictest rule of each ticket; never empty. */
  readonly refunds: readonly RefundEligibility[];
  /** False until the airlines have issued them. */
  readonly areIssued: boolean;
  /** False where the airline goes without ticket numbers. */
  readonly haveNumbers: boolean;
  /** Until then they can be voided; null when there's no window, or nobody knows of one. */
  readonly voidUntil: Instant | null;
  /** From then on what would be voided is refunded; null before they're issued. */
  readonly voidCutoff: Instant | null;
};

/** Canceling for any reason wasn't bought: our agents say what the fare allows. */
export const WITHOUT_CFAR: FlightCancel = { outcome: 'NonCfar', policyKind: 'ContactCustomerService' };
/** `cfar`: canceling for any reason was asked for; `none`: without having been bought. */
type CfarRequest = 'notAsked' | 'none';

export function decideFlightCancel(
  booking: BookingAt,
  tickets: TicketsAt,
  supplier: SupplierCancelAnswer,
  cfar: CfarRequest = 'notAsked',
): FlightCancel {
  const block = cancelBlock(booking, 'Departed');
  if (block) return { outcome: block, policyKind: blockedPolicyKind(block) };
  if (cfar === 'none') return WITHOUT_CFAR;
  switch (supplier.answer) {
    // Confirmed with us and not open to us: the airline has taken it over, at check-in or before
    case 'refused':
      return {
        outcome: 'AirlineControl',
        policyKind: supplier.refundsItself ? 'AirlineRefund' : 'ContactAirline',
      };
    case 'unknownBooking':
      return { outcome: 'ContactCustomerService', policyKind: 'ContactCustomerService' };
    case 'unavailable':
      return { outcome: 'TRVKOutage', policyKind: 'ContactCustomerService' };
    case 'quoted':
      return {
        outcome: outcomeOf(tickets, supplier),
        policyKind: voidKind(booking.now, tickets, supplier) ?? fareKind(tickets, supplier),
      };
  }
}

type Quoted = Extract<SupplierCancelAnswer, { readonly answer: 'quoted' }>;

function outcomeOf({ refunds }: TicketsAt, { penaltyMinor, paidMinor }: Quoted): FlightCancelOutcome {
  const isComplex = refunds.length > 1;
  if (penaltyMinor <= 0) return isComplex ? 'FullyRefundableComplex' : 'FullRefund';
  if (penaltyMinor >= paidMinor) return 'NonRefundable';
  return isComplex ? 'PartiallyRefundableComplex' : 'PartialRefund';
}

/** Null when the fare's rules decide: something is kept, or the fare is free to cancel anyway. */
function voidKind(now: Instant, tickets: TicketsAt, { penaltyMinor }: Quoted): CancelPolicyKind | null {
  if (penaltyMinor > 0) return null;
  const { voidUntil, voidCutoff } = tickets;
  const isOpen = voidUntil !== null && isBefore(now, voidUntil);
  if (!isOpen && tickets.refunds.every((refund) => refund === 'WithoutFees')) return null;
  if (!tickets.areIssued) return 'DelayedTicketingCancel';
  if (!tickets.haveNumbers) return 'TicketlessVoid';
  if (!isOpen) return 'TicketedVoidUnknownWindow';
  const isVoid = voidCutoff === null || isBefore(now, voidCutoff);
  return isVoid ? 'TicketedVoidKnownWindow' : 'FreeToCancelWithoutPenalty';
}

function fareKind({ refunds }: TicketsAt, supplier: Quoted): CancelPolicyKind {
  const { penaltyMinor, paidMinor, providers = 1 } = supplier;
  if (penaltyMinor >= paidMinor && penaltyMinor > 0) return 'NonRefundable';
  if (providers > 1) return 'MultiProvider';
  if (refunds.length > 1) return new Set(refunds).size > 1 ? 'ComplexRefundable' : 'MultiTicket';
  if (penaltyMinor <= 0) return 'FreeToCancelWithoutPenalty';
  return refunds[0] === 'WithFees' ? 'FreeToCancelWithPenalty' : 'PartialRefund';
}

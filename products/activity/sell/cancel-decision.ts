/** What asking to cancel comes to (B §4): the nine outcomes of the rules, by what the supplier answered. */
import {
  ASK_AGENTS,
  type CancelDecision,
  type CancelPolicyKind,
  type SupplierCancelAnswer,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { type CancelTerms, typeOf } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { type ActivityCancelOutcome, decideActivityCancel } from '../rules/booking/cancel-activity.ts';
import type { ActivityBooking } from './sale.ts';
import { tooLateAt } from './times-of-activity.ts';

/** B §4's word for too late. */
export const STARTED = 'PastExperienceStart';

type Booked = Pick<ActivityBooking, 'state' | 'offer' | 'totalMinor'>;

/** By its own terms, without asking anybody. */
export const outcomeByTerms = ({ state, offer, totalMinor }: Booked, at: Instant): ActivityCancelOutcome =>
  decideActivityCancel(
    {
      state,
      startsAt: tooLateAt(offer.summary),
      terms: offer.cancellation,
      paidMinor: totalMinor,
      cancels: 'online',
    },
    at,
  );

/** Far beyond any trip. */
const ALWAYS = '2199-12-31T00:00:00.000Z' as Instant;

/** What the supplier quoted, as terms that hold whenever. */
const termsOfQuote = (penaltyMinor: number, paidMinor: number): CancelTerms => ({
  type: typeOf(penaltyMinor, paidMinor),
  zone: 'UTC',
  steps: [{ until: ALWAYS, localUntil: ALWAYS.slice(0, 16) as LocalDateTime, penaltyMinor }],
});

const POLICY_KINDS: Readonly<Record<ActivityCancelOutcome, CancelPolicyKind>> = {
  AlreadyCanceled: 'NonCancellable',
  CancellationPending: 'CancellationPending',
  BookingPending: 'NonCancellable',
  PastExperienceStart: 'NonCancellable',
  NonCancellable: 'NonCancellable',
  ContactCustomerService: 'ContactCustomerService',
  FullyRefundable: 'FreeToCancelWithoutPenalty',
  PartiallyRefundable: 'FreeToCancelWithPenalty',
  NonRefundable: 'NonRefundable',
};

const CANCELS = {
  refused: 'no',
  unknownBooking: 'byAgents',
  unavailable: 'online',
  quoted: 'online',
} as const;

export function decideCancel(
  { state, offer }: Booked,
  supplier: SupplierCancelAnswer,
  now: Instant,
): CancelDecision {
  const { penaltyMinor, paidMinor } =
    supplier.answer === 'quoted' ? supplier : { penaltyMinor: 0, paidMinor: 0 };
  const outcome = decideActivityCancel(
    {
      state,
      startsAt: tooLateAt(offer.summary),
      terms: termsOfQuote(penaltyMinor, paidMinor),
      paidMinor,
      cancels: CANCELS[supplier.answer],
    },
    now,
  );
  const isByMoney = outcome === 'FullyRefundable' && supplier.answer === 'unavailable';
  if (isByMoney) return { outcome: 'TRVKOutage', policyKind: 'ContactCustomerService' };
  if (outcome === 'ContactCustomerService') return ASK_AGENTS;
  // As everything that shows a cancellation calls it
  if (outcome === 'AlreadyCanceled') return { outcome: 'Canceled', policyKind: 'NonCancellable' };
  return { outcome, policyKind: POLICY_KINDS[outcome] };
}

/**
 * The cancellation flow as a state machine (B §4 cancellation flow steps): what's shown next, from what's
 * shown now and the answer that came. Pure; travelers and agents go through the same steps.
 */
import type { CancelFailureType, CancelOutcome } from './cancel-outcome.ts';

export const CANCEL_STEPS = [
  'loading',
  'policy',
  'confirm',
  'success',
  'nonrefundable',
  'support',
  'pending',
  'cancelled',
  'tryAgain',
] as const;
export type CancelStep = (typeof CANCEL_STEPS)[number];

/**
 * Why to try again. `outage`: nobody answered and nothing was canceled; `termsChanged`: the quote no longer
 * holds; `unanswered`: it may have been canceled, and repeating the same request finds out.
 */
type TryAgainReason = 'outage' | 'termsChanged' | 'unanswered';

/** The step that an outcome leads to. */
export function stepFor(outcome: CancelOutcome): CancelStep {
  switch (outcome) {
    case 'FullRefund':
    case 'PartialRefund':
    case 'FullyRefundable':
    case 'PartiallyRefundable':
    case 'FullyRefundableComplex':
    case 'PartiallyRefundableComplex':
    case 'NonRefundablePartially':
    case 'RefundablePastCheckInDate':
      return 'policy';
    case 'NonRefundable':
      return 'nonrefundable';
    case 'Pending':
    case 'BookingPending':
    case 'CancellationPending':
      return 'pending';
    case 'Canceled':
    case 'Departed':
    case 'PastCheckInDate':
    case 'PastExperienceStart':
      return 'cancelled';
    case 'CancellationFailure':
    case 'ContactCustomerService':
    case 'AirlineControl':
    case 'NonCfar':
    case 'NonCancellable':
    case 'AgentReviewAndFulfillment':
      return 'support';
    case 'TRVKOutage':
      return 'tryAgain';
  }
}

/** Null when the attempt is over: a person sees to it, or its outcome says so. */
function tryAgainReason(refusal: CancelRefusal, isAttempt: boolean): TryAgainReason | null {
  switch (refusal.failureType) {
    case 'BookExtPriceChanged':
    case 'CancellationFeesApplicable':
      return 'termsChanged';
    case 'BookExtTimeout':
      return isAttempt ? 'unanswered' : 'outage';
    default:
      return stepFor(refusal.outcome) === 'tryAgain' ? 'outage' : null;
  }
}

/** What the flow reads of a quote. */
type FlowQuote = { readonly outcome: CancelOutcome };
/** `failureType`: of an attempt; null when it never came to one. */
export type CancelRefusal = {
  readonly outcome: CancelOutcome;
  readonly failureType: CancelFailureType | null;
};

/** `Q`: a quote, `T`: the trip as it was after an answer. */
export type CancelState<Q extends FlowQuote, T> =
  | { readonly step: 'loading' }
  /** The terms at this moment, with money coming back, or with none. */
  | { readonly step: 'policy' | 'nonrefundable'; readonly quote: Q }
  | { readonly step: 'confirm'; readonly quote: Q; readonly isSubmitting: boolean }
  | { readonly step: 'success'; readonly quote: Q }
  | ({ readonly step: 'pending' | 'support' | 'cancelled'; readonly trip: T | null } & CancelRefusal)
  /** `quote`: the one to repeat the request with; null asks for a new one. */
  | ({
      readonly step: 'tryAgain';
      readonly reason: TryAgainReason;
      readonly quote: Q | null;
    } & CancelRefusal);

export type CancelEvent<Q extends FlowQuote, T> =
  | { readonly type: 'opened' }
  | { readonly type: 'quoted'; readonly quote: Q }
  | { readonly type: 'reviewed' }
  | { readonly type: 'confirmed' }
  /** `Scheduled`: it waits, and can be withdrawn; the page shows that as pending. */
  | { readonly type: 'answered'; readonly outcome: 'Canceled' | 'Pending' | 'Scheduled'; readonly trip: T }
  | { readonly type: 'refused'; readonly refusal: CancelRefusal; readonly trip: T | null };

export function nextCancelState<Q extends FlowQuote, T>(
  state: CancelState<Q, T>,
  event: CancelEvent<Q, T>,
): CancelState<Q, T> {
  switch (event.type) {
    case 'opened':
      return { step: 'loading' };
    case 'quoted':
      return afterQuote(event.quote);
    case 'reviewed':
      return state.step === 'policy' || state.step === 'nonrefundable'
        ? { step: 'confirm', quote: state.quote, isSubmitting: false }
        : state;
    case 'confirmed':
      return (state.step === 'confirm' || state.step === 'tryAgain') && state.quote
        ? { step: 'confirm', quote: state.quote, isSubmitting: true }
        : state;
    case 'answered': {
      if (event.outcome === 'Canceled' && state.step === 'confirm')
        return { step: 'success', quote: state.quote };
      const outcome = event.outcome === 'Scheduled' ? 'Pending' : event.outcome;
      return afterRefusal<Q, T>(null, { outcome, failureType: null }, event.trip);
    }
    case 'refused':
      return afterRefusal(state.step === 'confirm' ? state.quote : null, event.refusal, event.trip);
  }
}

/** A quote that promises nothing to review says why at once. */
function afterQuote<Q extends FlowQuote, T>(quote: Q): CancelState<Q, T> {
  const step = stepFor(quote.outcome);
  return step === 'policy' || step === 'nonrefundable'
    ? { step, quote }
    : afterRefusal<Q, T>(null, { outcome: quote.outcome, failureType: null }, null);
}

function afterRefusal<Q extends FlowQuote, T>(
  quote: Q | null,
  refusal: CancelRefusal,
  trip: T | null,
): CancelState<Q, T> {
  const reason = tryAgainReason(refusal, quote !== null);
  if (reason) return { ...refusal, step: 'tryAgain', reason, quote: reason === 'unanswered' ? quote : null };
  const step = stepFor(refusal.outcome);
  // An attempt that ended as a quote would have nothing to say: a person looks at it
  return { ...refusal, step: step === 'pending' || step === 'cancelled' ? step : 'support', trip };
}

/** While an answer is awaited nothing closes the dialog. */
export const isLocked = (state: CancelState<FlowQuote, unknown>): boolean =>
  state.step === 'confirm' && state.isSubmitting;

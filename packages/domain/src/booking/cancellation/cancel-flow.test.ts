import { describe, expect, it } from 'vitest';
import {
  CANCEL_STEPS,
  type CancelEvent,
  type CancelState,
  type CancelStep,
  isLocked,
  nextCancelState,
  stepFor,
} from './cancel-flow.ts';
import {
  CANCEL_FAILURE_TYPES,
  CANCEL_OUTCOMES,
  CANCEL_POLICY_KINDS,
  type CancelFailureType,
  type CancelOutcome,
  type CancelPolicyKind,
} from './cancel-outcome.ts';

type Quote = { readonly outcome: CancelOutcome; readonly policyKind: CancelPolicyKind };
type State = CancelState<Quote, string>;
type Event = CancelEvent<Quote, string>;

/** Written apart from the code on purpose. */
const STEP: Readonly<Record<CancelOutcome, CancelStep>> = {
  FullRefund: 'policy',
  PartialRefund: 'policy',
  FullyRefundable: 'policy',
  PartiallyRefundable: 'policy',
  FullyRefundableComplex: 'policy',
  PartiallyRefundableComplex: 'policy',
  NonRefundablePartially: 'policy',
  RefundablePastCheckInDate: 'policy',
  NonRefundable: 'nonrefundable',
  Pending: 'pending',
  BookingPending: 'pending',
  CancellationPending: 'pending',
  Canceled: 'cancelled',
  Departed: 'cancelled',
  PastCheckInDate: 'cancelled',
  PastExperienceStart: 'cancelled',
  CancellationFailure: 'support',
  ContactCustomerService: 'support',
  AirlineControl: 'support',
  NonCfar: 'support',
  NonCancellable: 'support',
  AgentReviewAndFulfillment: 'support',
  TRVKOutage: 'tryAgain',
};
const RETRIES: Partial<Record<CancelFailureType, string>> = {
  BookExtPriceChanged: 'termsChanged',
  CancellationFeesApplicable: 'termsChanged',
  BookExtTimeout: 'unanswered',
};

const quote: Quote = { outcome: 'PartialRefund', policyKind: 'FreeToCancelWithPenalty' };
const refusal = { outcome: 'CancellationFailure', failureType: null } as const;
/** Every step, in each of its shapes. */
const STATES: Readonly<Record<CancelStep, readonly State[]>> = {
  loading: [{ step: 'loading' }],
  policy: [{ step: 'policy', quote }],
  nonrefundable: [{ step: 'nonrefundable', quote }],
  confirm: [
    { step: 'confirm', quote, isSubmitting: false },
    { step: 'confirm', quote, isSubmitting: true },
  ],
  success: [{ step: 'success', quote }],
  pending: [{ step: 'pending', ...refusal, trip: null }],
  support: [{ step: 'support', ...refusal, trip: 'trip' }],
  cancelled: [{ step: 'cancelled', ...refusal, trip: null }],
  tryAgain: [
    { step: 'tryAgain', ...refusal, reason: 'outage', quote: null },
    { step: 'tryAgain', ...refusal, reason: 'termsChanged', quote: null },
    { step: 'tryAgain', ...refusal, reason: 'unanswered', quote },
  ],
};
const everyState = CANCEL_STEPS.flatMap((step) => STATES[step]);
const quoteOf = (state: State): Quote | null => ('quote' in state ? state.quote : null);
const send = (state: State, ...events: readonly Event[]): State => events.reduce(nextCancelState, state);

describe.each(CANCEL_OUTCOMES)('the outcome %s', (outcome) => {
  it(`leads to ${STEP[outcome]} from every step, whatever the policy`, () => {
    expect(stepFor(outcome)).toBe(STEP[outcome]);
    for (const state of everyState)
      for (const policyKind of CANCEL_POLICY_KINDS)
        expect(send(state, { type: 'quoted', quote: { outcome, policyKind } }).step).toBe(STEP[outcome]);
  });

  it.each([null, ...CANCEL_FAILURE_TYPES])('refused with %s', (failureType) => {
    const reason = (failureType && RETRIES[failureType]) ?? (outcome === 'TRVKOutage' ? 'outage' : undefined);
    for (const state of everyState) {
      const next = send(state, { type: 'refused', refusal: { outcome, failureType }, trip: 'after' });
      const wanted =
        STEP[outcome] === 'policy' || STEP[outcome] === 'nonrefundable' ? 'support' : STEP[outcome];
      expect(next).toMatchObject({ step: reason ? 'tryAgain' : wanted, outcome, failureType });
      // The same request is only repeated when nobody knows what became of it
      const repeats = reason === 'unanswered' && state.step === 'confirm';
      const why = reason === 'unanswered' && !repeats ? 'outage' : reason;
      if (next.step === 'tryAgain')
        expect(next).toMatchObject({ reason: why, quote: repeats ? quote : null });
      else expect(next).toMatchObject({ trip: 'after' });
    }
  });
});

describe.each(CANCEL_STEPS)('from %s', (step) => {
  const states = STATES[step];

  it('opening asks for the terms', () => {
    for (const state of states) expect(send(state, { type: 'opened' })).toEqual({ step: 'loading' });
  });

  it('reviewing confirms what was quoted, and nothing else', () => {
    for (const state of states) {
      const isQuoted = step === 'policy' || step === 'nonrefundable';
      expect(send(state, { type: 'reviewed' })).toEqual(
        isQuoted ? { step: 'confirm', quote, isSubmitting: false } : state,
      );
    }
  });

  it('confirming cancels only what was reviewed, or repeats a lost request', () => {
    for (const state of states) {
      const may = step === 'confirm' || (step === 'tryAgain' && quoteOf(state) !== null);
      expect(send(state, { type: 'confirmed' })).toEqual(
        may ? { step: 'confirm', quote, isSubmitting: true } : state,
      );
    }
  });

  it('an answer ends it', () => {
    for (const state of states) {
      const done = send(state, { type: 'answered', outcome: 'Canceled', trip: 'after' });
      expect(done.step).toBe(step === 'confirm' ? 'success' : 'cancelled');
      const waits = send(state, { type: 'answered', outcome: 'Pending', trip: 'after' });
      expect(waits).toMatchObject({ step: 'pending', outcome: 'Pending', trip: 'after' });
    }
  });

  it('is locked only while an answer is awaited', () => {
    for (const state of states) expect(isLocked(state)).toBe('isSubmitting' in state && state.isSubmitting);
  });
});

it('goes all the way with one quote', () => {
  const answered = { type: 'answered', outcome: 'Canceled', trip: 'after' } as const;
  const end = send(
    { step: 'loading' },
    { type: 'quoted', quote },
    { type: 'reviewed' },
    { type: 'confirmed' },
    { type: 'refused', refusal: { outcome: 'Pending', failureType: 'BookExtTimeout' }, trip: null },
    { type: 'confirmed' },
    answered,
  );
  expect(end).toEqual({ step: 'success', quote });
});

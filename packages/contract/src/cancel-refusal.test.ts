import { nextCancelState } from '@sojourn/domain/booking/cancellation/cancel-flow.ts';
import { expect, test } from 'vitest';
import type { ApiErrorCode } from './api-error.ts';
import { cancelRefusalOf } from './cancel-refusal.ts';

const quote = { outcome: 'FullRefund' } as const;

test.each<[ApiErrorCode, string, string]>([
  ['NotFound', 'cancelled', 'cancelled'],
  ['NotCancellable', 'support', 'support'],
  ['CancelQuoteExpired', 'tryAgain termsChanged', 'tryAgain termsChanged'],
  ['CancellationAttemptFailed', 'support', 'support'],
  ['InvalidInput', 'support', 'support'],
  ['SuppliersUnavailable', 'tryAgain outage', 'tryAgain outage'],
  ['ExcessiveActivity', 'tryAgain outage', 'tryAgain outage'],
  ['NetworkError', 'tryAgain unanswered', 'tryAgain outage'],
  ['RequestInProgress', 'tryAgain unanswered', 'tryAgain outage'],
  ['InternalError', 'tryAgain unanswered', 'tryAgain outage'],
  ['ServiceUnavailable', 'tryAgain unanswered', 'tryAgain outage'],
])('%s while canceling: %s; while asking for the terms: %s', (code, canceling, asking) => {
  const refused = { type: 'refused', refusal: cancelRefusalOf(code, {}), trip: null } as const;
  const shown = (state: Parameters<typeof nextCancelState>[0]) => {
    const next = nextCancelState(state, refused);
    return next.step === 'tryAgain' ? `${next.step} ${next.reason}` : next.step;
  };
  expect(shown({ step: 'confirm', quote, isSubmitting: true })).toBe(canceling);
  expect(shown({ step: 'loading' })).toBe(asking);
});

test('what the answer says comes before what its code means', () => {
  expect(
    cancelRefusalOf('NotCancellable', { cancelOutcome: 'Departed', cancelPolicyKind: 'NonCancellable' }),
  ).toEqual({ outcome: 'Departed', failureType: null });
  expect(cancelRefusalOf('CancelQuoteExpired', { failureType: 'CancellationFeesApplicable' })).toEqual({
    outcome: 'CancellationFailure',
    failureType: 'CancellationFeesApplicable',
  });
});

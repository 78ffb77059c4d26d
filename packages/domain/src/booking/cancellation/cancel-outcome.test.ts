import { expect, test } from 'vitest';
import {
  ACTIVITY_CANCEL_WORDS,
  CANCEL_OUTCOMES,
  cancelFailureType,
  FLIGHT_CANCEL_OUTCOMES,
  HOTEL_CANCEL_OUTCOMES,
} from './cancel-outcome.ts';

test.each([
  ['NotFound', 0, 'BookExtUnavailability'],
  ['NotFound', 500, 'BookExtUnavailability'],
  ['NotCancellable', 0, 'CancellationAttemptFailed'],
  ['NotCancellable', 500, 'CancellationAttemptFailed'],
  ['unavailable', 0, 'BookExtServiceUnavailable'],
  ['unavailable', 500, 'BookExtServiceUnavailable'],
  ['PenaltyChanged', 0, 'CancellationFeesApplicable'],
  ['PenaltyChanged', 500, 'BookExtPriceChanged'],
] as const)('%s after a quote that kept %i cents is %s', (reason, quotedMinor, failureType) => {
  expect(cancelFailureType(reason, quotedMinor)).toBe(failureType);
});

test('the list of all outcomes has each of every product once', () => {
  expect(new Set(CANCEL_OUTCOMES).size).toBe(CANCEL_OUTCOMES.length);
  expect(new Set(CANCEL_OUTCOMES)).toEqual(
    new Set([...FLIGHT_CANCEL_OUTCOMES, ...HOTEL_CANCEL_OUTCOMES, ...ACTIVITY_CANCEL_WORDS]),
  );
});

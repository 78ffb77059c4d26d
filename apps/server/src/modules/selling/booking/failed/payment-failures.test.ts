import { expect, test } from 'vitest';
import { rejected } from '#suppliers/outcome.ts';
import { failureOfPayment } from '../failure.ts';

const PRODUCT = { paymentFailures: { CardDeclined: 'CardDeclined', Fraud: 'FraudAutoReject' } } as const;

test.each([
  ['CardDeclined', { reason: 'CardDeclined', payment: 'CardDeclined' }],
  ['Fraud', { reason: 'FraudAutoReject', payment: 'Fraud' }],
  ['CardExpired', { reason: 'PaymentError', payment: 'CardExpired' }],
  // Nothing is wrong with the card: its holder has to confirm, or our own key isn't accepted
  ['LikelyFraud', { reason: 'LikelyFraud', payment: null }],
  ['AuthError', { reason: 'AuthError', payment: null }],
] as const)('a processor that answers %s', (reason, failure) => {
  expect(failureOfPayment(PRODUCT, rejected({ reason }))).toMatchObject(failure);
});

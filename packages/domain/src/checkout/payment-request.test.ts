import { expect, test } from 'vitest';
import type { Instant } from '../dates.ts';
import { canPayRequest, paymentRequestEnds, paymentRequestState } from './payment-request.ts';

const at = (time: string) => `2027-02-08T${time}:00Z` as Instant;

test.each([
  ['2027-04-14T00:00:00Z', '2027-02-09T17:00:00.000Z'],
  ['2027-02-09T09:00:00Z', '2027-02-09T09:00:00Z'],
])('what begins at %s can be paid until %s', (startsAt, ends) => {
  expect(Date.parse(paymentRequestEnds(at('17:00'), startsAt as Instant))).toBe(Date.parse(ends));
});

const WAITING = { state: 'waiting', expiresAt: at('17:00') } as const;
test.each([
  ['in time', WAITING, false, '16:59', 'waiting'],
  ['at its end', WAITING, false, '17:00', 'expired'],
  ['booked in time, looked at later', WAITING, true, '18:00', 'paid'],
  ['declined', { ...WAITING, state: 'declined' }, false, '16:00', 'declined'],
] as const)('%s', (_, request, isBooked, now, state) => {
  expect(paymentRequestState(request, isBooked, at(now))).toBe(state);
});

test.each([
  ['waiting', '16:59', true],
  ['waiting', '17:00', false],
  // Approved by the company and not booked, or its card was declined
  ['paid', '18:00', true],
  ['declined', '16:00', false],
  ['withdrawn', '16:00', false],
  ['expired', '18:00', false],
] as const)('what is %s at %s can be paid: %s', (state, now, canPay) => {
  expect(canPayRequest({ ...WAITING, state }, at(now))).toBe(canPay);
});

import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { activityTerms, FINAL_SALE, USUAL_POLICY } from './cancel-policy.ts';

const at = (text: string) => text as Instant;
/** 10:00 in Tokyo. */
const TOKYO = {
  startsAt: at('2027-04-18T01:00:00Z'),
  closesAt: at('2027-04-18T09:00:00Z'),
  zone: 'Asia/Tokyo',
};
const PAID = 96_00;
const refund = (terms: ReturnType<typeof activityTerms>, moment: string) =>
  cancelAt(terms, PAID, at(moment)).refundMinor;

test('free until 24 hours before, by the clock there, and not a minute later', () => {
  const terms = activityTerms(USUAL_POLICY, TOKYO, PAID);
  expect(terms).toMatchObject({ type: 'FullyRefundable', steps: [{ localUntil: '2027-04-17T10:00' }] });
  expect(refund(terms, '2027-04-17T00:59:59Z')).toBe(PAID);
  expect(refund(terms, '2027-04-17T01:00:00Z')).toBe(0);
  // 23 hours and 59 minutes before
  expect(refund(terms, '2027-04-17T01:01:00Z')).toBe(0);
});

test('at exactly seven days the half tier holds', () => {
  const policy = {
    from: 'start',
    tiers: [
      { minutesBefore: 2 * 1_440, refundBps: 5_000 },
      { minutesBefore: 7 * 1_440, refundBps: 10_000 },
    ],
  } as const;
  const terms = activityTerms(policy, TOKYO, PAID);
  expect(refund(terms, '2027-04-11T00:59:59Z')).toBe(PAID);
  expect(refund(terms, '2027-04-11T01:00:00Z')).toBe(PAID / 2);
  expect(refund(terms, '2027-04-16T01:00:00Z')).toBe(0);
});

test('where people come when they like it counts from closing', () => {
  const terms = activityTerms({ ...USUAL_POLICY, from: 'closing' }, TOKYO, PAID);
  expect(terms.steps.map(({ localUntil }) => localUntil)).toEqual(['2027-04-17T18:00']);
});

test('sold as final, nothing comes back', () => {
  expect(activityTerms(FINAL_SALE, TOKYO, PAID)).toMatchObject({ type: 'NonRefundable', steps: [] });
});

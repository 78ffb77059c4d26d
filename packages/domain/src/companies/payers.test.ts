import { describe, expect, it } from 'vitest';
import type { Instant } from '../dates.ts';
import { cardNoticeDue, daysUntilExpiry, isPastExpiry, payerProblem } from './payers.ts';

const GOOD = { isExpired: false };
const OLD = { isExpired: true };

describe('who pays for a company’s trip', () => {
  it.each([
    ['central', GOOD, 'company', null],
    ['central', GOOD, 'own', 'CardNotAllowed'],
    ['central', GOOD, 'former', 'CompanyCardMissing'],
    ['central', GOOD, null, null],
    ['central', null, 'own', 'CompanyCardMissing'],
    ['central', null, null, 'CompanyCardMissing'],
    ['central', OLD, 'company', 'CompanyCardExpired'],
    ['central', OLD, 'own', 'CompanyCardExpired'],
    ['own', GOOD, 'own', null],
    ['own', GOOD, 'company', 'CardNotAllowed'],
    ['own', null, 'former', 'CardNotAllowed'],
    ['own', null, null, null],
    ['both', GOOD, 'own', null],
    ['both', GOOD, 'company', null],
    ['both', OLD, 'own', null],
    ['both', OLD, 'company', 'CompanyCardExpired'],
    ['both', null, 'former', 'CompanyCardMissing'],
    ['both', GOOD, 'former', 'CompanyCardMissing'],
    ['both', null, null, null],
  ] as const)('%s, %o, %s: %s', (pays, card, chosen, problem) => {
    expect(payerProblem(pays, card, chosen)).toBe(problem);
  });

  it('a card is good to the end of its month', () => {
    const expiry = { month: 2, year: 2027 };
    expect(isPastExpiry(expiry, '2027-02-28T23:59:59.000Z' as Instant)).toBe(false);
    expect(isPastExpiry(expiry, '2027-03-01T00:00:00.000Z' as Instant)).toBe(true);
    expect(isPastExpiry({ month: 12, year: 2026 }, '2027-01-01T00:00:00.000Z' as Instant)).toBe(true);
  });
});

it.each([
  ['2027-02-08T15:00:00.000Z', 2, 20],
  ['2027-02-28T23:59:59.000Z', 2, 0],
  ['2027-03-01T00:00:00.000Z', 2, -1],
  ['2027-12-01T00:00:00.000Z', 12, 30],
])('on %s a card of month %s has %s days left', (now, month, days) => {
  expect(daysUntilExpiry({ month, year: 2027 }, now as Instant)).toBe(days);
});

it.each([
  [61, null],
  [60, 60],
  [31, 60],
  [30, 30],
  [7, 7],
  [0, 7],
  [-1, null],
])('with %s days left the notice of %s days is due', (daysLeft, notice) => {
  expect(cardNoticeDue(daysLeft)).toBe(notice);
});

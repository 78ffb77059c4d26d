import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCOUNTS, type Account, type Entry } from './accounts.ts';
import { authorizeEntries, cancelEntries, captureEntries, refundEntries } from './postings.ts';

const sum = (entries: readonly Entry[]) => entries.reduce((total, { amountMinor }) => total + amountMinor, 0);
const balance = (entries: readonly Entry[], account: Account) =>
  sum(entries.filter((entry) => entry.account === account));

/** A paid booking and how it is cancelled: total, taxes within it, the hotel's penalty and a refund. */
const story = fc.integer({ min: 1, max: 9_999_999 }).chain((total) =>
  fc.record({
    total: fc.constant(total),
    taxes: fc.integer({ min: 0, max: total }),
    penalty: fc.integer({ min: 0, max: total }),
    refund: fc.integer({ min: 0, max: total }),
  }),
);

test('every posting sums to zero and no account of a booking changes sides', () => {
  fc.assert(
    fc.property(story, ({ total, taxes, penalty, refund }) => {
      const captured = captureEntries(total, taxes, 'USD');
      const canceled = cancelEntries({ totalMinor: total, taxesMinor: taxes }, refund, penalty, 'USD');
      const sent = refundEntries(refund, 'USD');
      for (const posting of [authorizeEntries(total, 'USD'), captured, canceled, sent]) {
        expect(sum(posting)).toBe(0);
      }
      const all = [...captured, ...canceled, ...sent];
      for (const [account, { floor }] of Object.entries(ACCOUNTS)) {
        const side = balance(all, account as Account) * (floor === 'debit' ? 1 : -1);
        expect(side).toBeGreaterThanOrEqual(0);
      }
      expect(balance(all, 'cardClearing')).toBe(total - refund);
      expect(balance(all, 'refundsPayable')).toBe(0);
    }),
  );
});

test('a full refund of the mock-up leaves nothing owed to anybody', () => {
  const all = [
    ...captureEntries(138_432, 14_832, 'USD'),
    ...cancelEntries({ totalMinor: 138_432, taxesMinor: 14_832 }, 138_432, 0, 'USD'),
    ...refundEntries(138_432, 'USD'),
  ];
  for (const account of Object.keys(ACCOUNTS)) expect(balance(all, account as Account)).toBe(0);
});

test('a hotel that keeps more than its terms said costs us, not the customer', () => {
  const canceled = cancelEntries({ totalMinor: 1000, taxesMinor: 100 }, 1000, 300, 'USD');
  expect(balance(canceled, 'goodwillExpense')).toBe(300);
  expect(balance(canceled, 'refundsPayable')).toBe(-1000);
});

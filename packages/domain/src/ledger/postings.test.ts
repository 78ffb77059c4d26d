import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AirlineCreditId } from '../ids.ts';
import { ACCOUNTS, type Account, type Entry } from './accounts.ts';
import {
  authorizeEntries,
  cancelEntries,
  captureEntries,
  endCreditEntries,
  issueCreditEntries,
  refundEntries,
  type Source,
  taxShares,
} from './postings.ts';

const sum = (entries: readonly Entry[]) => entries.reduce((total, { amountMinor }) => total + amountMinor, 0);
const inUnit = (entries: readonly Entry[], unit: string) =>
  entries.filter(({ currency }) => currency === unit);
const balance = (entries: readonly Entry[], account: Account, instance?: string) =>
  sum(
    entries.filter(
      (entry) => entry.account === account && (instance === undefined || entry.instance === instance),
    ),
  );

/** What was paid and nothing has left yet. */
const paidFor = (totalMinor: number, taxesMinor: number) => ({
  totalMinor,
  owed: { supplierMinor: totalMinor - taxesMinor, taxesMinor },
});

const CARD: Source = { kind: 'UserCard', sourceId: 'pay_1' };
const MILES: Source = { kind: 'Rewards', sourceId: 'account-1' };
const CREDIT: Source = { kind: 'TravelWallet', sourceId: 'crd_1' };
const ADD_ON: Source = { kind: 'AncillaryCredit', sourceId: 'crd_2' };
const OFFER: Source = { kind: 'TravelWallet', sourceId: 'off_1' };
const SOURCES = [OFFER, CREDIT, ADD_ON, MILES, CARD];

/** A booking paid by several tenders and how it is cancelled: parts, taxes, the hotel's penalty, a refund. */
const story = fc
  .array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: SOURCES.length })
  .chain((parts) => {
    const total = parts.reduce((a, b) => a + b, 0);
    return fc.record({
      parts: fc.constant(parts),
      total: fc.constant(total),
      taxes: fc.integer({ min: 0, max: total }),
      penalty: fc.integer({ min: 0, max: total }),
      refund: fc.integer({ min: 0, max: total }),
      isForfeited: fc.boolean(),
    });
  });

test('every posting sums to zero in each unit and no account of a booking changes sides', () => {
  fc.assert(
    fc.property(story, ({ parts, total, taxes, penalty, refund, isForfeited }) => {
      const paid = parts.map((amountMinor, i) => ({ amountMinor, source: SOURCES[i]! }));
      const shares = taxShares(parts, taxes);
      const refunds = refund === 0 ? [] : taxShares(parts, refund);
      const postings = [
        ...paid.map(({ source, amountMinor }) => authorizeEntries(source, amountMinor, 'USD')),
        ...paid.map(({ source, amountMinor }, i) => captureEntries(source, amountMinor, shares[i]!, 'USD')),
        cancelEntries(paidFor(total, taxes), refund, penalty, 'USD'),
        ...refunds.map((amount, i) =>
          refundEntries(paid[i]!.source, amount, 'USD', isForfeited ? null : paid[i]!.source.sourceId),
        ),
      ];
      for (const posting of postings) {
        expect(sum(inUnit(posting, 'USD'))).toBe(0);
        expect(sum(inUnit(posting, 'MILES'))).toBe(0);
      }
      const all = postings.slice(paid.length).flat();
      for (const [account, { floor }] of Object.entries(ACCOUNTS)) {
        if (floor === null) continue;
        const side = balance(all, account as Account) * (floor === 'credit' ? -1 : 1);
        expect(side).toBeGreaterThanOrEqual(0);
      }
      const back = (source: Source) => refunds[SOURCES.indexOf(source)] ?? 0;
      const took = (source: Source) => parts[SOURCES.indexOf(source)] ?? 0;
      expect(balance(all, 'cardClearing')).toBe(took(CARD) - back(CARD));
      expect(balance(all, 'rewardsClearing', 'account-1')).toBe(took(MILES) - back(MILES));
      expect(balance(all, 'milesRedeemed', 'account-1')).toBe(took(MILES) - back(MILES));
      expect(balance(all, 'offersClearing')).toBe(took(OFFER) - back(OFFER));
      const forfeited = isForfeited ? back(CREDIT) + back(ADD_ON) : 0;
      expect(balance(all, 'creditFunding') + forfeited).toBe(0);
      expect(balance(all, 'travelCredits', 'crd_1')).toBe(took(CREDIT) - (isForfeited ? 0 : back(CREDIT)));
      expect(balance(all, 'refundsPayable')).toBe(0);
    }),
  );
});

test('the taxes of the parts sum to all taxes, and none is above its part', () => {
  fc.assert(
    fc.property(story, ({ parts, taxes }) => {
      const shares = taxShares(parts, taxes);
      expect(shares.reduce((a, b) => a + b, 0)).toBe(taxes);
      for (const [i, share] of shares.entries()) expect(share).toBeLessThanOrEqual(parts[i]!);
    }),
  );
});

test('a full refund of the mock-up leaves nothing owed to anybody', () => {
  const all = [
    ...captureEntries(CREDIT, 30_000, 3_214, 'USD'),
    ...captureEntries(CARD, 108_432, 11_618, 'USD'),
    ...cancelEntries(paidFor(138_432, 14_832), 138_432, 0, 'USD'),
    ...refundEntries(CREDIT, 30_000, 'USD', 'crd_1'),
    ...refundEntries(CARD, 108_432, 'USD'),
  ];
  for (const account of Object.keys(ACCOUNTS)) expect(balance(all, account as Account)).toBe(0);
});

test('what a protection paid for a change comes back to it first, and no more than that', () => {
  const paid = paidFor(100_000, 10_000);
  const claimsOf = (refund: number, penalty: number, paidBack: number) =>
    balance(cancelEntries(paid, refund, penalty, 'USD', 0, paidBack), 'protectionClaims');
  expect(claimsOf(70_000, 0, 30_000)).toBe(-30_000);
  expect(claimsOf(70_000, 20_000, 30_000)).toBe(-10_000);
  // What the hotel gives up beyond both stays owed to it
  expect(claimsOf(50_000, 0, 30_000)).toBe(-30_000);
  expect(claimsOf(50_000, 0, 0)).toBe(0);
});

test('a credit that had ended is owed under the number of the one that replaces it', () => {
  const entries = refundEntries(CREDIT, 500, 'USD', 'crd_9');
  expect(balance(entries, 'travelCredits', 'crd_9')).toBe(-500);
  expect(balance(entries, 'travelCredits', 'crd_1')).toBe(0);
});

test('a hotel that keeps more than its terms said costs us, not the customer', () => {
  const canceled = cancelEntries(paidFor(1000, 100), 1000, 300, 'USD');
  expect(balance(canceled, 'goodwillExpense')).toBe(300);
  expect(balance(canceled, 'refundsPayable')).toBe(-1000);
});

test('an airline owes a part of a ticket to its traveler, and keeps what nobody uses', () => {
  const creditId = 'acr_1' as AirlineCreditId;
  const paid = paidFor(50_000, 10_000);
  const used: Source = { kind: 'AncillaryCredit', sourceId: creditId };
  const all = [
    ...captureEntries(CARD, 50_000, 10_000, 'USD'),
    ...cancelEntries(paid, 0, 50_000, 'USD'),
    ...issueCreditEntries(paid.owed, 41_000, 'USD', creditId),
    ...captureEntries(used, 30_000, 6_000, 'USD'),
    ...cancelEntries(paidFor(30_000, 6_000), 30_000, 0, 'USD'),
    ...refundEntries(used, 20_000, 'USD', creditId),
    ...refundEntries(used, 10_000, 'USD', null),
  ];
  expect(sum(all)).toBe(0);
  expect(balance(all, 'airlineCredits', creditId)).toBe(-31_000);
  const ended = [...all, ...endCreditEntries(31_000, 'USD', creditId)];
  expect(sum(ended)).toBe(0);
  expect(balance(ended, 'airlineCredits')).toBe(0);
  expect(balance(ended, 'supplierPayable') + balance(ended, 'taxesPayable')).toBe(-50_000);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookingId, DisruptionCoverId } from '../ids.ts';
import type { Entry } from '../ledger/accounts.ts';
import { cancelEntries, captureEntries, refundEntries, releaseEntries } from '../ledger/postings.ts';
import { coverOfDisruption, disruptionOfCover, isDisruptionCover } from './disruption-cover.ts';
import { leftOf, splitWithheld } from './withheld.ts';

const COVER = 'dsc_0123456789abcdefghjkmnpqrs-2' as DisruptionCoverId;
const of = (withheldMinor: number) => [{ coverId: COVER, withheldMinor }];
const sum = (entries: readonly Entry[], account?: Entry['account']) =>
  entries
    .filter((entry) => account === undefined || entry.account === account)
    .reduce((total, { amountMinor }) => total + amountMinor, 0);

test('a cover is named by its disruption, and names it', () => {
  const disruption = { bookingId: 'bkg_0123456789abcdefghjkmnpqrs' as BookingId, disruptionNo: 2 };
  expect(coverOfDisruption(disruption)).toBe(COVER);
  expect(disruptionOfCover(COVER)).toEqual(disruption);
  expect(isDisruptionCover(COVER)).toBe(true);
  expect(['frc_1', 'crd_1', 'bkg_1'].map(isDisruptionCover)).toEqual([false, false, false]);
});

test('what comes back for a replaced way is its share of what comes back at all', () => {
  expect(leftOf(1_000, 1_000, of(400))).toBe(600);
  expect(leftOf(500, 1_000, of(400))).toBe(300);
  expect(leftOf(500, 1_000, of(1_000))).toBe(0);
  expect(leftOf(333, 1_000, of(0))).toBe(333);
  expect(splitWithheld(50, [...of(30), { coverId: null, withheldMinor: 40 }])).toEqual([
    { coverId: COVER, withheldMinor: 30 },
    { coverId: null, withheldMinor: 20 },
  ]);
});

test('canceling after a rebooking sums to zero, and never pays out the way that was replaced', () => {
  const minor = (max: number) => fc.integer({ min: 0, max });
  const story = fc.integer({ min: 1, max: 500_000 }).chain((total) =>
    fc.record({
      total: fc.constant(total),
      taxes: minor(total),
      withheld: minor(total),
      penalty: minor(total),
      claim: minor(100),
      isCredit: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(story, ({ total, taxes, withheld, penalty, claim, isCredit }) => {
      const paid = { totalMinor: total, owed: { supplierMinor: total - taxes, taxesMinor: taxes } };
      const byTerms = leftOf(total - penalty, total, of(withheld));
      expect(byTerms).toBeLessThanOrEqual(total - withheld);
      // A claim for any reason pays the same share of its percentage, where that's more
      const byClaim = Math.max(byTerms, leftOf(Math.floor((total * claim) / 100), total, of(withheld)));
      const entries = isCredit
        ? releaseEntries(paid, total - penalty, 'USD', of(withheld))
        : cancelEntries(paid, byClaim, penalty, 'USD', byClaim - byTerms, 0, of(withheld));
      expect(sum(entries)).toBe(0);
      expect(-sum(entries, 'protectionPool')).toBeLessThanOrEqual(withheld);
      expect(sum(entries, 'supplierPayable') + sum(entries, 'taxesPayable')).toBeLessThanOrEqual(total);
      expect(sum(entries, 'goodwillExpense')).toBe(0);
      if (isCredit) expect(sum(entries, 'protectionClaims') + byClaim).toBeGreaterThanOrEqual(0);
      else expect(sum(entries, 'protectionClaims')).toBe(byClaim - byTerms);
    }),
    { numRuns: 2_000 },
  );
});

test('what a cover paid and gets back is the pool’s, under its own name', () => {
  const source = { kind: 'AncillaryCredit', sourceId: COVER } as const;
  const taken = captureEntries(source, 81_200, 11_000, 'USD');
  const returned = refundEntries(source, 81_200, 'USD');
  for (const entries of [taken, returned]) expect(sum(entries)).toBe(0);
  const pool = [...taken, ...returned].filter(({ account }) => account === 'protectionPool');
  expect(pool.map(({ amountMinor, instance }) => [amountMinor, instance])).toEqual([
    [81_200, COVER],
    [-81_200, COVER],
  ]);
});

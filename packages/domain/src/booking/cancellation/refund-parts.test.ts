import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instant } from '../../dates.ts';
import { type PaidTender, refundDueBy, refundParts } from './refund-parts.ts';

const at = (text: string) => text as Instant;

test('a partial refund goes back in proportion, the last cent by the largest remainder', () => {
  const paid: PaidTender[] = [
    { tenderNo: 1, kind: 'TravelWallet', capturedMinor: 30_000 },
    { tenderNo: 2, kind: 'Rewards', capturedMinor: 20_000 },
    { tenderNo: 3, kind: 'UserCard', capturedMinor: 88_432 },
  ];
  const parts = refundParts(paid, 97_233, at('2027-02-08T12:00:00Z'));
  expect(parts.map(({ tenderNo, amountMinor, units }) => [tenderNo, amountMinor, units])).toEqual([
    [1, 21_072, null],
    [2, 14_048, 14_048],
    [3, 62_113, null],
  ]);
});

test('the parts of a refund sum to it, and none is above what its tender paid', () => {
  const tenders = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(tenders, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, share) => {
      const paid = amounts.map(
        (capturedMinor, tenderNo): PaidTender => ({
          tenderNo,
          kind: tenderNo === 0 ? 'UserCard' : 'Rewards',
          capturedMinor,
        }),
      );
      const refund = Math.floor(amounts.reduce((a, b) => a + b, 0) * share);
      const parts = refundParts(paid, refund, at('2027-02-08T12:00:00Z'));
      expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(refund);
      for (const part of parts) {
        expect(part.amountMinor).toBeLessThanOrEqual(amounts[part.tenderNo]!);
        expect(part.units).toBe(part.kind === 'Rewards' ? part.amountMinor : null);
        expect(part.dueBy).toBe(refundDueBy(part.kind, at('2027-02-08T12:00:00Z')));
      }
    }),
  );
});

test('a second refund is of what the first has left of each tender', () => {
  const paid: PaidTender[] = [
    { tenderNo: 1, kind: 'Rewards', capturedMinor: 20_000, refundedMinor: 20_000 },
    { tenderNo: 2, kind: 'UserCard', capturedMinor: 90_000, refundedMinor: 30_000 },
  ];
  const now = at('2027-02-08T12:00:00Z');
  expect(refundParts(paid, 60_000, now).map(({ tenderNo, amountMinor }) => [tenderNo, amountMinor])).toEqual([
    [2, 60_000],
  ]);
  expect(() => refundParts(paid, 60_001, now)).toThrow(RangeError);
});

test('more than was paid cannot be refunded', () => {
  const paid: PaidTender[] = [{ tenderNo: 1, kind: 'UserCard', capturedMinor: 100 }];
  expect(() => refundParts(paid, 101, at('2027-02-08T12:00:00Z'))).toThrow(RangeError);
});

test.each([
  ['UserCard', '2027-02-08T12:00:00Z', '2027-02-17T12:00:00.000Z'], // Monday: Tue … Wed of the next week
  ['UserCard', '2027-02-12T23:59:00Z', '2027-02-23T23:59:00.000Z'], // Friday
  ['UserCard', '2027-02-13T08:00:00Z', '2027-02-23T08:00:00.000Z'], // Saturday
  ['Rewards', '2027-02-08T12:00:00Z', '2027-02-28T12:00:00.000Z'],
  ['TravelWallet', '2028-02-20T00:00:00Z', '2028-03-11T00:00:00.000Z'], // over a leap day
] as const)('a refund to %s asked for at %s is due by %s', (kind, now, due) => {
  expect(refundDueBy(kind, at(now))).toBe(due);
});

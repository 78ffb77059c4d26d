import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instant, LocalDateTime } from '../dates.ts';
import type { CancelTerms } from '../stays/stay.ts';
import { cancelAt, type PaidTender, refundDueBy, refundParts, typeOf } from './cancel-terms.ts';

const at = (text: string) => text as Instant;
const step = (until: string, penaltyMinor: number) => ({
  until: at(until),
  localUntil: until.slice(0, 16) as LocalDateTime,
  penaltyMinor,
});
const terms: CancelTerms = {
  type: 'FullyRefundable',
  zone: 'Europe/Lisbon',
  steps: [step('2027-04-12T17:00:00Z', 0), step('2027-04-14T17:00:00Z', 41_200)],
};

test.each([
  ['2027-04-12T16:59:59Z', 0, 138_432, 'FullyRefundable', '2027-04-12T17:00:00Z'],
  ['2027-04-12T17:00:00Z', 41_200, 97_232, 'PartiallyRefundable', '2027-04-14T17:00:00Z'],
  ['2027-04-14T16:59:59.999Z', 41_200, 97_232, 'PartiallyRefundable', '2027-04-14T17:00:00Z'],
  ['2027-04-14T17:00:00Z', 138_432, 0, 'NonRefundable', null],
])('at %s the penalty is %i and %i comes back', (now, penaltyMinor, refundMinor, type, until) => {
  expect(cancelAt(terms, 138_432, at(now))).toEqual({ type, penaltyMinor, refundMinor, until });
});

test('terms without steps keep everything', () => {
  const none: CancelTerms = { type: 'NonRefundable', zone: 'UTC', steps: [] };
  expect(cancelAt(none, 500, at('2027-01-01T00:00:00Z'))).toMatchObject({ refundMinor: 0, until: null });
});

test('a penalty is never above what was paid, as a fallen price can be under it', () => {
  expect(cancelAt(terms, 30_000, at('2027-04-13T00:00:00Z'))).toMatchObject({
    penaltyMinor: 30_000,
    refundMinor: 0,
    type: 'NonRefundable',
  });
});

test('the type follows from what comes back', () => {
  expect([typeOf(0, 10), typeOf(1, 10), typeOf(10, 10)]).toEqual([
    'FullyRefundable',
    'PartiallyRefundable',
    'NonRefundable',
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
      for (const part of parts) expect(part.amountMinor).toBeLessThanOrEqual(amounts[part.tenderNo]!);
    }),
  );
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

import { expect, test } from 'vitest';
import type { Instant, LocalDateTime } from '../../dates.ts';
import type { CancelTerms } from './cancel-terms.ts';
import { cancelAt, freeUntil, partlyRefundable, typeOf } from './cancel-terms.ts';

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

const PARTLY = { until: at('2027-04-14T17:00:00Z'), refundMinor: 97_232 };
test.each([
  ['while all comes back', terms, 138_432, '2027-04-01T00:00:00Z', PARTLY],
  ['once it no longer does', terms, 138_432, '2027-04-13T00:00:00Z', PARTLY],
  ['after the last step', terms, 138_432, '2027-04-14T17:00:00Z', null],
  ['where the penalty is all of it', terms, 41_200, '2027-04-13T00:00:00Z', null],
  [
    'where nothing is kept',
    { ...terms, steps: terms.steps.slice(0, 1) },
    138_432,
    '2027-04-01T00:00:00Z',
    null,
  ],
])('what comes back in part, %s', (_, of, paidMinor, now, expected) => {
  expect(partlyRefundable(of, paidMinor, at(now))).toEqual(expected);
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

test.each([
  ['before any deadline', 138_432, '2027-04-01T00:00:00Z', 'first'],
  ['once canceling costs something', 138_432, '2027-04-13T00:00:00Z', null],
  ['where nothing was paid, until the last step', 0, '2027-04-01T00:00:00Z', 'last'],
] as const)('canceling is free, %s', (_, paidMinor, now, which) => {
  const expected = which && terms.steps.at(which === 'first' ? 0 : -1)!.until;
  expect(freeUntil(terms, paidMinor, at(now))).toBe(expected);
});

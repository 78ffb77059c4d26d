import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarDate } from '../dates.ts';
import { isOverMaximum, priceChange } from './price-change.ts';
import { canonicalJson, snapshotText } from './snapshot.ts';
import { BOOKING_TERMS, termsOn } from './terms.ts';

test.each([
  [1000, 900, undefined, null],
  [1000, 1000, undefined, null],
  [1000, 1001, undefined, { oldTotalMinor: 1000, newTotalMinor: 1001 }],
  [1000, 1001, 1000, { oldTotalMinor: 1000, newTotalMinor: 1001 }],
  [1000, 1001, 1001, null],
  [1000, 1200, 1100, { oldTotalMinor: 1000, newTotalMinor: 1200 }],
  [1000, 1050, 1100, null],
])('accepted %i, now %i, accepting %s', (accepted, now, accept, change) => {
  expect(priceChange(accepted, now, accept)).toEqual(change);
});

test.each([
  [10_000, 12_000, false],
  [10_000, 12_001, true],
  [10_000, 9_000, false],
])('a fare of %i that is %i now has risen too far: %s', (accepted, now, isOver) => {
  expect(isOverMaximum(accepted, now)).toBe(isOver);
});

test('the same facts give the same text in whatever order they are told', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (facts) => {
      const reversed = Object.fromEntries(Object.entries(facts).reverse());
      expect(canonicalJson(reversed)).toBe(canonicalJson(facts));
      expect(JSON.parse(canonicalJson(facts))).toEqual(JSON.parse(JSON.stringify(facts)));
    }),
  );
});

test('a link holds the hash before it, and nothing that has no JSON', () => {
  expect(snapshotText('ab', { b: [1, null], a: undefined })).toBe(
    '{"facts":{"b":[1,null]},"previousHash":"ab"}',
  );
  expect(() => canonicalJson({ n: Number.NaN })).toThrow(RangeError);
  expect(() => canonicalJson({ f: () => 1 })).toThrow(TypeError);
});

test('the terms in force are the newest that have begun', () => {
  expect(termsOn('2020-01-01' as CalendarDate)).toBe(BOOKING_TERMS[0]);
  expect(termsOn('2099-01-01' as CalendarDate)).toBe(BOOKING_TERMS.at(-1));
  const days = BOOKING_TERMS.map(({ effectiveFrom }) => effectiveFrom);
  expect([...days].sort()).toEqual(days);
});

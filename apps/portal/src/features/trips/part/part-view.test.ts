import type { BookingChange } from '@sojourn/contract/changes.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { failureOf, quoteOf, shortNames, toggled } from './part-view.ts';

const part = (at: number, name: string) => ({
  part: at,
  name,
  age: 'Adult',
  seats: [],
  adults: 1,
  children: 0,
});
const PARTS = [part(0, 'Maya Okafor'), part(1, 'Jonah Okafor'), part(2, 'Jonah Ruiz')] as never;
const CHANGE = {
  ask: { kind: 'Part', parts: [1] },
  failure: null,
  cost: { refund: money(40_000) },
  detail: {
    kind: 'Part',
    parts: [
      { part: 1, name: 'Jonah Okafor', paid: money(56_200), refund: money(40_000), credit: money(6_000) },
    ],
  },
} as unknown as BookingChange;

test('a quote is of what is chosen now, with what doesn’t come back', () => {
  expect(quoteOf(CHANGE, [1])?.parts).toMatchObject([{ lostMinor: 10_200 }]);
  expect(quoteOf(CHANGE, [0, 1])).toBe(null);
  expect(quoteOf(undefined, [1])).toBe(null);
});

test('a failure is too', () => {
  const refused: BookingChange = { ...CHANGE, failure: 'ChildrenAlone', cost: null };
  expect([failureOf(refused, [1]), failureOf(refused, [2]), failureOf(refused, [])]).toEqual([
    'ChildrenAlone',
    null,
    null,
  ]);
});

test('parts are chosen and let go, in their order', () => {
  expect([toggled([2], 0), toggled([0, 2], 0)]).toEqual([[0, 2], [2]]);
});

test('people are called by their first names, unless two share one', () => {
  expect(shortNames({ parts: PARTS }, [0, 1])).toEqual(['Maya', 'Jonah Okafor']);
});

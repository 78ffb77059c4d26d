import type { BookingChange } from '@sojourn/contract/changes.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { canUseCfar, failureOf, quoteOf, shortNames, toggled } from './part-view.ts';

const part = (at: number, name: string) => ({
  part: at,
  name,
  age: 'Adult',
  seats: [],
  adults: 1,
  children: 0,
});
const PARTS = [part(0, 'Maya Okafor'), part(1, 'Jonah Okafor'), part(2, 'Jonah Ruiz')] as never;
const of = (...parts: readonly number[]) => ({ unit: 'traveler', parts, isForAnyReason: false }) as const;
const CHANGE = {
  ask: { kind: 'Part', unit: 'traveler', parts: [1] },
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
  expect(quoteOf(CHANGE, of(1))?.parts).toMatchObject([{ lostMinor: 10_200 }]);
  expect(quoteOf(CHANGE, of(0, 1))).toBe(null);
  expect(quoteOf(CHANGE, { ...of(1), unit: 'ticket' })).toBe(null);
  expect(quoteOf(undefined, of(1))).toBe(null);
  expect(quoteOf(CHANGE, { ...of(1), isForAnyReason: true })).toBe(null);
});

test('a failure is too', () => {
  const refused: BookingChange = { ...CHANGE, failure: 'ChildrenAlone', cost: null };
  expect([failureOf(refused, of(1)), failureOf(refused, of(2)), failureOf(refused, of())]).toEqual([
    'ChildrenAlone',
    null,
    null,
  ]);
});

test('parts are chosen and let go, in their order', () => {
  const toggles = [toggled(of(2), 'traveler', 0), toggled(of(0, 2), 'traveler', 0)];
  expect(toggles).toEqual([of(0, 2), of(2)]);
  expect(toggled(of(0, 2), 'ticket', 1)).toEqual({ ...of(1), unit: 'ticket' });
});

test('cancel for any reason is offered while it can be used', () => {
  const bought = (protection: string, state: string) => ({ protections: [{ protection, state }] }) as never;
  expect(canUseCfar(bought('cancelForAnyReason', 'Valid'))).toBe(true);
  expect(canUseCfar(bought('cancelForAnyReason', 'Exchanged'))).toBe(false);
  expect(canUseCfar(bought('changeForAnyReason', 'Valid'))).toBe(false);
});

test('people are called by their first names, unless two share one', () => {
  expect(shortNames({ unit: 'traveler', parts: PARTS }, [0, 1])).toEqual(['Maya', 'Jonah Okafor']);
  const flights = [part(0, 'Boston – Lisbon'), part(1, 'Lisbon – Boston')] as never;
  expect(shortNames({ unit: 'ticket', parts: flights }, [1])).toEqual(['Lisbon – Boston']);
});

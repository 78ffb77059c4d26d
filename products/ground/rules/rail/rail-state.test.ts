import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { afterRailAct, railStateAt } from './rail-state.ts';

const LIMIT = '2027-04-15T10:10:00.000Z' as Instant;
const BEFORE = '2027-04-15T10:09:59.000Z' as Instant;

test('seats are free again at their limit: a check of the card that takes longer comes too late', () => {
  expect(railStateAt('Prebooked', LIMIT, BEFORE)).toBe('Prebooked');
  expect(railStateAt('Prebooked', LIMIT, LIMIT)).toBe('Released');
  expect(afterRailAct('Prebooked', 'confirm', LIMIT, BEFORE)).toBe('Confirmed');
  expect(afterRailAct('Prebooked', 'confirm', LIMIT, LIMIT)).toBeNull();
});

test('a ticket is refunded before and after it’s issued, once', () => {
  expect(afterRailAct('Confirmed', 'refund', LIMIT, LIMIT)).toBe('Refunded');
  expect(afterRailAct('Fulfilled', 'refund', LIMIT, LIMIT)).toBe('Refunded');
  expect(afterRailAct('Refunded', 'refund', LIMIT, LIMIT)).toBe('Refunded');
  expect(afterRailAct('Refunded', 'fulfill', LIMIT, LIMIT)).toBeNull();
});

import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { groupOutcome } from './minimum-group.ts';

const SIX = { people: 6, time: '18:00', daysBefore: 1 };
const slot = (booked: number) => ({ date: '2027-04-18' as CalendarDate, zone: 'Europe/Lisbon', booked });
const BEFORE = '2027-04-17T16:59:59Z' as Instant;
const AT_SIX = '2027-04-17T17:00:00Z' as Instant;

test('five of six are undecided until 18:00 the day before, and too few from then on', () => {
  expect(groupOutcome(SIX, slot(5), BEFORE)).toBe('undecided');
  expect(groupOutcome(SIX, slot(5), AT_SIX)).toBe('tooFew');
});

test('six take place at any time, and so does what needs nobody', () => {
  expect(groupOutcome(SIX, slot(6), AT_SIX)).toBe('takesPlace');
  expect(groupOutcome(null, slot(0), AT_SIX)).toBe('takesPlace');
});

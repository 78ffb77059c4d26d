import { tryMove } from '@sojourn/domain/booking/state.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { answerBy, overlapping, payBy, REQUEST, type RequestState, takesNights } from './request.ts';

const at = (text: string) => text as Instant;
const nights = (checkIn: string, checkOut: string, state: RequestState = 'requested') => ({
  checkIn: checkIn as CalendarDate,
  checkOut: checkOut as CalendarDate,
  state,
});

test('a host has a day to answer, and never past check-in', () => {
  const sentAt = at('2027-04-01T10:00:00Z');
  expect(Date.parse(answerBy(sentAt, at('2027-04-14T14:00:00Z')))).toBe(Date.parse('2027-04-02T10:00:00Z'));
  expect(answerBy(sentAt, at('2027-04-01T14:00:00Z'))).toBe('2027-04-01T14:00:00Z');
});

test('a failed charge can be paid for half a day, and never on the day of check-in', () => {
  const failed = at('2027-04-13T10:00:00Z');
  const pay = (checkIn: string) => payBy(failed, checkIn as CalendarDate, 'Europe/Lisbon');
  expect(Date.parse(pay('2027-04-20'))).toBe(Date.parse('2027-04-13T22:00:00Z'));
  // Midnight in Lisbon is 23:00 before
  expect(pay('2027-04-14')).toBe('2027-04-13T22:00:00.000Z');
  expect(payBy(at('2027-04-13T20:00:00Z'), '2027-04-14' as CalendarDate, 'Europe/Lisbon')).toBe(
    '2027-04-13T23:00:00Z',
  );
});

test('nights are taken by a yes, not by asking', () => {
  expect((Object.keys(REQUEST) as RequestState[]).filter(takesNights)).toEqual([
    'accepted',
    'awaitingPayment',
    'confirmed',
  ]);
});

test('what has ended stays so', () => {
  for (const ended of ['confirmed', 'declined', 'expired', 'withdrawn', 'paymentFailed'] as const)
    for (const next of Object.keys(REQUEST) as RequestState[])
      expect(tryMove(REQUEST, ended, next)).toBe(next === ended ? 'same' : 'refused');
});

test('a yes ends the requests that share a night with it, and no other', () => {
  const others = [
    nights('2027-05-01', '2027-05-03'),
    nights('2027-05-02', '2027-05-04'),
    nights('2027-05-05', '2027-05-08'),
    nights('2027-05-06', '2027-05-08'),
    nights('2027-05-04', '2027-05-05', 'withdrawn'),
  ];
  expect(overlapping(nights('2027-05-03', '2027-05-06'), others)).toEqual([others[1], others[2]]);
});

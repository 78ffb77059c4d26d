import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { earliestPickUp, lateOutcome, waitingWindow } from './waiting.ts';

const at = (time: string) => `2027-04-15T${time}:00.000Z` as Instant;

test('a plane that lands 25 minutes early is waited for from the scheduled time', () =>
  expect(waitingWindow({ minutes: 60 }, at('22:40'), at('22:15'))).toEqual({
    from: at('22:40'),
    until: at('23:40'),
  }));

test('a late one from its landing', () => {
  expect(waitingWindow({ minutes: 45 }, at('18:00'), at('19:10')).until).toBe(at('19:55'));
  expect(earliestPickUp(at('18:00'), at('19:10'))).toBe(at('19:10'));
});

test.each([
  ['18:30', 'waits'],
  ['20:00', 'waits'],
  ['20:05', 'warn'],
  ['21:00', 'warn'],
  ['21:20', 'notCovered'],
])('an operator that follows three hours, for a plane of 18:00 that lands at %s: %s', (time, outcome) =>
  expect(lateOutcome({ followsDelayMinutes: 180 }, at('18:00'), at(time))).toBe(outcome),
);

test('one that follows any delay waits', () =>
  expect(lateOutcome({ followsDelayMinutes: null }, at('01:00'), at('20:00'))).toBe('waits'));

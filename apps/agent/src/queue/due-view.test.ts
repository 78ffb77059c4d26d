import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { dueView } from './due-view.ts';

const now = '2027-02-08T15:00:00.000Z' as Instant;
const ZONE = 'America/New_York';
const due = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString() as Instant;

test.each([
  [-40, 'bad', 'desk.due.lateMinutes', 40],
  [-130, 'bad', 'desk.due.lateHours', 2],
  [-3 * 1_440, 'bad', 'desk.due.lateDays', 3],
  [25, 'warn', 'desk.due.minutes', 25],
  [125, 'warn', 'desk.due.hours', 2],
  [8 * 60, 'warn', 'desk.due.today', 0],
  // 10 hours on it's still today in UTC, and in New York too; 15 hours on it's tomorrow there
  [15 * 60, undefined, 'desk.due.tomorrow', 0],
  [3 * 1_440, undefined, 'desk.due.day', 0],
] as const)('due in %i minutes', (minutes, tone, text, count) => {
  const line = { state: 'open', dueAt: due(minutes), leftMinutes: null } as const;
  expect(dueView(line, now, ZONE)).toMatchObject({ tone, text, count });
});

test('what waits isn’t urgent, and what’s over says so', () => {
  const waiting = { state: 'waitingOnTraveler', dueAt: due(-500), leftMinutes: 94 } as const;
  expect(dueView(waiting, now, ZONE).text).toBe('desk.due.paused');
  expect(dueView({ ...waiting, state: 'resolved' }, now, ZONE).text).toBe('desk.state.resolved');
});

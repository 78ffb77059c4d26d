import { expect, test } from 'vitest';
import type { Instant } from '../dates.ts';
import { type Pause, promisedBy, type ReplyClock } from './reply-clock.ts';

const at = (text: string) => new Date(text).toISOString() as Instant;
const due = (clock: Partial<ReplyClock> & { startedAt: Instant }) =>
  promisedBy({ minutes: 240, calendar: 'always', pauses: [], ...clock });
const pause = (from: string, until: string | null): Pause => ({
  from: at(from),
  until: until === null ? null : at(until),
});
const running = (text: string) => ({ state: 'running', dueAt: at(text) });

test('a promise without hours runs day and night', () => {
  expect(due({ startedAt: at('2027-02-06T23:00-05:00') })).toEqual(running('2027-02-07T03:00-05:00'));
});

test.each([
  ['within a day', '2027-02-08T09:00-05:00', 240, '2027-02-08T13:00-05:00'],
  ['over an evening', '2027-02-08T18:00-05:00', 240, '2027-02-09T10:00-05:00'],
  ['over a weekend', '2027-02-12T18:00-05:00', 480, '2027-02-15T14:00-05:00'],
  ['begun on a Sunday', '2027-02-14T12:00-05:00', 60, '2027-02-15T09:00-05:00'],
  ['begun in the night', '2027-02-09T03:00-05:00', 60, '2027-02-09T09:00-05:00'],
  ['to the last minute of a day', '2027-02-08T16:00-05:00', 240, '2027-02-08T20:00-05:00'],
  ['over a holiday', '2027-11-24T19:00-05:00', 120, '2027-11-26T09:00-05:00'],
  ['over this year’s Thanksgiving', '2026-11-25T19:00-05:00', 120, '2026-11-27T09:00-05:00'],
  ['over a holiday and a weekend', '2027-12-23T19:00-05:00', 120, '2027-12-27T09:00-05:00'],
  [
    'over a weekend and a holiday moved to its Monday',
    '2027-07-02T19:00-04:00',
    120,
    '2027-07-06T09:00-04:00',
  ],
  ['begun on a holiday', '2027-01-01T10:00-05:00', 60, '2027-01-04T09:00-05:00'],
  ['over the turn of a year', '2026-12-31T18:00-05:00', 180, '2027-01-04T09:00-05:00'],
  ['as daylight saving begins', '2027-03-12T19:00-05:00', 120, '2027-03-15T09:00-04:00'],
  ['as daylight saving ends', '2027-11-05T19:00-04:00', 120, '2027-11-08T09:00-05:00'],
  ['of more than a week', '2027-02-08T08:00-05:00', 5 * 720 + 60, '2027-02-15T09:00-05:00'],
  [
    'begun by somebody in Tokyo, whose Saturday is our Friday',
    '2027-02-13T08:00+09:00',
    60,
    '2027-02-12T19:00-05:00',
  ],
  [
    'begun by somebody in Honolulu, whose Friday is over here',
    '2027-02-12T15:00-10:00',
    60,
    '2027-02-15T09:00-05:00',
  ],
])('a promise of the desk’s hours: %s', (_, startedAt, minutes, wanted) => {
  expect(due({ startedAt: at(startedAt), minutes, calendar: 'deskHours' })).toEqual(running(wanted));
});

test('the clock stops while the customer has to answer, and goes on with what was left', () => {
  const startedAt = at('2027-02-08T09:00-05:00');
  expect(due({ startedAt, pauses: [pause('2027-02-08T11:26-05:00', null)] })).toEqual({
    state: 'paused',
    leftMinutes: 94,
  });
  const pauses = [
    pause('2027-02-08T10:00-05:00', '2027-02-08T12:00-05:00'),
    pause('2027-02-08T13:00-05:00', '2027-02-09T13:00-05:00'),
  ];
  expect(due({ startedAt, pauses })).toEqual(running('2027-02-09T15:00-05:00'));
});

test('a pause over a weekend takes only working time from nobody', () => {
  const startedAt = at('2027-02-12T18:00-05:00');
  const pauses = [pause('2027-02-12T19:00-05:00', '2027-02-14T10:00-05:00')];
  expect(due({ startedAt, calendar: 'deskHours', pauses })).toEqual(running('2027-02-15T11:00-05:00'));
});

test('no pause makes a late answer punctual', () => {
  const startedAt = at('2027-02-08T09:00-05:00');
  const after = pause('2027-02-08T14:00-05:00', '2027-02-08T15:00-05:00');
  expect(due({ startedAt, pauses: [after] })).toEqual(running('2027-02-08T13:00-05:00'));
  expect(due({ startedAt, pauses: [pause('2027-02-08T14:00-05:00', null)] })).toEqual({
    state: 'paused',
    leftMinutes: -60,
  });
});

test.each([
  ['daylight saving begins', '2027-03-13T20:00-05:00', '2027-03-14T21:00-04:00'],
  ['daylight saving ends', '2027-11-06T20:00-04:00', '2027-11-07T19:00-05:00'],
])('a promise without hours is as long as ever when %s', (_, startedAt, wanted) => {
  expect(due({ startedAt: at(startedAt), minutes: 24 * 60 })).toEqual(running(wanted));
});

test.each([
  [
    'the clocks change',
    '2027-03-12T09:00-05:00',
    '2027-03-12T19:30-05:00',
    '2027-03-15T08:30-04:00',
    '2027-03-15T09:30-04:00',
  ],
  [
    'a holiday',
    '2027-11-24T09:00-05:00',
    '2027-11-24T19:30-05:00',
    '2027-11-26T12:00-05:00',
    '2027-11-26T13:00-05:00',
  ],
  [
    'a weekend, and ends in it',
    '2027-02-12T09:00-05:00',
    '2027-02-12T19:30-05:00',
    '2027-02-13T10:00-05:00',
    '2027-02-15T09:00-05:00',
  ],
  [
    'nothing: it begins and ends at night',
    '2027-02-08T09:00-05:00',
    '2027-02-08T21:00-05:00',
    '2027-02-09T06:00-05:00',
    '2027-02-09T08:30-05:00',
  ],
])('a pause over %s leaves what was left', (_, startedAt, from, until, wanted) => {
  const clock = { startedAt: at(startedAt), minutes: 690, calendar: 'deskHours' } as const;
  expect(due({ ...clock, pauses: [pause(from, until)] })).toEqual(running(wanted));
});

test.each([
  ['a longer one', 300, 240],
  ['a shorter one, which is over already', 30, -30],
])('a policy that changes during a pause counts from the same beginning: %s', (_, minutes, leftMinutes) => {
  const pauses = [pause('2027-02-08T10:00-05:00', null)];
  expect(due({ startedAt: at('2027-02-08T09:00-05:00'), minutes, pauses })).toEqual({
    state: 'paused',
    leftMinutes,
  });
});

test('another policy keeps the pauses', () => {
  const pauses = [pause('2027-02-08T10:00-05:00', '2027-02-08T12:00-05:00')];
  const clock = { startedAt: at('2027-02-08T09:00-05:00'), pauses };
  expect(due({ ...clock, minutes: 60 })).toEqual(running('2027-02-08T12:00-05:00'));
  expect(due({ ...clock, minutes: 480 })).toEqual(running('2027-02-08T19:00-05:00'));
});

import { expect, test } from 'vitest';
import { durationClass, timesOfDay } from './activity.ts';

test.each([
  ['10:00', '10:00', ['morning']],
  ['12:00', '12:00', ['afternoon']],
  ['17:00', '17:00', ['evening']],
  ['10:00', '18:00', ['morning', 'afternoon', 'evening']],
  ['09:30', '16:30', ['morning', 'afternoon']],
  ['13:00', '22:00', ['afternoon', 'evening']],
])('from %s to %s is %j', (first, last, times) => {
  const minute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  expect(timesOfDay(minute(first), minute(last))).toEqual(times);
});

test.each([
  [120, 'upTo2Hours'],
  [121, 'upTo4Hours'],
  [240, 'upTo4Hours'],
  [480, 'upTo8Hours'],
  [481, 'allDay'],
])('%i minutes are %s', (minutes, expected) => {
  expect(durationClass(minutes)).toBe(expected);
});

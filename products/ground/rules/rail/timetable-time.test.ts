import { date } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { timetableTime } from './timetable-time.ts';

test.each([
  ['2027-04-07', '24:35', '2027-04-08T00:35', 1],
  ['2027-04-07', '23:59', '2027-04-07T23:59', 0],
  ['2027-02-28', '25:10', '2027-03-01T01:10', 1],
  ['2027-12-31', '24:00', '2028-01-01T00:00', 1],
  ['2027-04-07', '6:05', '2027-04-07T06:05', 0],
])('%s %s is %s', (day, time, at, nights) => expect(timetableTime(date(day), time)).toEqual({ at, nights }));

test.each(['', '12', '12:60', 'noon'])('%s is no time', (time) =>
  expect(() => timetableTime(date('2027-04-07'), time)).toThrow(RangeError),
);

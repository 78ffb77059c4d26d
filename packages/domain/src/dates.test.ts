import { expect, test } from 'vitest';
import {
  addDays,
  date,
  dateIn,
  dateOfDay,
  dayNumber,
  type Instant,
  instantAt,
  isBefore,
  localAt,
  nightsBetween,
  parseDate,
  plusSeconds,
} from './dates.ts';

test.each([
  ['2027-02-29', undefined],
  ['2028-02-29', '2028-02-29'],
  ['2027-13-01', undefined],
  ['2027-1-1', undefined],
  ['yesterday', undefined],
  ['2027-04-15', '2027-04-15'],
])('%s reads as %s', (text, expected) => {
  expect(parseDate(text)).toBe(expected);
});

test('days count over leap days and year ends', () => {
  expect(nightsBetween(date('2027-12-30'), date('2028-01-02'))).toBe(3);
  expect(addDays(date('2028-02-28'), 2)).toBe('2028-03-01');
  expect(dateOfDay(dayNumber(date('2027-04-15')))).toBe('2027-04-15');
});

// Local time, zone, the instant: gaps, overlaps and both hemispheres.
test.each([
  ['2027-04-12T15:00', 'Europe/Lisbon', '2027-04-12T14:00:00Z'],
  ['2027-01-12T15:00', 'Europe/Lisbon', '2027-01-12T15:00:00Z'],
  ['2027-03-28T02:30', 'Europe/Paris', '2027-03-28T01:30:00Z'],
  ['2027-10-31T02:30', 'Europe/Paris', '2027-10-31T00:30:00Z'],
  ['2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30:00Z'],
  ['2027-11-07T01:30', 'America/New_York', '2027-11-07T05:30:00Z'],
  ['2027-10-03T02:30', 'Australia/Sydney', '2027-10-02T16:30:00Z'],
  ['2027-04-04T02:30', 'Australia/Sydney', '2027-04-03T15:30:00Z'],
  ['2027-06-01T15:00', 'Asia/Kathmandu', '2027-06-01T09:15:00Z'],
  ['2027-12-31T23:59', 'Pacific/Kiritimati', '2027-12-31T09:59:00Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(instantAt(local, zone)).toBe(instant);
});

test('what the clock on the wall shows depends on the zone', () => {
  const at = '2027-04-15T03:30:00Z' as Instant;
  expect(dateIn(at, 'America/New_York')).toBe('2027-04-14');
  expect(dateIn(at, 'Asia/Tokyo')).toBe('2027-04-15');
  expect(localAt(at, 'Europe/Lisbon')).toBe('2027-04-15T04:30');
});

test('seconds move an instant forward', () => {
  const at = '2027-04-15T03:30:00Z' as Instant;
  expect(isBefore(at, plusSeconds(at, 1))).toBe(true);
  expect(isBefore(at, at)).toBe(false);
});

import { expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@site', ...lines, 'END:VEVENT'];
const span = (from: string, to: string) => [{ from, to }];

test.each([
  [
    'an end is check-out',
    ['DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270504'],
    span('2027-05-01', '2027-05-04'),
  ],
  [
    'one night',
    ['DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270502'],
    span('2027-05-01', '2027-05-02'),
  ],
  ['no end: one night', ['DTSTART;VALUE=DATE:20270501'], span('2027-05-01', '2027-05-02')],
  ['a duration', ['DTSTART;VALUE=DATE:20270501', 'DURATION:P1W2D'], span('2027-05-01', '2027-05-10')],
  ['times', ['DTSTART:20270501T150000Z', 'DTEND:20270503T100000Z'], span('2027-05-01', '2027-05-03')],
  [
    'a folded line',
    ['DTSTART;VALUE=DATE:2027', ' 0501', 'DTEND;VALUE=DATE:20270503'],
    span('2027-05-01', '2027-05-03'),
  ],
  ['an end at the start', ['DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270501'], []],
  ['an end before the start', ['DTSTART;VALUE=DATE:20270505', 'DTEND;VALUE=DATE:20270501'], []],
  ['canceled', ['DTSTART;VALUE=DATE:20270501', 'STATUS:CANCELLED'], []],
  ['marked free', ['DTSTART;VALUE=DATE:20270501', 'TRANSP:TRANSPARENT'], []],
  ['no real day', ['DTSTART;VALUE=DATE:20270231'], []],
])('%s', (_, lines, closed) => expect(readCalendar(calendar(...event(...lines)))).toEqual(closed));

test('a calendar without events closes nothing, and what’s no calendar says nothing', () => {
  expect(readCalendar(calendar())).toEqual([]);
  expect(readCalendar('')).toBeNull();
  expect(readCalendar('<html>Sign in</html>')).toBeNull();
  expect(readCalendar(calendar(...event('DTSTART;VALUE=DATE:20270501')).slice(0, -20))).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { date, type LocalDateTime } from '../dates.ts';
import {
  hoursOn,
  isOpenAt,
  isRoundTheClock,
  nextOpening,
  type OpeningHours,
  returnWayAt,
} from './opening-hours.ts';

const at = (text: string) => text as LocalDateTime;
const day = { opens: 360, closes: 1380 };
const AIRPORT: OpeningHours = Array(7).fill(day);
/** Closed on Sunday, Saturday until one in the morning. */
const CITY: OpeningHours = [null, day, day, day, day, day, { opens: 540, closes: 1500 }];
const ALWAYS: OpeningHours = Array(7).fill({ opens: 0, closes: 1440 });

describe('open', () => {
  test.each([
    [AIRPORT, '2027-04-15T05:40', false],
    [AIRPORT, '2027-04-15T06:00', true],
    [AIRPORT, '2027-04-15T23:00', true],
    [AIRPORT, '2027-04-15T23:01', false],
    [CITY, '2027-04-18T10:00', false],
    [CITY, '2027-04-17T23:30', true],
    [CITY, '2027-04-18T00:45', true],
    [CITY, '2027-04-18T01:01', false],
    [ALWAYS, '2027-04-18T00:00', true],
    [ALWAYS, '2027-04-18T03:10', true],
  ])('%#: at %s', (hours, local, open) =>
    expect(isOpenAt(hours as OpeningHours, at(local as string))).toBe(open),
  );
});

test('round the clock is every day', () => {
  expect(isRoundTheClock(ALWAYS)).toBe(true);
  expect(isRoundTheClock(CITY)).toBe(false);
});

test('the hours of a day end where the desk closes, maybe on the next', () => {
  expect(hoursOn(CITY, date('2027-04-17'))).toEqual({
    opensAt: '2027-04-17T09:00',
    closesAt: '2027-04-18T01:00',
  });
  expect(hoursOn(CITY, date('2027-04-18'))).toBeNull();
});

describe('the next opening', () => {
  test.each([
    [AIRPORT, '2027-04-15T05:40', '2027-04-15T06:00'],
    [AIRPORT, '2027-04-15T08:30', '2027-04-15T08:30'],
    [AIRPORT, '2027-04-15T23:30', '2027-04-16T06:00'],
    [CITY, '2027-04-18T02:00', '2027-04-19T06:00'],
    [[null, null, null, null, day, null, null], '2027-04-15T23:30', '2027-04-22T06:00'],
    [Array(7).fill(null), '2027-04-15T10:00', null],
  ])('%#: after %s', (hours, local, next) =>
    expect(nextOpening(hours as OpeningHours, at(local as string))).toBe(next),
  );
});

test('a car comes back by the key box where there is one', () => {
  const late = at('2027-04-19T23:30');
  expect(returnWayAt({ hours: AIRPORT, hasAfterHoursReturn: true }, late)).toBe('afterHours');
  expect(returnWayAt({ hours: AIRPORT, hasAfterHoursReturn: false }, late)).toBe('closed');
  expect(returnWayAt({ hours: AIRPORT, hasAfterHoursReturn: false }, at('2027-04-19T08:30'))).toBe('desk');
});

import { describe, expect, test } from 'vitest';
import { calendarWith, day, OPEN, randomCalendar, stayOf } from '../testing/calendars.ts';
import { plainlyBroken } from '../testing/plain-check.ts';
import { checkStay } from './check-stay.ts';
import type { Night } from './night.ts';

/** 100,000 at night. */
const CASES = process.env.NIGHTLY ? 100_000 : 3_000;
const LONG = { timeout: process.env.NIGHTLY ? 600_000 : 20_000 };
const NOW = { day: day('2027-04-01'), hour: 9 };
const rules = (...args: Parameters<typeof checkStay>) => checkStay(...args).map(({ rule }) => rule);

const reserved = (...dates: string[]): Record<string, Partial<Night>> =>
  Object.fromEntries(dates.map((date) => [date, { state: 'reserved' }]));

test('stays may end as another begins, and begin as it ends', () => {
  const calendar = calendarWith(reserved('2027-05-03', '2027-05-04', '2027-05-05'));
  expect(checkStay(calendar, stayOf('2027-05-01', '2027-05-03'), NOW)).toEqual([]);
  expect(checkStay(calendar, stayOf('2027-05-06', '2027-05-08'), NOW)).toEqual([]);
  expect(checkStay(calendar, stayOf('2027-05-05', '2027-05-06'), NOW)).toEqual([
    { rule: 'blockedDates', day: day('2027-05-05'), why: 'taken' },
  ]);
});

test('the strictest minimum of all nights touched counts, and is named with its night', () => {
  // A Thursday and the Saturday after it
  const calendar = calendarWith({
    '2027-05-06': { minStayArrival: 2 },
    '2027-05-08': { minStayThrough: 5 },
  });
  expect(checkStay(calendar, stayOf('2027-05-06', '2027-05-09'), NOW)).toEqual([
    { rule: 'minimumStay', nights: 5, day: day('2027-05-08'), by: 'through' },
  ]);
  expect(checkStay(calendar, stayOf('2027-05-06', '2027-05-07'), NOW)).toEqual([
    { rule: 'minimumStay', nights: 2, day: day('2027-05-06'), by: 'arrival' },
  ]);
  expect(checkStay(calendar, stayOf('2027-05-06', '2027-05-08'), NOW)).toEqual([]);
  expect(checkStay(calendar, stayOf('2027-05-06', '2027-05-11'), NOW)).toEqual([]);
});

test('a maximum is of the arrival or of any night', () => {
  const calendar = calendarWith({
    '2027-05-06': { maxStayArrival: 7 },
    '2027-05-08': { maxStayThrough: 3 },
  });
  expect(checkStay(calendar, stayOf('2027-05-06', '2027-05-10'), NOW)).toEqual([
    { rule: 'maximumStay', nights: 3, day: day('2027-05-08'), by: 'through' },
  ]);
});

test('a day that’s closed to departure can be stayed over', () => {
  const calendar = calendarWith({ '2027-05-09': { closedToDeparture: true, closedToArrival: true } });
  expect(checkStay(calendar, stayOf('2027-05-07', '2027-05-09'), NOW)).toEqual([
    { rule: 'checkOutNotAllowed', day: day('2027-05-09'), changeover: null },
  ]);
  expect(rules(calendar, stayOf('2027-05-09', '2027-05-11'), NOW)).toEqual(['checkInNotAllowed']);
  expect(rules(calendar, stayOf('2027-05-07', '2027-05-10'), NOW)).toEqual([]);
});

describe('a changeover', () => {
  const season = { from: day('2027-06-26'), to: day('2027-08-28'), weekday: 6, shortBreaks: false };
  const calendar = calendarWith({}, { changeovers: [season] });
  const changeover = { weekday: 6, from: season.from, until: season.to };

  test('is a weekday that stays start and end on', () => {
    expect(rules(calendar, stayOf('2027-07-03', '2027-07-10'), NOW)).toEqual([]);
    expect(checkStay(calendar, stayOf('2027-07-02', '2027-07-09'), NOW)).toEqual([
      { rule: 'checkInNotAllowed', day: day('2027-07-02'), changeover },
      { rule: 'checkOutNotAllowed', day: day('2027-07-09'), changeover },
    ]);
  });
  test('ends with its season', () =>
    expect(rules(calendar, stayOf('2027-08-21', '2027-08-31'), NOW)).toEqual([]));
  test('doesn’t hold for a short break where those are taken', () => {
    const breaks = calendarWith({}, { changeovers: [{ ...season, shortBreaks: true }] });
    expect(rules(breaks, stayOf('2027-07-05', '2027-07-08'), NOW)).toEqual([]);
    expect(rules(breaks, stayOf('2027-07-05', '2027-07-12'), NOW)).toEqual([
      'checkInNotAllowed',
      'checkOutNotAllowed',
    ]);
  });
});

test('nights of preparation are kept free of other stays, not of the host’s own blocks', () => {
  const between = { preparation: { before: 0, after: 1 } };
  const calendar = calendarWith(reserved('2027-05-10'), between);
  expect(checkStay(calendar, stayOf('2027-05-07', '2027-05-10'), NOW)).toEqual([
    { rule: 'blockedDates', day: day('2027-05-10'), why: 'preparation' },
  ]);
  expect(rules(calendar, stayOf('2027-05-07', '2027-05-09'), NOW)).toEqual([]);
  const blocked = calendarWith({ '2027-05-10': { state: 'blocked' } }, between);
  expect(rules(blocked, stayOf('2027-05-07', '2027-05-10'), NOW)).toEqual([]);
});

test('a home takes no stay sooner than its lead time, by the hour of its own clock', () => {
  const sameDay = calendarWith({}, { lead: { days: 0, untilHour: 15 } });
  const today = stayOf('2027-04-01', '2027-04-03');
  expect(rules(sameDay, today, { ...NOW, hour: 14 })).toEqual([]);
  expect(checkStay(sameDay, today, { ...NOW, hour: 15 })).toEqual([
    { rule: 'minimumBookingWindow', days: 0, untilHour: 15 },
  ]);
  const ownNight = calendarWith({ '2027-04-03': { minAdvance: 3 } }, { lead: { days: 1, untilHour: 15 } });
  expect(checkStay(ownNight, stayOf('2027-04-03', '2027-04-05'), NOW)).toEqual([
    { rule: 'minimumBookingWindow', days: 3, untilHour: null },
  ]);
});

test('a home isn’t open further ahead than its window', () => {
  expect(checkStay({ ...OPEN, windowDays: 30 }, stayOf('2027-05-02', '2027-05-04'), NOW)).toEqual([
    { rule: 'blockedDates', day: day('2027-05-02'), why: 'tooFarAhead' },
  ]);
  expect(rules({ ...OPEN, windowDays: 31 }, stayOf('2027-05-02', '2027-05-04'), NOW)).toEqual([]);
});

test('a stay of no night is no stay', () =>
  expect(() => checkStay(OPEN, stayOf('2027-05-02', '2027-05-02'), NOW)).toThrow(RangeError));

test('random calendars break the rules that a plain evaluator names', LONG, () => {
  let broken = 0;
  for (let seed = 0; seed < CASES; seed++) {
    const calendar = randomCalendar(seed);
    const arrival = 8 + (seed % 23);
    const stay = { arrival, departure: arrival + 1 + (seed % 11) };
    const now = { day: 5 + (seed % 4), hour: seed % 24 };
    const found = rules(calendar, stay, now);
    broken += found.length;
    if (new Set(found).size !== found.length) throw new Error(`seed ${seed} names a rule twice`);
    const plain = plainlyBroken(calendar, stay, now);
    if (found.length !== plain.size || found.some((rule) => !plain.has(rule)))
      throw new Error(`seed ${seed}: ${found.join(', ')} instead of ${[...plain].join(', ')}`);
  }
  expect(broken).toBeGreaterThan(CASES / 2);
});

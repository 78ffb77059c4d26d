import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import type { HomeDay } from '#home/wire/home-detail.ts';
import { dayState } from './day-view.ts';

const day = (date: string, given: Partial<HomeDay> = {}): HomeDay => ({
  date: date as CalendarDate,
  nightlyMinor: 16_800,
  canStart: true,
  canEnd: true,
  minNights: 1,
  bar: null,
  ...given,
});
const start = '2027-05-01' as CalendarDate;

test('a day where some stay fits can be chosen', () => {
  expect(dayState(day('2027-05-01'), undefined, undefined)).toEqual({ kind: 'open', reason: undefined });
});

test('a day on which another guest arrives can end a stay, though not start one', () => {
  const taken = day('2027-05-03', { nightlyMinor: null, canStart: false, bar: 'taken' });
  expect(dayState(taken, undefined, undefined)).toMatchObject({
    kind: 'out',
    reason: { id: 'homePage.day.outOnly' },
  });
  expect(dayState(taken, start, new Set(['2027-05-03'])).kind).toBe('open');
});

test('a free day between stays where no stay fits says so', () => {
  const between = day('2027-05-06', { canStart: false, canEnd: false, minNights: 3, bar: 'noStayFits' });
  expect(dayState(between, undefined, undefined)).toEqual({
    kind: 'bar',
    reason: { id: 'homePage.day.noStayFits', values: { nights: 3 } },
  });
});

test('every bar has its words', () => {
  for (const bar of ['past', 'taken', 'preparation', 'closedToArrival', 'tooFarAhead', 'tooSoon'] as const) {
    const barred = day('2027-05-06', { nightlyMinor: null, canStart: false, canEnd: false, bar });
    expect(dayState(barred, undefined, undefined)).toEqual({
      kind: 'bar',
      reason: { id: `homePage.day.${bar}` },
    });
  }
});

test('after a start is chosen only its possible ends are open', () => {
  const ends = new Set(['2027-05-04']);
  expect(dayState(day('2027-05-04'), start, ends).kind).toBe('open');
  expect(dayState(day('2027-05-05'), start, ends)).toMatchObject({
    kind: 'bar',
    reason: { id: 'homePage.day.notAnEnd' },
  });
  expect(dayState(day('2027-04-20'), start, ends)).toMatchObject({
    reason: { id: 'homePage.day.beforeStart' },
  });
});

test('while the ends are asked for, nothing can be chosen', () => {
  expect(dayState(day('2027-05-04'), start, undefined).kind).toBe('unknown');
  expect(dayState(undefined, undefined, undefined).kind).toBe('unknown');
});

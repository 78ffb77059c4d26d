import { expect, test } from 'vitest';
import type { ActivityOffer } from '#activity/wire/activity-search.ts';
import { dayCells, dayHint } from './day-view.ts';
import { ruledDays } from './ruled-days.ts';

type Day = ActivityOffer['days'][number];
const day = (date: string, part: Partial<Day> = {}): Day => ({
  date: date as Day['date'],
  state: 'available',
  startsAtLocal: `${date}T18:30` as Day['startsAtLocal'],
  fit: { verdict: 'fits' },
  ...part,
});
const OFF = { state: 'closed', startsAtLocal: null, fit: null } as const;
const car = { verdict: 'clashes', bookingId: 'bkg_1', kind: 'carPickUp' } as const;

test('each day fits, needs a look or isn’t on', () => {
  const days = [day('2027-04-15', { fit: car }), day('2027-04-16'), day('2027-04-17', { state: 'soldOut' })];
  expect(dayCells(days).map(({ look, text }) => [look, text.id])).toEqual([
    ['warn', 'activityResults.day.clashes'],
    ['fits', 'activityResults.day.fits'],
    ['off', 'activityResults.day.soldOut'],
  ]);
});

test('of many days those from the first that’s on have room', () => {
  const days = Array.from({ length: 12 }, (_, at) =>
    day(`2027-04-${String(at + 10).padStart(2, '0')}`, at < 3 ? OFF : {}),
  );
  expect(dayCells(days).map(({ date }) => date.slice(8))).toEqual(['13', '14', '15', '16', '17', '18', '19']);
});

test('bad news comes first where it isn’t outweighed', () => {
  const clash = day('2027-04-15', { fit: car });
  expect(dayHint([clash], 'en')).toEqual({
    tone: 'warn',
    text: { id: 'activityResults.hint.clashes.carPickUp', values: { day: 'Thursday' } },
  });
  expect(dayHint([clash, day('2027-04-16'), day('2027-04-17')], 'en')?.text.id).toBe(
    'activityResults.hint.fits',
  );
  expect(dayHint([day('2027-04-16', { fit: null }), day('2027-04-17', OFF)], 'en')?.text.id).toBe(
    'activityResults.hint.on',
  );
  expect(dayHint([day('2027-04-17', OFF)], 'en')).toBeUndefined();
});

test('a day of the search has its count, and what of the trip is in the way', () => {
  const activities = [{ days: [day('2027-04-15', { fit: car })] }, { days: [day('2027-04-15')] }];
  const facets = { dates: [{ value: '2027-04-15', count: 41 }] };
  expect(ruledDays({ activities, facets } as never)).toEqual([
    { date: '2027-04-15', count: 41, fits: 0.5, booked: { id: 'activity.booked.carPickUp' } },
  ]);
});

import { date, type LocalDateTime } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import type { ActivityPlans } from '#activity/wire/activity-detail.ts';
import { clockOf, dayRulerView } from './day-card-view.ts';

const DAY = date('2027-04-17');
const local = (time: string, day = '2027-04-17') => `${day}T${time}` as LocalDateTime;
const SAIL = {
  slotId: 'c',
  startsAtLocal: local('18:30'),
  endsAtLocal: local('20:30'),
  allDay: false,
};
const PLANS: ActivityPlans = {
  booked: [
    { bookingId: 'bkg_1', kind: 'carPickUp', fromLocal: local('08:30'), untilLocal: local('08:30') },
    {
      bookingId: 'bkg_2',
      kind: 'landing',
      fromLocal: local('21:00', '2027-04-16'),
      untilLocal: local('09:30'),
    },
  ],
  way: { bookingId: 'bkg_3', name: 'Palacete Santa Luz', minutes: 25, isWalk: false },
};

test('the sail of the pictures: leave at 5:50 PM, back at 8:55 PM, between 8 AM and 11 PM', () => {
  const starts = ['10:00', '14:30', '18:30'].map((time, at) => ({
    slotId: 'abc'[at] ?? '',
    startsAtLocal: local(time),
    state: at === 1 ? ('soldOut' as const) : ('available' as const),
  }));
  const view = dayRulerView({ slot: SAIL, starts, plans: PLANS, minutesBefore: 15 });
  expect(view.hours).toEqual({ first: 480, last: 1_380 });
  expect(view.bar).toEqual({ from: 1_110, until: 1_230, start: 70, size: 13.33 });
  expect(clockOf(DAY, view.before?.from ?? 0)).toBe(local('17:50'));
  expect(clockOf(DAY, view.after?.until ?? 0)).toBe(local('20:55'));
  // Booked from the day before on: from the edge of the ruler
  expect(view.booked.map(({ start, size }) => [start, size])).toEqual([
    [3.33, 0],
    [0, 10],
  ]);
  expect(view.others).toEqual([13.33]);
});

test('without a stay one leaves when one has to be there, and comes back when it ends', () => {
  const view = dayRulerView({ slot: SAIL, starts: [], plans: undefined, minutesBefore: 15 });
  expect(view.before).toMatchObject({ from: 1_095, until: 1_110 });
  expect(view.after).toBeNull();
});

test('an early start and a late end stretch the ruler, to midnight at most', () => {
  const early = { ...SAIL, startsAtLocal: local('06:30'), endsAtLocal: local('01:00', '2027-04-18') };
  const view = dayRulerView({ slot: early, starts: [], plans: PLANS, minutesBefore: 15 });
  expect(view.hours).toEqual({ first: 300, last: 1_440 });
  expect(view.bar.start + view.bar.size).toBe(100);
  expect(clockOf(DAY, view.after?.until ?? 0)).toBe(local('01:25'));
});

test('where one comes at any time there is no way before it', () => {
  const open = { ...SAIL, startsAtLocal: local('09:00'), endsAtLocal: local('17:00'), allDay: true };
  const view = dayRulerView({ slot: open, starts: [], plans: PLANS, minutesBefore: 0 });
  expect([view.before, view.after]).toEqual([null, null]);
});

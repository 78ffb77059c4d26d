import { expect, test } from 'vitest';
import type { WireActivitySlot } from '#activity/wire/activity-detail.ts';
import { bestSlot, slotCell, slotRows } from './slot-grid-view.ts';
import type { CheckedDay } from './use-activity.ts';

const slot = (start: string, part: Partial<WireActivitySlot> = {}): WireActivitySlot => ({
  slotId: start,
  startsAtLocal: start as WireActivitySlot['startsAtLocal'],
  endsAtLocal: start as WireActivitySlot['endsAtLocal'],
  startsAt: `${start}:00Z` as WireActivitySlot['startsAt'],
  endsAt: `${start}:00Z` as WireActivitySlot['endsAt'],
  cutOffAt: `${start}:00Z` as WireActivitySlot['cutOffAt'],
  allDay: false,
  state: 'available',
  placesLeft: null,
  offset: null,
  hasPlaces: true,
  fit: { verdict: 'fits' },
  isConfirmedAtOnce: true,
  freeUntil: null,
  groupDecidedAt: null,
  ...part,
});
const day = (date: string, slots?: WireActivitySlot[]): CheckedDay => ({
  date: date as CheckedDay['date'],
  plans: undefined,
  options: slots && [{ optionId: 'o1', units: [], problems: [], total: null, miles: null, slots }],
});
const lands = { verdict: 'beforeLanding', bookingId: 'bkg_1', kind: 'landing' } as const;
const clash = { verdict: 'clashes', bookingId: 'bkg_1', kind: 'takeoff' } as const;

test('a start is open, nearly full, full, too small for the party, or nothing starts', () => {
  expect(slotCell(slot('2027-04-16T10:00'))).toMatchObject({ look: 'open', canChoose: true });
  expect(slotCell(slot('2027-04-16T10:00', { placesLeft: 5 })).look).toBe('open');
  expect(slotCell(slot('2027-04-16T10:00', { placesLeft: 2 })).look).toBe('few');
  expect(slotCell(slot('2027-04-16T10:00', { state: 'soldOut' }))).toMatchObject({
    look: 'soldOut',
    canChoose: false,
  });
  expect(slotCell(slot('2027-04-16T10:00', { hasPlaces: false, placesLeft: 1 }))).toMatchObject({
    look: 'noRoom',
    canChoose: false,
  });
  expect(slotCell(undefined).look).toBe('none');
  expect(slotCell(slot('2027-04-16T10:00', { state: 'closed' })).look).toBe('none');
});

test('free sale never shows a number', () => {
  const cell = slotCell(slot('2027-04-16T10:00', { state: 'freeSale', placesLeft: 3 }));
  expect(cell.look).toBe('open');
  expect(JSON.stringify(cell.title)).not.toContain('3');
});

test('a clash can be chosen after a warning, a start before landing can’t', () => {
  expect(slotCell(slot('2027-04-19T10:00', { fit: clash }))).toMatchObject({
    look: 'clashes',
    canChoose: true,
  });
  expect(slotCell(slot('2027-04-14T10:00', { fit: lands }))).toMatchObject({
    look: 'beforeLanding',
    canChoose: false,
  });
});

test('rows are start times in order, each with a cell for every day', () => {
  const days = [
    day('2027-04-16', [slot('2027-04-16T18:30'), slot('2027-04-16T10:00', { fit: clash })]),
    day('2027-04-17', [slot('2027-04-17T18:30', { placesLeft: 2 })]),
    day('2027-04-18'),
  ];
  const rows = slotRows(days, 'o1');
  expect(rows.map(({ time, cells }) => [time, cells.map(({ look }) => look)])).toEqual([
    ['10:00', ['clashes', 'none', 'loading']],
    ['18:30', ['open', 'few', 'loading']],
  ]);
  expect(bestSlot(rows)?.slot.slotId).toBe('2027-04-16T18:30');
  expect(
    bestSlot(slotRows([day('2027-04-16', [slot('2027-04-16T10:00', { fit: clash })])], 'o1'))?.slot.slotId,
  ).toBe('2027-04-16T10:00');
});

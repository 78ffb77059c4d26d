import { date, type LocalDateTime } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import type { WireActivitySlot } from '#activity/wire/activity-detail.ts';
import type { CheckedDay } from '../shop/use-activity.ts';
import { otherStarts } from './other-starts.ts';

const slot = (local: string, part: Partial<WireActivitySlot> = {}) =>
  ({
    slotId: local,
    startsAtLocal: local as LocalDateTime,
    hasPlaces: true,
    fit: { verdict: 'fits' },
    ...part,
  }) as WireActivitySlot;
const day = (on: string, slots: WireActivitySlot[], optionId = 'standard'): CheckedDay => ({
  date: date(on),
  plans: undefined,
  options: [{ optionId, units: [], problems: [], total: null, miles: null, slots }],
});
const GIVEN = { optionId: 'standard', slotId: '2027-04-17T18:30', date: date('2027-04-17') };
const shown = (...days: CheckedDay[]) => otherStarts(days, GIVEN).map(({ slotId }) => slotId);

test('other starts of the option are offered, the earliest first, four at most', () => {
  const hours = ['10:00', '14:30', '18:30'];
  const of = (on: string) =>
    day(
      on,
      hours.map((hour) => slot(`${on}T${hour}`)),
    );
  expect(shown(of('2027-04-17'), of('2027-04-18'))).toEqual([
    '2027-04-17T10:00',
    '2027-04-17T14:30',
    '2027-04-18T10:00',
    '2027-04-18T14:30',
  ]);
});

test('nothing without places, in the way of the trip, of another option, or not answered yet', () => {
  const clash = { verdict: 'clashes', bookingId: 'bkg_1', kind: 'takeoff' } as const;
  const tight = { ...clash, verdict: 'tight' } as const;
  expect(
    shown(
      day('2027-04-17', [
        slot('2027-04-17T10:00', { hasPlaces: false }),
        slot('2027-04-17T12:00', { fit: clash }),
      ]),
      day('2027-04-17', [slot('2027-04-17T13:00')], 'withLunch'),
      { date: date('2027-04-18'), plans: undefined, options: undefined },
      day('2027-04-19', [slot('2027-04-19T10:00', { fit: tight })]),
    ),
  ).toEqual(['2027-04-19T10:00']);
});

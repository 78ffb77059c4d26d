import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { STAY_FACTORS } from './data/stay-carbon.ts';
import { co2OfStay } from './stay-carbon.ts';

const stay = (more: object) => ({
  checkIn: '2027-04-15' as CalendarDate,
  checkOut: '2027-04-19' as CalendarDate,
  countryCode: 'PT',
  rooms: 1,
  ...more,
});

test.each([
  ['four nights in Portugal', {}, 76],
  ['two rooms', { rooms: 2 }, 152],
  ['four nights in Jordan', { countryCode: 'JO' }, 276],
  ['a country nobody says it of is unknown, not 0', { countryCode: 'IS' }, null],
  ['before there were factors', { checkIn: '2023-12-30', checkOut: '2024-01-02' }, null],
] as const)('%s', (_, more, kg) => {
  expect(co2OfStay(stay(more))).toBe(kg);
});

test('factors are in order of time, each with its source', () => {
  const days = STAY_FACTORS.map(({ effectiveFrom }) => effectiveFrom);
  expect(days).toEqual(days.toSorted());
  for (const { source, perRoomNight } of STAY_FACTORS) {
    expect(source.length).toBeGreaterThan(40);
    expect(Object.values(perRoomNight).every((kg) => kg > 0)).toBe(true);
  }
});

import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { carCalendar } from './calendar-entry.ts';

const rental = {
  pickUp: {
    at: '2027-04-15T08:30' as LocalDateTime,
    zone: 'Europe/Lisbon',
    place: 'Atlantic Drive, Terminal 1',
  },
  dropOff: {
    at: '2027-04-19T08:30' as LocalDateTime,
    zone: 'Europe/Madrid',
    place: 'Atlantic Drive, Madrid',
  },
};
const texts = {
  pickUp: 'Pick up your car',
  dropOff: 'Return your car',
  description: ['Confirmation H3CR5T'],
  status: 'CONFIRMED' as const,
  revision: 0,
};
const now = '2027-02-08T12:00:00.000Z' as Instant;
const file = (changes: Partial<Omit<typeof texts, 'status'>> & { status?: 'CANCELLED' } = {}) =>
  carCalendar({ bookingId: 'bkg_1', rental }, { ...texts, ...changes }, now).split('\r\n');

test('pick-up and drop-off are entries of their own, each by its own clock', () => {
  const lines = file();
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART:20270415T073000Z',
    'DTSTART:20270419T063000Z',
  ]);
  expect(lines.filter((line) => line.startsWith('DTEND'))[0]).toBe('DTEND:20270415T080000Z');
  expect(lines.filter((line) => line.startsWith('UID'))).toEqual([
    'UID:bkg_1-pick-up@sojourn',
    'UID:bkg_1-drop-off@sojourn',
  ]);
  expect(lines).toContain('LOCATION:Atlantic Drive\\, Terminal 1');
});

test('a canceled rental takes both entries back', () => {
  const lines = file({ status: 'CANCELLED' });
  expect(lines.filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(2);
  expect(lines.filter((line) => line === 'SEQUENCE:1')).toHaveLength(2);
});

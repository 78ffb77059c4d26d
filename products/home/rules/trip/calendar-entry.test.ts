import { date, type Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { homeCalendar, homeEntries } from './calendar-entry.ts';

const limoeiro = {
  name: 'Casa do Limoeiro',
  zone: 'Europe/Lisbon',
  checkIn: date('2027-04-14'),
  checkOut: date('2027-04-16'),
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  where: 'Rua da Saudade 12',
  summary: 'Casa do Limoeiro, Lisbon',
  description: ['Confirmation H-7KQ2M9'],
};
const next = { ...limoeiro, name: 'Loft', checkIn: date('2027-04-16'), checkOut: date('2027-04-19') };
const booked = { bookingId: 'bkg_1', homes: [limoeiro, next], status: 'CONFIRMED', revision: 0 } as const;

test('each home of a split stay has an entry of its own, by the clock there', () => {
  const entries = homeEntries(booked);
  expect(entries.map(({ uid }) => uid)).toEqual(['bkg_1', 'bkg_1-2']);
  expect(entries[0]).toMatchObject({
    starts: ':20270414T140000Z',
    ends: ':20270416T100000Z',
    location: 'Casa do Limoeiro, Rua da Saudade 12',
  });
});

test('the file has both', () => {
  const file = homeCalendar(booked, '2027-02-08T12:00:00Z' as Instant);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

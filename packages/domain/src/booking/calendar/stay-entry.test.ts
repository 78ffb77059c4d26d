import { expect, it } from 'vitest';
import { date, type Instant } from '../../dates.ts';
import { stayCalendar } from './stay-entry.ts';

const trip = {
  bookingId: 'bkg_0abc',
  stay: {
    name: 'Palacete; Santa, Luz\\',
    address: 'Rua da Escola Politécnica, Lisbon',
    zone: 'Europe/Lisbon',
    checkIn: date('2027-04-15'),
    checkOut: date('2027-04-19'),
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
  },
};

it('writes a stay in instants, escaped and folded', () => {
  const texts = {
    summary: 'A, b',
    description: ['Line 1', 'Line 2'],
    status: 'CONFIRMED',
    revision: 0,
  } as const;
  const file = stayCalendar(trip, texts, '2027-02-08T12:00:00.123Z' as Instant);
  expect(file.split('\r\n').at(-1)).toBe('');
  const lines = file.replace(/\r\n /g, '').split('\r\n');
  expect(lines).toContain('DTSTAMP:20270208T120000Z');
  expect(lines).toContain('DTSTART:20270415T140000Z');
  expect(lines).toContain('DTEND:20270419T100000Z');
  expect(lines).toContain('UID:bkg_0abc@sojourn');
  expect(lines).toContain('SUMMARY:A\\, b');
  expect(lines).toContain('DESCRIPTION:Line 1\\nLine 2');
  expect(lines).toContain('LOCATION:Palacete\\; Santa\\, Luz\\\\\\, Rua da Escola Politécnica\\, Lisbon');
});

it.each([
  ['CONFIRMED', 0, 0],
  ['CONFIRMED', 2, 2],
  ['CANCELLED', 0, 1],
  ['CANCELLED', 2, 3],
] as const)('%s after %i changes is version %i of the same entry', (status, revision, version) => {
  const texts = { summary: 'A', description: [], status, revision };
  const lines = stayCalendar(trip, texts, '2027-02-08T12:00:00Z' as Instant).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining(['UID:bkg_0abc@sojourn', `SEQUENCE:${version}`, `STATUS:${status}`]),
  );
});

import { expect, test } from 'vitest';
import type { Instant } from '../dates.ts';
import { stayTimes } from '../products/hotel/stay-times.ts';
import { tripTime, wireStatus } from './decide.ts';
import { BOOKING, type BookingState } from './state.ts';

const stay = { checkIn: '2027-04-15', checkInFrom: '15:00', checkOut: '2027-04-19', checkOutUntil: '11:00' };
const lisbon = stayTimes({ ...stay, zone: 'Europe/Lisbon' });
const at = (text: string) => text as Instant;
const states = Object.keys(BOOKING) as BookingState[];

test('a stay begins and ends by the clock of the hotel', () => {
  expect(lisbon).toEqual({ startsAt: '2027-04-15T14:00:00Z', endsAt: '2027-04-19T10:00:00Z' });
  expect(stayTimes({ ...stay, zone: 'Pacific/Auckland' }).startsAt).toBe('2027-04-15T03:00:00Z');
});

test.each([
  ['2027-04-15T13:59:59Z', 'Future'],
  ['2027-04-15T14:00:00Z', 'Present'],
  ['2027-04-19T09:59:59Z', 'Present'],
  ['2027-04-19T10:00:00Z', 'Past'],
])('at %s the trip is %s', (now, time) => {
  for (const state of states) {
    expect(tripTime(state, lisbon, at(now))).toBe(state === 'Canceled' ? 'Canceled' : time);
  }
});

test('Confirmed needs a record number of the hotel', () => {
  const words = {
    Pending: 'Pending',
    Confirmed: 'Confirmed',
    Changing: 'Pending',
    Canceling: 'Pending',
    Canceled: 'Canceled',
  } as const;
  for (const [state, word] of Object.entries(words)) {
    expect(wireStatus(state as keyof typeof words, 'HTL-1')).toBe(word);
    expect(wireStatus(state as keyof typeof words, null)).toBe(word === 'Confirmed' ? 'Pending' : word);
  }
});

import type { DeskBooking } from '@sojourn/contract/desk/parts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const trip = (title: string, day: string, state = 'Confirmed') =>
  ({
    bookingId: `bkg_${title}`,
    title,
    state,
    startsAt: `${day}T12:00:00Z`,
    endsAt: `${day}T20:00:00Z`,
  }) as DeskBooking;

test('the desk lists the next trip first, and what is over or canceled last', () => {
  const trips = [
    trip('past', '2027-01-02'),
    trip('later', '2027-06-01'),
    trip('canceled', '2027-03-01', 'Canceled'),
    trip('next', '2027-04-01'),
    trip('long past', '2026-01-02'),
  ];
  const titles = inOrder(trips, '2027-02-08T12:00:00Z' as Instant).map(({ title }) => title);
  expect(titles).toEqual(['next', 'later', 'canceled', 'past', 'long past']);
});

test('the trip of a case comes before a sooner one of the same customer', () => {
  const trips = [trip('next', '2027-04-01'), trip('of the case', '2027-08-27')];
  const now = '2027-02-08T12:00:00Z' as Instant;
  const titles = inOrder(trips, now, 'bkg_of the case' as BookingId).map(({ title }) => title);
  expect(titles).toEqual(['of the case', 'next']);
});

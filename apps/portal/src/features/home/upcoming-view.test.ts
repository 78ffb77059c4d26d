import type { TripCard } from '@sojourn/contract/trips.ts';
import { expect, it } from 'vitest';
import type { UpcomingTrip } from '#shared/product/home-part.ts';
import { upcomingDates, upcomingTrips } from './upcoming-view.ts';

const trip = (title: string, starts: string, change: object = {}) =>
  ({ title, starts, ends: starts, status: 'Confirmed', time: 'Future', ...change }) as unknown;
const upcomingOf = (card: TripCard) => card as unknown as UpcomingTrip;

it('puts what begins first before, whatever it is, and leaves out what is over or canceled', () => {
  const trips = [
    trip('Lisbon', '2027-04-15', { ends: '2027-04-19' }),
    trip('canceled', '2027-04-01', { status: 'Canceled' }),
    trip('over', '2026-04-01', { time: 'Past' }),
    trip('Boston to Lisbon', '2027-04-14'),
  ] as TripCard[];
  const shown = upcomingTrips(trips, upcomingOf);
  expect(shown.map(({ title }) => title)).toEqual(['Boston to Lisbon', 'Lisbon']);
  expect(shown.map((each) => upcomingDates(each, 'en'))).toEqual(['Apr 14', 'Apr 15 – 19']);
});

import { expect, it } from 'vitest';
import type { HotelTripCard } from '#hotel/wire/hotel-trip.ts';
import { upcomingStay } from './upcoming-stay.ts';

it('a stay counts its guests and waits for its code', () => {
  const stay = { city: 'Lisbon', checkIn: '2027-04-15', rooms: [{ adults: 2, childAges: [4] }] };
  const trip = { confirmationCode: 'H-1', stay } as unknown as HotelTripCard;
  expect(upcomingStay(trip)).toMatchObject({ title: 'Lisbon', people: 3, state: 'confirmed' });
  expect(upcomingStay({ ...trip, confirmationCode: null }).state).toBe('pending');
});

import type { LodgingPlan, TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { type CalendarDate, date, instantAt, type LocalDateTime } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { plansOn } from './plans-on.ts';

const ZONE = 'Europe/Lisbon';
const GATE_3 = { position: { lat: 38.6936, lon: -9.2054 }, zone: ZONE };
const NOWHERE = { airport: () => undefined, place: () => undefined };
const at = (local: string) => instantAt(local as LocalDateTime, ZONE);
const stay = (tripId: string, checkIn: string, checkOut: string, position?: LodgingPlan['position']) => ({
  kind: 'lodging' as const,
  tripId,
  title: tripId,
  startsAt: at(`${checkIn}T15:00`),
  endsAt: at(`${checkOut}T11:00`),
  checkIn: checkIn as CalendarDate,
  checkOut: checkOut as CalendarDate,
  countryCode: 'PT',
  ...(position && { position }),
});
const LAPA = stay('Lapa', '2027-04-15', '2027-04-19', { lat: 38.7139, lon: -9.1394 });
const wayOn = (day: string, ...plans: TripPlan[]) => plansOn(date(day), plans, GATE_3, NOWHERE).way;

test('the way is from the stay of the night before, on foot when it’s near', () => {
  expect(wayOn('2027-04-17', LAPA)).toEqual({ bookingId: 'Lapa', name: 'Lapa', minutes: 26, isWalk: false });
  const near = stay('Belém', '2027-04-17', '2027-04-18', { lat: 38.6966, lon: -9.2054 });
  expect(wayOn('2027-04-17', near, LAPA)?.name).toBe('Lapa');
  expect(wayOn('2027-04-18', near)).toMatchObject({ name: 'Belém', isWalk: true });
});

test('there’s none from a stay on other days, far away or nobody knows where', () => {
  expect(wayOn('2027-04-14', LAPA)).toBeNull();
  expect(wayOn('2027-04-20', LAPA)).toBeNull();
  expect(
    wayOn('2027-04-17', stay('Porto', '2027-04-15', '2027-04-19', { lat: 41.15, lon: -8.61 })),
  ).toBeNull();
  expect(wayOn('2027-04-17', stay('A home', '2027-04-15', '2027-04-19'))).toBeNull();
});

test('what lasts past midnight is on both days, and one that may not happen too', () => {
  const fado: TripPlan = {
    kind: 'activity',
    tripId: 'fado',
    title: 'Fado',
    startsAt: at('2027-04-17T22:00'),
    endsAt: at('2027-04-18T01:00'),
    place: { city: 'Lisbon', countryCode: 'PT', zone: ZONE, placeId: null },
    isPending: true,
  };
  const bookedOn = (day: string) => plansOn(date(day), [fado, LAPA], GATE_3, NOWHERE).booked;
  const once = {
    bookingId: 'fado',
    kind: 'activity',
    fromLocal: '2027-04-17T22:00',
    untilLocal: '2027-04-18T01:00',
  };
  expect(bookedOn('2027-04-17')).toEqual([once]);
  expect(bookedOn('2027-04-18')).toEqual([once]);
  expect(bookedOn('2027-04-19')).toEqual([]);
});

import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { date, type Instant, instantAt } from '@sojourn/domain/dates.ts';
import { checkTripFit } from '@sojourn/domain/trip-fit/check-trip.ts';
import { expect, test } from 'vitest';
import { sampleHomeStay } from '../testing/sample-home.ts';
import { planOfHome } from './plan-of-home.ts';

const LISBON = { city: 'Lisbon', countryCode: 'PT', zone: 'Europe/Lisbon', placeId: 'city:lisbon-pt' };
const BOSTON = { city: 'Boston', countryCode: 'US', zone: 'America/New_York', placeId: 'city:boston-us' };
const at = (text: string) => instantAt(text as never, LISBON.zone as never);

const planOf = (checkInUntil: string | null | undefined): TripPlan => {
  const stay = sampleHomeStay({
    checkIn: date('2027-04-14'),
    ...(checkInUntil !== undefined && { checkInUntil }),
  });
  const [startsAt, endsAt] = [at('2027-04-14T15:00'), at('2027-04-19T11:00')];
  return planOfHome({
    bookingId: 'bkg_home',
    title: stay.name,
    startsAt,
    endsAt,
    offer: { stays: [stay] } as never,
  });
};
const landing = (local: string): TripPlan => {
  const arrives: Instant = at(local);
  const departs = at('2027-04-14T08:00');
  return {
    kind: 'transport',
    tripId: 'bkg_flight',
    title: 'Boston – Lisbon',
    startsAt: departs,
    endsAt: arrives,
    firstDay: date('2027-04-14'),
    lastDay: date('2027-04-14'),
    legs: [
      {
        departs,
        origin: 'BOS',
        from: BOSTON,
        departsWith: 'TP 216',
        arrives,
        destination: 'LIS',
        to: LISBON,
        arrivesWith: 'TP 216',
      },
    ],
  } as TripPlan;
};
const kinds = (checkInUntil: string | null | undefined, local: string): string[] =>
  checkTripFit([landing(local), planOf(checkInUntil)], at('2027-03-01T12:00')).problems.map(
    ({ kind }) => kind,
  );

test.each([
  ['21:00', '2027-04-14T21:30', ['checkInClosed']],
  ['21:00', '2027-04-14T17:00', []],
  // Somebody lets themselves in
  [null, '2027-04-14T23:30', []],
  // Booked before hosts gave it: nothing is claimed
  [undefined, '2027-04-14T23:30', []],
] as const)('a check-in until %s and a landing at %s', (until, local, problems) => {
  expect(kinds(until, local).filter((kind) => /CheckIn|checkIn/.test(kind))).toEqual(problems);
});

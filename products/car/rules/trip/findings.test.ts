import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import type { CarLocation } from '../car.ts';
import { type CarTripFacts, findCarConflicts } from './findings.ts';

const desk: CarLocation = {
  id: 'LIS-AD',
  placeId: 'airport:LIS',
  company: 'AD',
  kind: 'airport',
  point: 'terminal',
  minutes: 3,
  terminal: '1',
  parking: null,
  name: 'Lisbon Airport',
  airportCode: 'LIS',
  city: 'Lisbon',
  cityId: 'lisbon-pt',
  countryCode: 'PT',
  lat: 38.781,
  lon: -9.136,
  zone: 'Europe/Lisbon',
  hours: Array(7).fill({ opens: 360, closes: 1380 }),
  hasAfterHoursReturn: true,
};
const at = (text: string) => text as Instant;
const trip: CarTripFacts = {
  rental: { pickUp: '2027-04-15T08:30' as LocalDateTime, dropOff: '2027-04-19T08:30' as LocalDateTime },
  pickUpAt: desk,
  dropOffAt: desk,
  driver: { age: 34, minAge: 23, maxAge: null },
  arrival: { slice: 0, at: at('2027-04-15T04:40:00Z'), airportCode: 'LIS', flight: 'TP 216' },
  departure: { slice: 1, at: at('2027-04-19T10:35:00Z'), airportCode: 'LIS', flight: 'TP 217' },
  otherRentals: [],
};
const rental = (pickUp: string, dropOff: string) => ({
  pickUp: pickUp as LocalDateTime,
  dropOff: dropOff as LocalDateTime,
});

test('the trip of the pictures fits', () => expect(findCarConflicts(trip)).toEqual([]));
test('a car without flights fits', () =>
  expect(findCarConflicts({ ...trip, arrival: null, departure: null, driver: null })).toEqual([]));

describe('what doesn’t fit', () => {
  const cases: readonly [string, Partial<CarTripFacts>, readonly unknown[]][] = [
    [
      'the airline moves the landing to 11:40 PM',
      { arrival: { ...trip.arrival!, at: at('2027-04-15T22:40:00Z') } },
      [
        {
          kind: 'pickUpBeforeLanding',
          severity: 'stop',
          slice: 0,
          facts: { flight: 'TP 216', minutes: 910 },
        },
      ],
    ],
    [
      'twenty minutes after landing',
      { arrival: { ...trip.arrival!, at: at('2027-04-15T07:10:00Z') } },
      [{ kind: 'tightAfterLanding', severity: 'warn', slice: 0, facts: { flight: 'TP 216', minutes: 20 } }],
    ],
    [
      'the desk is not open yet',
      { rental: rental('2027-04-15T05:45', '2027-04-19T08:30'), arrival: null },
      [{ kind: 'deskClosedAtPickUp', severity: 'stop', slice: null, facts: { opensAt: '2027-04-15T06:00' } }],
    ],
    [
      'nobody takes the car back at night',
      {
        rental: rental('2027-04-15T08:30', '2027-04-18T23:30'),
        dropOffAt: { ...desk, hasAfterHoursReturn: false },
      },
      [
        {
          kind: 'deskClosedAtDropOff',
          severity: 'stop',
          slice: null,
          facts: { opensAt: '2027-04-19T06:00' },
        },
      ],
    ],
    [
      'the key box takes it',
      { rental: rental('2027-04-15T08:30', '2027-04-18T23:30') },
      [{ kind: 'afterHoursReturn', severity: 'info', slice: null, facts: {} }],
    ],
    [
      'a driver who is too young',
      { driver: { age: 21, minAge: 23, maxAge: null } },
      [{ kind: 'driverTooYoung', severity: 'stop', slice: null, facts: { age: 21, minAge: 23 } }],
    ],
    [
      'a driver who is too old',
      { driver: { age: 81, minAge: 23, maxAge: 80 } },
      [{ kind: 'driverTooOld', severity: 'stop', slice: null, facts: { age: 81, maxAge: 80 } }],
    ],
    [
      'the flight home leaves first',
      { rental: rental('2027-04-15T08:30', '2027-04-19T12:00') },
      [
        {
          kind: 'dropOffAfterDeparture',
          severity: 'stop',
          slice: 1,
          facts: { flight: 'TP 217', minutes: 25 },
        },
      ],
    ],
    [
      'an hour before the flight home',
      { rental: rental('2027-04-15T08:30', '2027-04-19T10:35') },
      [
        {
          kind: 'tightBeforeDeparture',
          severity: 'warn',
          slice: 1,
          facts: { flight: 'TP 217', minutes: 60 },
        },
      ],
    ],
    [
      'the flight lands elsewhere',
      { arrival: { ...trip.arrival!, airportCode: 'OPO' } },
      [
        {
          kind: 'otherAirportAtPickUp',
          severity: 'warn',
          slice: 0,
          facts: { airport: 'LIS', flightAirport: 'OPO' },
        },
      ],
    ],
    [
      'another car is rented on those days',
      {
        otherRentals: [
          {
            tripId: 't1',
            title: 'Mini',
            from: at('2027-04-18T09:00:00Z'),
            until: at('2027-04-20T09:00:00Z'),
          },
        ],
      },
      [
        {
          kind: 'otherRental',
          severity: 'info',
          slice: null,
          facts: { tripId: 't1', title: 'Mini', from: '2027-04-18', until: '2027-04-20' },
        },
      ],
    ],
  ];
  test.each(cases)('%s', (_, changes, found) =>
    expect(findCarConflicts({ ...trip, ...changes })).toEqual(found),
  );

  test('the gravest comes first', () => {
    const found = findCarConflicts({
      ...trip,
      rental: rental('2027-04-15T08:30', '2027-04-18T23:30'),
      driver: { age: 20, minAge: 23, maxAge: null },
    });
    expect(found.map(({ severity }) => severity)).toEqual(['stop', 'info']);
  });
});

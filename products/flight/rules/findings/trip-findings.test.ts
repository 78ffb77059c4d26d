import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { type CalendarDate, date, type Instant, type LocalDateTime } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import { monthsLater } from './traveler-findings.ts';
import type { FindingSlice, FindingTraveler, TripFacts } from './trip-finding.ts';
import { findTripConflicts } from './trip-findings.ts';

const PLACES = {
  BOS: ['Boston', 'US', -4],
  JFK: ['New York', 'US', -4],
  EWR: ['New York', 'US', -4],
  FRA: ['Frankfurt', 'DE', 2],
  CDG: ['Paris', 'FR', 2],
  LIS: ['Lisbon', 'PT', 1],
  LHR: ['London', 'GB', 1],
  LGW: ['London', 'GB', 1],
} as const;
type Code = keyof typeof PLACES;

const placeOf = (code: Code) => ({ locationCode: code, city: PLACES[code][0], countryCode: PLACES[code][1] });
/** `BOS 04-14T20:00` is local; the zones of this table have no clock changes. */
const instantOf = (code: Code, local: string): Instant =>
  new Date(Date.parse(`2027-${local}:00Z`) - PLACES[code][2] * 3_600_000).toISOString() as Instant;

type Flight = readonly [from: Code, departs: string, to: Code, arrives: string, ticketNo?: number];
type Wait = { readonly minimum?: number; readonly self?: boolean };

function sliceOf(flights: readonly Flight[], wait: Wait = {}): FindingSlice {
  const segments = flights.map(([from, departs, to, arrives]) => ({
    origin: placeOf(from),
    destination: placeOf(to),
    scheduledDepartureTime: instantOf(from, departs),
    scheduledArrivalTime: instantOf(to, arrives),
    zonedDepartureTime: `2027-${departs}` as LocalDateTime,
    zonedArrivalTime: `2027-${arrives}` as LocalDateTime,
  }));
  return {
    segments,
    layovers: segments.slice(1).map(({ origin, scheduledDepartureTime: departs, ...next }, index) => {
      const before = segments[index]!;
      return {
        airport: origin,
        stopoverDurationMinutes: (Date.parse(departs) - Date.parse(before.scheduledArrivalTime)) / 60_000,
        minimumMinutes: wait.minimum ?? 60,
        isSelfTransferLayover: wait.self ?? false,
        isOvernight: next.zonedDepartureTime.slice(0, 10) !== before.zonedArrivalTime.slice(0, 10),
      };
    }),
    ticketNos: flights.map((flight) => flight[4] ?? 1),
  };
}

const OUT = sliceOf([['BOS', '04-14T20:00', 'LIS', '04-15T07:30']]);
const BACK = sliceOf([['LIS', '04-19T11:00', 'BOS', '04-19T13:30']]);
const SCHENGEN = new Set(['DE', 'FR', 'PT']);
const trip = (over: Partial<TripFacts> = {}): TripFacts => ({
  slices: [OUT, BACK],
  needsPassport: true,
  borderAreaOf: (country) => (SCHENGEN.has(country) ? 'schengen' : country),
  ...over,
});
const maya = (over: Partial<FindingTraveler> = {}): FindingTraveler => ({
  firstName: 'Maya',
  middleName: '',
  lastName: 'Okafor',
  type: 'Adult',
  birthdate: date('1990-06-01'),
  passport: { country: 'US', expires: date('2032-01-01') },
  nameOnPassport: null,
  ...over,
});
/** `kind severity slice`, in order. */
const kinds = (facts: TripFacts): string[] =>
  findTripConflicts(facts).map(({ kind, severity, slice }) => `${kind} ${severity} ${slice ?? '-'}`);

test('a plain round trip has nothing to tell, nor has a trip of nothing', () => {
  expect(kinds(trip({ travelers: [maya()] }))).toEqual([]);
  expect(kinds(trip({ slices: [] }))).toEqual([]);
});

describe('between slices', () => {
  const after = (...flights: Flight[]): string[] => kinds(trip({ slices: [OUT, sliceOf(flights)] }));
  test.each<[string, Flight, string[]]>([
    ['leaves before arriving', ['LIS', '04-15T07:00', 'CDG', '04-15T10:30'], ['overlap stop 1']],
    ['leaves long before', ['LIS', '04-14T12:00', 'CDG', '04-14T15:30'], ['overlap stop 1']],
    [
      'leaves the minute of arrival',
      ['LIS', '04-15T07:30', 'CDG', '04-15T11:00'],
      ['tightBetweenFlights warn 1'],
    ],
    [
      'too soon after a border, one ticket',
      ['LIS', '04-15T08:50', 'CDG', '04-15T12:20'],
      ['tightBetweenFlights warn 1'],
    ],
    ['soon enough, one ticket', ['LIS', '04-15T09:00', 'CDG', '04-15T12:30'], []],
    [
      'too soon after a border, two tickets',
      ['LIS', '04-15T10:29', 'CDG', '04-15T14:00', 2],
      ['tightBetweenFlights warn 1'],
    ],
    ['three hours on two tickets', ['LIS', '04-15T10:30', 'CDG', '04-15T14:00', 2], []],
    ['from another city the same day', ['CDG', '04-15T18:00', 'BOS', '04-15T20:00'], ['otherAirport warn 1']],
    ['from another city days later: an open jaw', ['CDG', '04-19T18:00', 'BOS', '04-19T20:00'], []],
  ])('%s', (_, flight, expected) => {
    expect(after(flight)).toEqual(expected);
  });

  test('another airport of the same city is told, and warned of when there is less than a day', () => {
    const london = sliceOf([['BOS', '04-14T20:00', 'LHR', '04-15T07:30']]);
    const from = (departs: string) =>
      findTripConflicts(trip({ slices: [london, sliceOf([['LGW', departs, 'BOS', departs]])] }));
    expect(from('04-15T12:00')[0]).toMatchObject({ kind: 'otherAirport', severity: 'warn' });
    const [later] = from('04-20T12:00');
    expect(later).toMatchObject({ severity: 'info', facts: { from: 'LHR', to: 'LGW', toCity: 'London' } });
  });

  test('minutes are of the clock of the world, not of the walls', () => {
    const [overlap] = findTripConflicts(
      trip({ slices: [OUT, sliceOf([['LIS', '04-15T07:00', 'CDG', '04-15T10:30']])] }),
    );
    expect(overlap!.facts).toMatchObject({ minutes: -30, from: 'LIS', departsLocal: '2027-04-15T07:00' });
  });
});

describe('self transfers', () => {
  const via = (airport: Code, leaves: string, to: Code, wait: Wait, over: Partial<TripFacts> = {}) =>
    kinds(
      trip({
        slices: [
          sliceOf(
            [
              ['BOS', '04-14T18:00', airport, '04-15T07:00', 1],
              [airport, leaves, to, '04-15T23:00', 2],
            ],
            wait,
          ),
        ],
        ...over,
      }),
    );
  const self = { self: true, minimum: 180 };
  test.each<[string, string[]]>([
    ['04-15T09:59', ['tightSelfTransfer stop 0']],
    ['04-15T10:00', ['tightSelfTransfer warn 0']],
    ['04-15T10:29', ['tightSelfTransfer warn 0']],
    ['04-15T10:30', ['selfTransfer warn 0']],
  ])('against the minimum of three hours, leaving %s', (leaves, expected) => {
    expect(via('FRA', leaves, 'LIS', self)).toEqual(expected);
  });

  test('a visa for where planes are changed, unless the trip ends there or all are at home there', () => {
    const visa = (over: Partial<TripFacts> = {}) =>
      via('LHR', '04-15T12:00', 'LIS', self, over).includes('visaAtTransfer warn 0');
    expect(visa()).toBe(true);
    expect(visa({ travelers: [maya()] })).toBe(true);
    const british = maya({ passport: { country: 'GB', expires: date('2032-01-01') } });
    expect(visa({ travelers: [british] })).toBe(false);
    expect(visa({ travelers: [british, maya()] })).toBe(true);
    expect(via('FRA', '04-15T12:00', 'LIS', self)).toEqual(['selfTransfer warn 0']);
    expect(via('JFK', '04-15T12:00', 'LIS', self)).toEqual(['selfTransfer warn 0']);
    expect(via('LHR', '04-15T12:00', 'LIS', { self: false })).toEqual([]);
  });

  test('a night at the airport is told', () => {
    expect(via('LHR', '04-16T09:00', 'LIS', { self: false })).toEqual(['overnightLayover info 0']);
  });
});

describe('those who travel', () => {
  const found = (traveler: FindingTraveler, over: Partial<TripFacts> = {}) =>
    kinds(trip({ travelers: [traveler], ...over }));

  test.each<[string, 'LapInfant' | 'SeatedInfant' | 'Child', string, string[]]>([
    ['two on the day of the return', 'LapInfant', '2025-04-19', ['infantTurnsTwo stop 1']],
    ['two the day after the return', 'LapInfant', '2025-04-20', []],
    [
      'two on the day after the departure, with a seat',
      'SeatedInfant',
      '2025-04-15',
      ['infantTurnsTwo warn 1'],
    ],
    ['two at the departure: no infant at all, which is refused elsewhere', 'LapInfant', '2025-04-14', []],
    ['a child of two', 'Child', '2025-01-01', []],
  ])('%s', (_, type, birthdate, expected) => {
    expect(found(maya({ type, birthdate: date(birthdate) }))).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ['2027-04-18', ['passportExpires stop -']],
    ['2027-04-19', ['passportExpires warn -']],
    ['2027-07-18', ['passportExpires warn -']],
    ['2027-07-19', []],
  ])('a passport that ends on %s', (expires, expected) => {
    const traveler = maya({ passport: { country: 'US', expires: date(expires) } });
    expect(found(traveler)).toEqual(expected);
    expect(found(traveler, { needsPassport: false })).toEqual([]);
  });

  const saved = (firstName: string, lastName: string, middleName = '') => ({
    firstName,
    middleName,
    lastName,
  });
  test.each<[string, ReturnType<typeof saved>, ReturnType<typeof saved>, boolean]>([
    ['the same', saved('Maya', 'Okafor'), saved('Maya', 'Okafor'), false],
    ['marks, case and hyphens', saved('Zoë-Anne', "O'Neil"), saved('ZOE ANNE', 'ONEIL'), false],
    ['a middle name that one lacks', saved('Maya', 'Okafor', 'Grace'), saved('Maya', 'Okafor'), false],
    ['two middle names', saved('Maya', 'Okafor', 'Grace'), saved('Maya', 'Okafor', 'Ada'), true],
    ['a short form', saved('May', 'Okafor'), saved('Maya', 'Okafor'), true],
    ['a name by marriage', saved('Maya', 'Silva'), saved('Maya', 'Okafor'), true],
  ])('%s', (_, booked, onPassport, differs) => {
    const expected = differs ? ['nameDiffersFromPassport warn -'] : [];
    expect(found(maya({ ...booked, nameOnPassport: onPassport }))).toEqual(expected);
  });

  test.each([
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-04-19', 6, '2027-10-19'],
    ['2027-12-31', 2, '2028-02-29'],
  ])('%s and %i months is %s', (day, months, later) => {
    expect(monthsLater(date(day), months)).toBe(later);
  });
});

describe('what is booked besides', () => {
  const hotel = (checkIn: string, checkOut: string, countryCode = 'PT'): TripPlan => ({
    kind: 'lodging',
    tripId: 'bkg_1',
    title: 'Palacete',
    startsAt: `${checkIn}T14:00:00.000Z` as Instant,
    endsAt: `${checkOut}T11:00:00.000Z` as Instant,
    checkIn: checkIn as CalendarDate,
    checkOut: checkOut as CalendarDate,
    countryCode,
  });
  const flight = (departs: string, arrives: string): TripPlan => ({
    kind: 'transport',
    tripId: 'bkg_2',
    title: 'Boston to Miami',
    startsAt: `2027-${departs}:00.000Z` as Instant,
    endsAt: `2027-${arrives}:00.000Z` as Instant,
    firstDay: `2027-${departs.slice(0, 5)}` as CalendarDate,
    lastDay: `2027-${arrives.slice(0, 5)}` as CalendarDate,
    legs: [],
  });
  const bed = (...plans: TripPlan[]) =>
    findTripConflicts(trip({ plans })).find(({ kind }) => kind === 'nightWithoutBed')?.facts;

  test('nights without a bed, against the stays of those dates', () => {
    expect(bed()).toEqual({ city: 'Lisbon', nights: 4, from: '2027-04-15', until: '2027-04-19' });
    expect(bed(hotel('2027-04-15', '2027-04-19'))).toBeUndefined();
    expect(bed(hotel('2027-04-15', '2027-04-17'))).toMatchObject({ nights: 2, from: '2027-04-17' });
    expect(bed(hotel('2027-04-15', '2027-04-16'), hotel('2027-04-17', '2027-04-19'))).toMatchObject({
      nights: 1,
      from: '2027-04-16',
      until: '2027-04-17',
    });
    expect(kinds(trip())).toEqual([]);
  });

  test('where a bed is searched, when it is known', () => {
    const placeOf = (cityPlaces: Record<string, string>) =>
      findTripConflicts(trip({ plans: [], cityPlaces })).find(({ kind }) => kind === 'nightWithoutBed')?.facts
        .placeId;
    expect(placeOf({ BOS: 'city:boston-us', LIS: 'city:lisbon-pt' })).toBe('city:lisbon-pt');
    expect(placeOf({ BOS: 'city:boston-us' })).toBeUndefined();
  });

  test('nobody needs a bed at home, nor on a trip that does not come back', () => {
    const again = sliceOf([['BOS', '04-25T20:00', 'LIS', '04-26T07:30']]);
    const stays = [hotel('2027-04-15', '2027-04-19')];
    expect(kinds(trip({ slices: [OUT, BACK, again], plans: stays }))).toEqual([]);
    expect(kinds(trip({ slices: [OUT], plans: [] }))).toEqual([]);
  });

  const beds = hotel('2027-04-15', '2027-04-19');
  test.each<[string, TripPlan, string[]]>([
    ['a flight that ends as this trip begins', flight('04-10T09:00', '04-14T23:59'), []],
    ['a flight in the midst', flight('04-16T09:00', '04-17T09:00'), ['otherTrip warn -']],
    ['a flight around it all', flight('04-01T09:00', '04-30T09:00'), ['otherTrip warn -']],
    ['a flight after it', flight('04-19T18:00', '04-20T09:00'), []],
    ['a stay in another country those nights', hotel('2027-04-16', '2027-04-18', 'FR'), ['otherTrip info 0']],
    ['a stay in another country before', hotel('2027-04-10', '2027-04-15', 'FR'), []],
    ['a stay in another country after', hotel('2027-04-19', '2027-04-21', 'FR'), []],
  ])('%s', (_, plan, expected) => {
    expect(kinds(trip({ plans: [beds, plan] }))).toEqual(expected);
  });
});

test('the gravest comes first, then the order of the slices', () => {
  const transfer = sliceOf(
    [
      ['BOS', '04-14T18:00', 'LHR', '04-15T07:00', 1],
      ['LHR', '04-16T07:00', 'LIS', '04-16T10:00', 2],
    ],
    { self: true, minimum: 180 },
  );
  const early = sliceOf([['LIS', '04-16T09:00', 'BOS', '04-16T13:00']]);
  const traveler = maya({ passport: { country: 'US', expires: date('2027-06-01') } });
  expect(kinds(trip({ slices: [transfer, early], travelers: [traveler], plans: [] }))).toEqual([
    'overlap stop 1',
    'selfTransfer warn 0',
    'visaAtTransfer warn 0',
    'passportExpires warn -',
    'overnightLayover info 0',
  ]);
});

import { describe, expect, test } from 'vitest';
import type {
  ActivityPlan,
  LodgingPlan,
  PlanPlace,
  RentalPlan,
  TransferPlan,
  TransportPlan,
  TripPlan,
} from '../booking/trip-plan.ts';
import { type CalendarDate, type Instant, instantAt, type LocalDateTime } from '../dates.ts';
import { checkTripFit } from './check-trip.ts';

const BOSTON: PlanPlace = {
  city: 'Boston',
  countryCode: 'US',
  zone: 'America/New_York',
  placeId: 'city:boston-us',
};
const LISBON: PlanPlace = {
  city: 'Lisbon',
  countryCode: 'PT',
  zone: 'Europe/Lisbon',
  placeId: 'city:lisbon-pt',
};
const PORTO: PlanPlace = {
  city: 'Porto',
  countryCode: 'PT',
  zone: 'Europe/Lisbon',
  placeId: 'city:porto-pt',
};
const AIRPORTS = { BOS: BOSTON, LIS: LISBON, OPO: PORTO };
type Code = keyof typeof AIRPORTS;
const NOW = '2027-02-08T12:00:00Z' as Instant;

const day = (text: string) => `2027-${text}` as CalendarDate;
const local = (text: string) => `2027-${text}` as LocalDateTime;
/** `04-15T23:40` by the clock of a place. */
const at = (text: string, place: PlanPlace): Instant => instantAt(`2027-${text}`, place.zone);

type Way = readonly [origin: Code, departs: string, destination: Code, arrives: string];
function flight(tripId: string, ...ways: readonly Way[]): TransportPlan {
  const legs = ways.map(([origin, departs, destination, arrives], i) => ({
    departs: at(departs, AIRPORTS[origin]),
    origin,
    from: AIRPORTS[origin],
    departsWith: `TP ${216 + i}`,
    arrives: at(arrives, AIRPORTS[destination]),
    destination,
    to: AIRPORTS[destination],
    arrivesWith: `TP ${216 + i}`,
  }));
  return {
    kind: 'transport',
    tripId,
    title: tripId,
    startsAt: legs[0]!.departs,
    endsAt: legs.at(-1)!.arrives,
    firstDay: day(ways[0]![1].slice(0, 5)),
    lastDay: day(ways.at(-1)![3].slice(0, 5)),
    legs,
  };
}
const out: Way = ['BOS', '04-14T21:30', 'LIS', '04-15T09:05'];
const back: Way = ['LIS', '04-19T11:35', 'BOS', '04-19T14:20'];
const there = flight('flight', out, back);
const lateThere = flight('flight', ['BOS', '04-15T12:05', 'LIS', '04-15T23:40'], back);

const stay = (tripId: string, from: string, until: string, more: Partial<LodgingPlan> = {}): LodgingPlan => ({
  kind: 'lodging',
  tripId,
  title: tripId,
  startsAt: at(`${from}T15:00`, LISBON),
  endsAt: at(`${until}T11:00`, LISBON),
  checkIn: day(from),
  checkOut: day(until),
  countryCode: 'PT',
  place: LISBON,
  checkInFrom: '15:00',
  checkInUntil: null,
  ...more,
});
const hotel = stay('hotel', '04-15', '04-19');

const DAILY = Array.from({ length: 7 }, () => ({ opens: 360, closes: 1380 }));
function rental(
  pickUp: string,
  dropOff: string,
  more: { hours?: typeof DAILY; keyBox?: boolean } = {},
): RentalPlan {
  const desk = (moment: string) => ({
    local: local(moment),
    zone: LISBON.zone,
    airportCode: 'LIS',
    placeId: LISBON.placeId,
    hours: more.hours ?? DAILY,
    hasAfterHoursReturn: more.keyBox ?? false,
  });
  return {
    kind: 'rental',
    tripId: 'car',
    title: 'Compact SUV',
    company: 'Atlantic Drive',
    startsAt: at(pickUp, LISBON),
    endsAt: at(dropOff, LISBON),
    pickUp: desk(pickUp),
    dropOff: desk(dropOff),
  };
}
const outing = <K extends 'activity' | 'transfer'>(kind: K, from: string, until: string) =>
  ({
    kind,
    tripId: kind,
    title: kind,
    startsAt: at(from, LISBON),
    endsAt: at(until, LISBON),
    place: LISBON,
  }) as Extract<ActivityPlan | TransferPlan, { kind: K }>;

const check = (...plans: TripPlan[]) => checkTripFit(plans, NOW);
const kinds = (...plans: TripPlan[]) =>
  check(...plans).problems.map(({ kind, severity }) => `${severity} ${kind}`);

test('a trip whose bookings fit has no problem, and says what was checked', () => {
  const { problems, fits, open } = check(there, hotel, rental('04-15T10:30', '04-19T08:30'));
  expect(problems).toEqual([]);
  expect(open).toEqual([]);
  expect(fits).toMatchObject([
    { kind: 'landingToBed', tripIds: ['hotel', 'flight'], facts: { open: 'allNight', late: 'no' } },
    { kind: 'landingToCar', facts: { minutes: 85 } },
    { kind: 'beds', facts: { nights: 4 } },
    { kind: 'carToLeaving', facts: { minutes: 185 } },
  ]);
});

test('the flight moved: the desk closes 40 minutes before landing, the next morning fits', () => {
  const { problems } = check(lateThere, hotel, rental('04-15T08:30', '04-19T08:30'));
  expect(problems).toMatchObject([
    {
      kind: 'deskClosedAtLanding',
      severity: 'stop',
      tripIds: ['car', 'flight'],
      facts: { minutes: 40, company: 'Atlantic Drive', flight: 'TP 216' },
      gap: {
        from: { local: '2027-04-15T23:00', zone: 'Europe/Lisbon' },
        until: { local: '2027-04-15T23:40', zone: 'Europe/Lisbon' },
      },
      fixes: [{ kind: 'movePickUp', tripId: 'car', to: '2027-04-16T08:30', zone: 'Europe/Lisbon' }],
    },
  ]);
});

describe('cars', () => {
  test.each<[says: string, pickUp: string, dropOff: string, expected: string[], to: string | null]>([
    ['an hour before landing', '04-15T08:00', '04-19T08:30', ['stop carBeforeLanding'], '2027-04-15T10:00'],
    ['ten minutes after landing', '04-15T09:15', '04-19T08:30', ['warn tightToCar'], '2027-04-15T10:00'],
    ['half an hour after landing is enough', '04-15T09:35', '04-19T08:30', [], null],
    ['before the desk opens', '04-16T05:00', '04-19T08:30', ['stop deskClosedAtPickUp'], '2027-04-16T06:00'],
    ['an hour before leaving', '04-15T10:00', '04-19T10:35', ['warn tightFromCar'], '2027-04-19T09:30'],
    ['two hours before leaving is enough', '04-15T10:00', '04-19T09:35', [], null],
    ['after leaving', '04-15T10:00', '04-19T12:00', ['stop carAfterLeaving'], '2027-04-19T09:30'],
    ['back at a closed desk', '04-15T10:00', '04-19T05:30', ['stop deskClosedAtDropOff'], '2027-04-19T06:00'],
  ])('%s', (_, pickUp, dropOff, expected, to) => {
    const plans = [there, hotel, rental(pickUp, dropOff)];
    expect(kinds(...plans)).toEqual(expected);
    const [fix] = check(...plans).problems[0]?.fixes ?? [];
    expect(fix && 'to' in fix ? fix.to : null).toBe(to);
  });

  test('a key box takes a car at any time', () => {
    expect(kinds(there, hotel, rental('04-15T10:00', '04-19T05:30', { keyBox: true }))).toEqual([]);
  });
  test('a pick-up that would be after the return has no fix', () => {
    const { problems } = check(lateThere, hotel, rental('04-15T08:30', '04-15T20:00'));
    expect(problems.find(({ kind }) => kind === 'deskClosedAtLanding')?.fixes ?? []).toEqual([]);
  });
  test('a flight to another city has nothing to do with a car', () => {
    const porto = flight(
      'flight',
      ['BOS', '04-14T21:30', 'OPO', '04-15T12:00'],
      ['OPO', '04-19T11:00', 'BOS', '04-19T14:00'],
    );
    expect(kinds(porto, rental('04-15T10:00', '04-19T10:30'))).toEqual([]);
  });
  test('two at once', () => {
    const other = { ...rental('04-16T10:00', '04-18T10:00'), tripId: 'other' };
    expect(kinds(there, hotel, rental('04-15T10:00', '04-19T08:30'), other)).toEqual(['info twoCars']);
  });
  test('one whose desk nobody knows is left alone', () => {
    const { pickUp: _, dropOff: __, ...unknown } = rental('04-15T08:00', '04-19T12:00');
    expect(kinds(there, hotel, unknown)).toEqual([]);
  });
});

describe('beds', () => {
  test.each<[says: string, plans: TripPlan[], expected: string[], fixes: unknown[]]>([
    [
      'the last night is open: a night more in the same hotel, or another bed',
      [there, stay('hotel', '04-15', '04-18')],
      ['warn nightWithoutBed'],
      [
        { kind: 'moveStay', tripId: 'hotel', checkIn: day('04-15'), checkOut: day('04-19') },
        {
          kind: 'addBed',
          open: {
            kind: 'bed',
            city: 'Lisbon',
            placeId: 'city:lisbon-pt',
            from: day('04-18'),
            until: day('04-19'),
          },
        },
      ],
    ],
    [
      'a night between two hotels',
      [stay('one', '04-15', '04-16'), stay('two', '04-17', '04-19')],
      ['warn nightWithoutBed'],
      [
        { kind: 'moveStay', tripId: 'one', checkIn: day('04-15'), checkOut: day('04-17') },
        { kind: 'moveStay', tripId: 'two', checkIn: day('04-16'), checkOut: day('04-19') },
        {
          kind: 'addBed',
          open: {
            kind: 'bed',
            city: 'Lisbon',
            placeId: 'city:lisbon-pt',
            from: day('04-16'),
            until: day('04-17'),
          },
        },
      ],
    ],
    [
      'two hotels for one night',
      [there, stay('one', '04-15', '04-18'), stay('two', '04-17', '04-19')],
      ['warn twoBeds'],
      [
        { kind: 'moveStay', tripId: 'one', checkIn: day('04-15'), checkOut: day('04-17') },
        { kind: 'moveStay', tripId: 'two', checkIn: day('04-18'), checkOut: day('04-19') },
      ],
    ],
    ['one within the other', [there, hotel, stay('two', '04-16', '04-17')], ['warn twoBeds'], []],
    [
      'the hotel is paid from the night before landing',
      [there, stay('hotel', '04-14', '04-19')],
      ['warn bedBeforeLanding'],
      [{ kind: 'moveStay', tripId: 'hotel', checkIn: day('04-15'), checkOut: day('04-19') }],
    ],
    [
      'and longer than one is there',
      [there, stay('hotel', '04-15', '04-20')],
      ['warn bedAfterLeaving'],
      [{ kind: 'moveStay', tripId: 'hotel', checkIn: day('04-15'), checkOut: day('04-19') }],
    ],
  ])('%s', (_, plans, expected, fixes) => {
    expect(kinds(...plans)).toEqual(expected);
    expect(check(...plans).problems[0]?.fixes).toEqual(fixes);
  });

  test('a landing after midnight is of the night before', () => {
    const night = flight('flight', ['BOS', '04-15T12:00', 'LIS', '04-16T00:30'], back);
    const { problems, fits } = check(night, hotel);
    expect(problems).toEqual([]);
    expect(fits).toContainEqual(
      expect.objectContaining({
        kind: 'landingToBed',
        facts: { title: 'hotel', late: 'yes', open: 'allNight' },
      }),
    );
  });
  test('two rooms of one house are only to know', () => {
    expect(kinds(there, hotel, { ...hotel, tripId: 'second' })).toEqual(['info twoBeds']);
  });
  test('nobody sleeps anywhere yet: nothing is wrong, and a bed and a car would complete it', () => {
    const { problems, open } = check(there);
    expect(problems).toEqual([]);
    expect(open).toEqual([
      { kind: 'bed', city: 'Lisbon', placeId: 'city:lisbon-pt', from: '2027-04-15', until: '2027-04-19' },
      {
        kind: 'car',
        city: 'Lisbon',
        airport: 'LIS',
        pickUp: '2027-04-15T10:00',
        dropOff: '2027-04-19T09:30',
      },
    ]);
  });
  test('two cities by one trip: each has its nights', () => {
    const onward = flight('onward', ['LIS', '04-17T12:00', 'OPO', '04-17T13:00']);
    const home = flight('flight', out, ['OPO', '04-19T11:35', 'BOS', '04-19T14:20']);
    const beds = [stay('lisbon', '04-15', '04-17'), stay('porto', '04-17', '04-19', { place: PORTO })];
    expect(kinds(home, onward, ...beds)).toEqual([]);
    expect(check(home, onward, ...beds).fits.filter(({ kind }) => kind === 'beds')).toHaveLength(2);
  });
});

describe('checking in', () => {
  const until = (checkInUntil: string | null) => stay('hotel', '04-15', '04-19', { checkInUntil });
  test.each<[checkInUntil: string | null, expected: string[]]>([
    ['23:00', ['stop checkInClosed']],
    ['23:40', ['stop checkInClosed']],
    ['23:59', ['warn tightToCheckIn']],
    ['02:00', []],
    [null, []],
  ])('lands at 23:40, somebody is there until %s', (checkInUntil, expected) => {
    expect(kinds(lateThere, until(checkInUntil))).toEqual(expected);
  });
  test('nobody knows until when: nothing is said', () => {
    const { checkInUntil: _, ...unknown } = hotel;
    expect(kinds(lateThere, unknown)).toEqual([]);
    expect(check(lateThere, unknown).fits.map(({ kind }) => kind)).not.toContain('landingToBed');
  });
});

describe('ways', () => {
  const onward = (departs: string) => flight('onward', ['LIS', departs, 'OPO', '04-15T13:30']);
  const oneWay = flight('flight', out);
  test.each<[departs: string, expected: string[]]>([
    ['04-15T09:00', ['stop legsOverlap']],
    ['04-15T10:30', ['warn tightConnection']],
    ['04-15T10:35', []],
  ])('lands at 09:05, the next booking leaves at %s', (departs, expected) => {
    expect(kinds(oneWay, onward(departs))).toEqual(expected);
  });
  test('within a booking its seller has checked it', () => {
    expect(kinds(flight('flight', out, ['LIS', '04-15T09:30', 'OPO', '04-15T10:30']))).toEqual([]);
  });
});

describe('activities and transfers', () => {
  test.each<
    [kind: 'activity' | 'transfer', from: string, until: string, expected: string[], to: string | null]
  >([
    ['activity', '04-17T18:30', '04-17T20:30', [], null],
    ['activity', '04-15T08:00', '04-15T10:00', ['stop activityDuringFlight'], null],
    ['activity', '04-15T10:00', '04-15T12:00', ['warn tightToActivity'], null],
    ['activity', '04-19T07:00', '04-19T09:00', ['warn tightFromActivity'], null],
    ['transfer', '04-15T09:00', '04-15T09:40', ['stop transferBeforeLanding'], '2027-04-15T09:35'],
    ['transfer', '04-19T10:30', '04-19T11:00', ['warn transferTooShort'], '2027-04-19T09:05'],
    ['transfer', '04-19T09:00', '04-19T09:30', [], null],
  ])('%s from %s to %s', (kind, from, until, expected, to) => {
    const plans = [there, hotel, outing(kind, from, until)];
    expect(kinds(...plans)).toEqual(expected);
    const [fix] = check(...plans).problems[0]?.fixes ?? [];
    expect(fix && 'to' in fix ? fix.to : null).toBe(to);
  });
  test('two at once', () => {
    const second = { ...outing('activity', '04-17T19:00', '04-17T21:00'), tripId: 'second' };
    expect(kinds(there, hotel, outing('activity', '04-17T18:30', '04-17T20:30'), second)).toEqual([
      'stop activitiesOverlap',
    ]);
  });
  test('one that waits for its operator may not happen, and only warns', () => {
    const pending = {
      ...outing('activity', '04-17T19:00', '04-17T21:00'),
      tripId: 'second',
      isPending: true,
    };
    expect(kinds(there, hotel, outing('activity', '04-17T18:30', '04-17T20:30'), pending)).toEqual([
      'warn activitiesOverlap',
    ]);
    const flying = { ...outing('activity', '04-15T08:00', '04-15T10:00'), isPending: true };
    expect(kinds(there, hotel, flying)).toEqual(['warn activityDuringFlight']);
  });
});

describe('clocks', () => {
  test('the night that clocks go forward is an hour shorter', () => {
    // Lisbon, March 28: 01:00 is followed by 02:00
    const ways = flight(
      'flight',
      ['BOS', '03-27T12:00', 'LIS', '03-28T00:30'],
      ['LIS', '03-30T11:00', 'BOS', '03-30T14:00'],
    );
    const always = Array.from({ length: 7 }, () => ({ opens: 0, closes: 1440 }));
    const { fits } = check(ways, rental('03-28T02:30', '03-30T08:00', { hours: always }));
    expect(fits.find(({ kind }) => kind === 'landingToCar')?.facts.minutes).toBe(60);
  });
  test('what is behind is no problem any more', () => {
    const plans = [there, hotel, rental('04-15T08:00', '04-19T08:30')];
    expect(checkTripFit(plans, at('04-16T12:00', LISBON)).problems).toEqual([]);
    expect(checkTripFit([there], at('04-16T12:00', LISBON)).open).toEqual([]);
  });
  test('the gravest first, whatever the order of the bookings', () => {
    const plans = [stay('hotel', '04-15', '04-18'), rental('04-15T08:00', '04-19T08:30'), there];
    expect(kinds(...plans)).toEqual(['stop carBeforeLanding', 'warn nightWithoutBed']);
    expect(check(...plans.toReversed())).toEqual(check(...plans));
  });
});

import { type Instant, instantAt } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import { type Commitment, judgeSlot, planAround, travelMinutes, waysTo } from './fits-trip.ts';

const ZONE = 'Europe/Lisbon';
const AIRPORT = { lat: 38.7742, lon: -9.1342 };
const HOTEL = { lat: 38.7166, lon: -9.1502 };
const DOCK = { lat: 38.6942, lon: -9.1986 };
const lisbon = (local: string): Instant => instantAt(local, ZONE);

const commitment = (
  kind: Commitment['kind'],
  from: string,
  to: string,
  more: Partial<Commitment> = {},
): Commitment => ({
  bookingId: `${kind} 1`,
  kind,
  from: lisbon(from),
  to: lisbon(to),
  at: AIRPORT,
  isPending: false,
  ...more,
});

/** The trip of the pictures: land early on Thursday, take a car, fly home on Monday. */
const PICTURED = [
  commitment('landing', '2027-04-14T22:30', '2027-04-15T05:40'),
  commitment('carPickUp', '2027-04-15T08:30', '2027-04-15T08:30'),
  commitment('checkIn', '2027-04-15T15:00', '2027-04-15T23:00', { at: HOTEL }),
  commitment('carReturn', '2027-04-19T08:30', '2027-04-19T08:30'),
  commitment('takeoff', '2027-04-19T11:35', '2027-04-19T20:00'),
];

function judge(
  booked: readonly Commitment[],
  from: string,
  hours: number,
  { at = DOCK, visitMinutes = null as number | null } = {},
) {
  const trip = planAround(booked);
  const startsAt = Date.parse(lisbon(from));
  const slot = { startsAt, endsAt: startsAt + hours * 3_600_000, early: 15, visitMinutes };
  return judgeSlot(trip, waysTo(trip, at), slot);
}

describe('the sail of the pictures', () => {
  test.each([
    ['2027-04-14T18:30', { verdict: 'beforeLanding', bookingId: 'landing 1', kind: 'landing' }],
    ['2027-04-15T10:00', { verdict: 'tight', bookingId: 'carPickUp 1', kind: 'carPickUp' }],
    ['2027-04-15T14:30', { verdict: 'fits' }],
    ['2027-04-17T18:30', { verdict: 'fits' }],
    ['2027-04-19T10:00', { verdict: 'clashes', bookingId: 'takeoff 1', kind: 'takeoff' }],
    ['2027-04-20T10:00', { verdict: 'clashes', bookingId: 'takeoff 1', kind: 'takeoff' }],
  ])('at %s is %j', (from, fit) => {
    expect(judge(PICTURED, from, 2)).toEqual(fit);
  });

  test('is half an hour by car from the hotel at most', () => {
    expect(travelMinutes(HOTEL, DOCK)).toBeGreaterThanOrEqual(20);
    expect(travelMinutes(HOTEL, DOCK)).toBeLessThanOrEqual(30);
    expect(travelMinutes(HOTEL, HOTEL)).toBe(0);
  });
});

test('a tour that begins before the car is handed over clashes with it', () => {
  expect(judge(PICTURED, '2027-04-15T08:45', 8)).toMatchObject({ verdict: 'clashes', kind: 'carPickUp' });
});

test('between a flight away and the next one here, nobody is here', () => {
  const booked = [
    ...PICTURED.slice(0, 3),
    commitment('takeoff', '2027-04-16T12:00', '2027-04-16T13:00', { bookingId: 'to Porto' }),
    commitment('landing', '2027-04-17T12:00', '2027-04-17T13:00', { bookingId: 'from Porto' }),
  ];
  expect(judge(booked, '2027-04-16T18:30', 2)).toMatchObject({ verdict: 'clashes', bookingId: 'to Porto' });
  expect(judge(booked, '2027-04-17T18:30', 2)).toEqual({ verdict: 'fits' });
});

test('a connection doesn’t count as a second departure', () => {
  const booked = [
    commitment('takeoff', '2027-04-16T12:00', '2027-04-16T13:00', { bookingId: 'to Porto' }),
    commitment('takeoff', '2027-04-16T14:00', '2027-04-16T15:00', { bookingId: 'to Madrid' }),
    commitment('landing', '2027-04-17T12:00', '2027-04-17T13:00'),
  ];
  expect(judge(booked, '2027-04-16T18:30', 2)).toMatchObject({ verdict: 'clashes', bookingId: 'to Porto' });
  expect(judge(booked, '2027-04-17T18:30', 2)).toEqual({ verdict: 'fits' });
});

test('who has something here before a flight was here before it', () => {
  const tour = commitment('activity', '2027-04-14T10:00', '2027-04-14T12:00', { at: HOTEL });
  expect(judge([tour, ...PICTURED], '2027-04-14T18:30', 2)).toEqual({ verdict: 'fits' });
});

test('a desk that closes while one is out is a clash, unless there’s time to check in before', () => {
  const stay = commitment('checkIn', '2027-04-15T20:00', '2027-04-15T22:00', { at: HOTEL });
  expect(judge([stay], '2027-04-15T20:15', 2)).toMatchObject({ verdict: 'clashes', kind: 'checkIn' });
  expect(judge([stay], '2027-04-15T18:30', 2)).toEqual({ verdict: 'fits' });
  expect(judge([stay], '2027-04-15T21:00', 2)).toMatchObject({ verdict: 'tight', kind: 'checkIn' });
  expect(judge([stay], '2027-04-15T22:00', 2)).toEqual({ verdict: 'fits' });
});

test('another activity clashes when the way is too long; one that may not happen only warns', () => {
  const tasting = commitment('activity', '2027-04-16T10:00', '2027-04-16T12:00', { at: HOTEL });
  expect(judge([tasting], '2027-04-16T12:30', 2)).toMatchObject({ verdict: 'clashes', kind: 'activity' });
  expect(judge([tasting], '2027-04-16T13:00', 2)).toMatchObject({ verdict: 'tight', kind: 'activity' });
  expect(judge([tasting], '2027-04-16T12:30', 2, { at: HOTEL })).toMatchObject({ verdict: 'tight' });
  expect(judge([tasting], '2027-04-16T14:00', 2)).toEqual({ verdict: 'fits' });
  const pending = { ...tasting, isPending: true };
  expect(judge([pending], '2027-04-16T11:00', 2)).toMatchObject({ verdict: 'tight', kind: 'activity' });
});

describe('a ticket for opening hours', () => {
  const museum = { at: HOTEL, visitMinutes: 120 };
  const lunch = commitment('activity', '2027-04-16T12:00', '2027-04-16T15:00', { at: HOTEL });

  test('fits while a stretch that’s long enough is free', () => {
    expect(judge([lunch], '2027-04-16T10:00', 8, museum)).toEqual({ verdict: 'fits' });
    expect(judge([lunch], '2027-04-16T10:00', 5, museum)).toMatchObject({ verdict: 'tight' });
    expect(judge([lunch], '2027-04-16T11:00', 5, museum)).toMatchObject({ verdict: 'clashes' });
  });

  test('is before landing only when it closes before', () => {
    expect(judge(PICTURED, '2027-04-14T10:00', 8, museum)).toMatchObject({ verdict: 'beforeLanding' });
    expect(judge(PICTURED, '2027-04-15T10:00', 8, museum)).toEqual({ verdict: 'fits' });
  });
});

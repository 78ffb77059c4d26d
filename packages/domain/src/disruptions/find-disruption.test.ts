/** The clock across each boundary of a disruption, by the zone where the flight leaves. */
import { describe, expect, it, test } from 'vitest';
import { type Instant, instantAt, localAt, plusSeconds } from '../dates.ts';
import { purchaseRefusal } from '../protections/decide.ts';
import { termsById } from '../protections/protection-terms.ts';
import {
  eventEnds,
  findDisruption,
  isFlownAround,
  isNearDeparture,
  rebookingEnds,
} from './find-disruption.ts';
import { type FlightStatus, flightState, flightStatus } from './flight-status.ts';

const HOUR = 3_600;
const place = (code: string) => ({ code, name: code, countryCode: 'US' });

/** Eight hours in the air; `lateMinutes` for both ends. */
function flight(departs: string, zone: string, lateMinutes = 0, connectionMinutes: number | null = null) {
  const starts = instantAt(departs, zone);
  const ends = plusSeconds(starts, 8 * HOUR);
  const planned = {
    slice: 0,
    title: 'TP 216',
    from: place('BOS'),
    to: place('LIS'),
    starts,
    ends,
    startsLocal: localAt(starts, zone),
    endsLocal: localAt(ends, 'Europe/Lisbon'),
    grade: 0,
    carrierCountry: 'PT',
    connectionMinutes,
  };
  const times = {
    departs: plusSeconds(starts, lateMinutes * 60),
    arrives: plusSeconds(ends, lateMinutes * 60),
    isCanceled: false,
    cause: null,
    updatedAt: starts,
  };
  const zones = { fromZone: zone, toZone: 'Europe/Lisbon' };
  return flightStatus(planned, times, zones, plusSeconds(starts, -5 * HOUR));
}

/** When clocks change, and the local time at which no qualifying flight is left. */
const NIGHTS = [
  ['forward, out of New York', '2027-03-13T20:00', 'America/New_York', '2027-03-15T04:00:00.000Z'],
  ['back, out of New York', '2027-11-06T20:00', 'America/New_York', '2027-11-08T05:00:00.000Z'],
  ['forward, out of Lisbon', '2027-03-27T20:00', 'Europe/Lisbon', '2027-03-28T23:00:00.000Z'],
  ['back, out of Lisbon', '2027-10-30T20:00', 'Europe/Lisbon', '2027-11-01T00:00:00.000Z'],
  ['forward, out of Sydney', '2027-10-02T20:00', 'Australia/Sydney', '2027-10-03T13:00:00.000Z'],
  ['never, out of Phoenix', '2027-03-13T20:00', 'America/Phoenix', '2027-03-15T07:00:00.000Z'],
] as const;

describe('when clocks go', () => {
  it.each(NIGHTS)('%s: the next day ends at the airport’s midnight', (_, departs, zone, ends) => {
    const end = rebookingEnds(flight(departs, zone));
    expect(Date.parse(end)).toBe(Date.parse(ends));
    expect(localAt(end, zone).slice(11)).toBe('00:00');
  });

  it.each(NIGHTS)('%s: it counts and is sold by hours, not by days of the calendar', (_, departs, zone) => {
    const of = flight(departs, zone);
    const { scheduledDeparture: leaves, scheduledArrival: lands } = of;
    const dayBefore = plusSeconds(leaves, -24 * HOUR);
    expect(isNearDeparture([of], dayBefore)).toBe(true);
    expect(isNearDeparture([of], plusSeconds(dayBefore, -1))).toBe(false);
    expect(isNearDeparture([of], plusSeconds(lands, -1))).toBe(true);
    expect(isNearDeparture([of], lands)).toBe(false);
    expect(eventEnds([of])).toBe(plusSeconds(lands, 24 * HOUR));
    const terms = termsById('disruption-flight-2026-11');
    const sold = (at: Instant) => purchaseRefusal(terms, purchase(leaves, lands, at), at)?.rule;
    expect([sold(plusSeconds(dayBefore, -1)), sold(dayBefore)]).toEqual([undefined, 'buyAhead']);
  });
});

const purchase = (startsAt: Instant, endsAt: Instant, boughtAt: Instant) => ({
  bookedAt: boughtAt,
  boughtAt,
  startsAt,
  endsAt,
  travelers: 1,
  covered: 1,
  amounts: { base: 50_000, taxes: 5_000 },
  isWithBooking: true,
  days: null,
  happened: [],
  exercisedAt: null,
});

test('a slice is read from a day before it leaves until a day after it lands', () => {
  const { scheduledDeparture: leaves, scheduledArrival: lands } = flight(
    '2027-04-14T21:00',
    'America/New_York',
  );
  const at = (from: Instant, hours: number, seconds = 0) =>
    isFlownAround({ leaves, lands }, plusSeconds(from, hours * HOUR + seconds));
  expect([at(leaves, -24, -1), at(leaves, -24)]).toEqual([false, true]);
  expect([at(lands, 24, -1), at(lands, 24)]).toEqual([true, false]);
});

test.each<[lateMinutes: number, type: string | null]>([
  [0, null],
  [59, null],
  [60, 'Delayed'],
  [400, 'Delayed'],
])('%d minutes late: %s', (lateMinutes, type) => {
  expect(findDisruption([flight('2027-04-14T21:00', 'America/New_York', lateMinutes)])?.type ?? null).toBe(
    type,
  );
});

test('a connection is missed from a minute less than it needs', () => {
  const second = flight('2027-04-15T12:00', 'Europe/Lisbon');
  const slack = (Date.parse(second.scheduledDeparture) - Date.parse(first(0).scheduledArrival)) / 60_000 - 45;
  expect(findDisruption([first(slack), second])?.type).not.toBe('MissedConnection');
  expect(findDisruption([first(slack + 1), second])).toMatchObject({ type: 'MissedConnection', missed: 1 });
  // Both late by as much: it's reached
  const late = flight('2027-04-15T12:00', 'Europe/Lisbon', slack + 1);
  expect(findDisruption([first(slack + 1), late])?.type).not.toBe('MissedConnection');
});
const first = (lateMinutes: number): FlightStatus =>
  flight('2027-04-14T21:00', 'America/New_York', lateMinutes, 45);

test('a flight is late from 15 minutes on, and leaves and lands by its estimates', () => {
  const of = flight('2027-04-14T21:00', 'America/New_York', 14);
  const state = (now: Instant, lateMinutes: number) =>
    flightState(flight('2027-04-14T21:00', 'America/New_York', lateMinutes), false, now);
  expect([state(of.updatedAt, 14), state(plusSeconds(of.scheduledDeparture, -1), 15)]).toEqual([
    'OnTime',
    'Delayed',
  ]);
  expect(state(plusSeconds(of.scheduledDeparture, 15 * 60), 15)).toBe('Departed');
  expect(state(plusSeconds(of.scheduledArrival, 15 * 60), 15)).toBe('Landed');
  expect(flightState(of, true, of.scheduledArrival)).toBe('Canceled');
});

import { expect, test } from 'vitest';
import type { TripPlan } from '../booking/trip-plan.ts';
import type { CalendarDate, Instant, LocalDateTime } from '../dates.ts';
import { compareSchedules, reasonsOf } from './compare-schedules.ts';
import type { SchedulePart } from './schedule.ts';
import { effectsOn } from './trip-effects.ts';

const instant = (text: string) => `${text}:00.000Z` as Instant;
const place = (code: string, countryCode: string) => ({ code, name: code, countryCode });
/** In Lisbon's winter, whose clocks show UTC. */
const arrival = (starts: string, ends: string): SchedulePart => ({
  slice: 0,
  title: 'TP 1',
  from: place('BOS', 'US'),
  to: place('LIS', 'PT'),
  starts: instant(starts),
  ends: instant(ends),
  startsLocal: starts as LocalDateTime,
  endsLocal: ends as LocalDateTime,
  grade: 0,
  carrierCountry: 'PT',
  connectionMinutes: null,
});
const common = (tripId: string, startsAt: string, endsAt: string) => ({
  tripId,
  title: tripId,
  startsAt: instant(startsAt),
  endsAt: instant(endsAt),
});
const hotel: TripPlan = {
  kind: 'lodging',
  ...common('hotel', '2027-01-14T15:00', '2027-01-18T12:00'),
  checkIn: '2027-01-14' as CalendarDate,
  checkOut: '2027-01-18' as CalendarDate,
  countryCode: 'PT',
};
const car: TripPlan = { kind: 'rental', ...common('car', '2027-01-15T00:30', '2027-01-18T12:00') };
const onward = (departs: string): TripPlan => ({
  kind: 'transport',
  ...common('onward', departs, '2027-01-15T12:00'),
  firstDay: departs.slice(0, 10) as CalendarDate,
  lastDay: '2027-01-15' as CalendarDate,
  legs: [
    {
      departs: instant(departs),
      origin: 'LIS',
      departsWith: 'TP 9',
      arrives: instant('2027-01-15T12:00'),
      destination: 'OPO',
      arrivesWith: 'TP 9',
    },
  ],
});
const kinds = (plans: TripPlan[], was: SchedulePart, is: SchedulePart) =>
  effectsOn(plans, [was], [is]).map(({ tripId, kind }) => [tripId, kind]);

test('23:50 moves to 00:20: 30 minutes, but date, hotel night and car pick-up change', () => {
  const was = arrival('2027-01-14T16:50', '2027-01-14T23:50');
  const is = arrival('2027-01-14T17:20', '2027-01-15T00:20');
  expect(reasonsOf(compareSchedules([was], [is]))).toEqual(['Later', 'OtherDate']);
  expect(kinds([hotel, car], was, is)).toEqual([
    ['hotel', 'LateCheckIn'],
    ['car', 'PickUpBeforeArrival'],
  ]);
});

test('an arrival after the first night leaves it unused, one a day early misses a night', () => {
  const was = arrival('2027-01-14T08:00', '2027-01-14T15:00');
  expect(kinds([hotel], was, arrival('2027-01-15T08:00', '2027-01-15T15:00'))).toEqual([
    ['hotel', 'NightUnused'],
  ]);
  expect(kinds([hotel], was, arrival('2027-01-13T08:00', '2027-01-13T15:00'))).toEqual([
    ['hotel', 'NightMissing'],
  ]);
  expect(kinds([hotel], was, arrival('2027-01-14T09:00', '2027-01-14T16:00'))).toEqual([]);
});

test('another booking’s flight is lost once there is too little time for it', () => {
  const was = arrival('2027-01-14T20:00', '2027-01-15T06:00');
  const is = arrival('2027-01-14T20:40', '2027-01-15T06:40');
  expect(kinds([onward('2027-01-15T08:00')], was, is)).toEqual([['onward', 'ConnectionLost']]);
  expect(kinds([onward('2027-01-15T08:15')], was, is)).toEqual([]);
  expect(kinds([onward('2027-01-15T07:00')], was, is)).toEqual([]);
});

test('leaving earlier than the car goes back', () => {
  const leaving = (starts: string, ends: string) => ({
    ...arrival(starts, ends),
    from: place('LIS', 'PT'),
    to: place('BOS', 'US'),
  });
  const was = leaving('2027-01-18T14:00', '2027-01-18T21:00');
  expect(kinds([car], was, leaving('2027-01-18T12:10', '2027-01-18T19:10'))).toEqual([
    ['car', 'ReturnAfterDeparture'],
  ]);
  expect(kinds([car], was, leaving('2027-01-18T12:40', '2027-01-18T19:40'))).toEqual([]);
});

/** Activities for tests and measurements, made once for each size. */
import { type CalendarDate, dayNumber, type Instant, instantAt } from '@sojourn/domain/dates.ts';
import { truePlaces } from '@sojourn/geography/testing/true-places.ts';
import { type Commitment, planAround } from '@sojourn/products/activity/rules/slots/fits-trip.ts';
import { boxAbout } from '../../../places/testing/box-about.ts';
import type { ActivityMarketState } from '../calendar.ts';
import { DEMO_ACTIVITIES } from '../data/demo-activities.ts';
import { createActivityWorld } from '../generate.ts';
import { NOTHING_SOLD } from '../places-left.ts';
import type { ActivityQuery } from '../search/query.ts';
import { type ActivityWorld, rowOfActivity } from '../world.ts';

const made = new Map<number, ActivityWorld>();
export function activitiesOf(count: number): ActivityWorld {
  const world = made.get(count) ?? createActivityWorld({ ...truePlaces(), count });
  made.set(count, world);
  return world;
}

/** The row of an activity of the pictures. */
export function demoRow(world: ActivityWorld, name: string): number {
  const place = DEMO_ACTIVITIES.findIndex((each) => each.name === name);
  const row = rowOfActivity(world, `act_lisbon-pt-${place + 1}`);
  if (row === undefined) throw new Error(`no activity ${name}`);
  return row;
}

/** The day of the pictures. */
const NOW = '2027-02-08T10:00:00Z' as Instant;
export const STATE: ActivityMarketState = { now: NOW, sold: NOTHING_SOLD };

export const dayOf = (date: string): number => dayNumber(date as CalendarDate);

export const ANY_FILTERS: ActivityQuery['filters'] = {
  categories: [],
  times: [],
  durations: [],
  languages: [],
  days: [],
  leastRating: 0,
  leastMinor: 0,
  mostMinor: null,
  freeCancellation: false,
  instant: false,
  pickup: false,
  goodFor: [],
  agesFit: true,
  fitsTrip: false,
  policy: null,
  inPolicyOnly: false,
};

const LISBON = { lat: 38.7139, lon: -9.1394 };
const AIRPORT = { lat: 38.7742, lon: -9.1342 };
const HOTEL = { lat: 38.7166, lon: -9.1502 };
const commitment = (
  kind: Commitment['kind'],
  from: string,
  to: string,
  at: Commitment['at'],
): Commitment => ({
  bookingId: kind,
  kind,
  from: instantAt(from, 'Europe/Lisbon'),
  to: instantAt(to, 'Europe/Lisbon'),
  at,
  isPending: false,
});

/** Maya's: she lands early on Thursday, has a car from 8:30, and flies home on Monday. */
const PICTURED_TRIP = planAround([
  commitment('landing', '2027-04-14T22:30', '2027-04-15T05:40', AIRPORT),
  commitment('carPickUp', '2027-04-15T08:30', '2027-04-15T08:30', AIRPORT),
  commitment('checkIn', '2027-04-15T15:00', '2027-04-16T00:00', HOTEL),
  commitment('carReturn', '2027-04-19T08:30', '2027-04-19T08:30', AIRPORT),
  commitment('takeoff', '2027-04-19T11:35', '2027-04-19T20:00', AIRPORT),
]);

/** Two adults in Lisbon from Wednesday to Monday, as in the pictures. */
export const PICTURED_QUERY: ActivityQuery = {
  box: boxAbout(LISBON, 0.2),
  span: { first: dayOf('2027-04-14'), days: 6 },
  ages: [34, 36],
  filters: ANY_FILTERS,
  trip: PICTURED_TRIP,
  sort: 'Recommended',
  top: 25,
};

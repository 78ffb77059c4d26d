import { dateOfDay, type Instant, localAt } from '@sojourn/domain/dates.ts';
import { mix } from '@sojourn/domain/mix.ts';
import { decidedAt } from '@sojourn/products/activity/rules/booking/minimum-group.ts';
import { expect, test } from 'vitest';
import { activityDay, slotsOn, validUntil } from './calendar.ts';
import { NOTHING_SOLD, startKey, takenPlaces } from './places-left.ts';
import { PLAN_KEYS, type PlanKey } from './plans.ts';
import { MINIMUM_GROUPS } from './terms.ts';
import { activitiesOf, dayOf, demoRow, STATE } from './testing/activities.ts';
import { cityOfActivity } from './world.ts';

const world = activitiesOf(15_000);
const rows = Array.from({ length: world.count }, (_, row) => row);
const sail = demoRow(world, 'Tejo sunset sail');

function rowWith(plan: PlanKey, holds: (row: number) => boolean = () => true): number {
  const found = rows.find((row) => world.plan[row] === PLAN_KEYS.indexOf(plan) && holds(row));
  if (found === undefined) throw new Error(`no activity with ${plan}`);
  return found;
}
const inZone = (zone: string) => (row: number) => cityOfActivity(world, row).zone === zone;

test('the sail has the places of its picture', () => {
  const grid = ['15', '16', '17', '18', '19'].map((day) =>
    slotsOn(world, STATE, sail, 0, dayOf(`2027-04-${day}`)).map(
      ({ startsAtLocal, placesLeft, state }) => `${startsAtLocal.slice(11)} ${placesLeft} ${state}`,
    ),
  );
  expect(grid).toEqual([
    ['10:00 12 available', '14:30 10 available', '18:30 6 available'],
    ['10:00 9 available', '14:30 12 available', '18:30 2 limited'],
    ['10:00 11 available', '14:30 7 available', '18:30 8 available'],
    ['14:30 10 available', '18:30 0 soldOut'],
    ['10:00 12 available'],
  ]);
  expect(activityDay(world, STATE, sail, dayOf('2027-04-18'))).toBe('available');
});

test('a slot has its instants and the one until which it’s confirmed', () => {
  const slots = slotsOn(world, STATE, sail, 1, dayOf('2027-04-17'));
  expect(slots[2]).toMatchObject({
    slotId: '2027-04-17T18:30',
    startsAt: '2027-04-17T17:30:00Z',
    endsAtLocal: '2027-04-17T20:30',
    cutOffAt: '2027-04-17T16:30:00.000Z',
    allDay: false,
  });
  const late = { ...STATE, now: '2027-04-17T16:30:00Z' as Instant };
  expect(slotsOn(world, late, sail, 1, dayOf('2027-04-17')).map(({ state }) => state)).toEqual([
    'closed',
    'closed',
    'closed',
  ]);
  expect(activityDay(world, late, sail, dayOf('2027-04-17'))).toBe('closed');
});

test('a start in the hour that a clock change skips isn’t offered', () => {
  const hike = rowWith('beforeDawn', inZone('America/New_York'));
  const startsOnDay = (date: string) =>
    slotsOn(world, STATE, hike, 0, dayOf(date)).map((slot) => slot.startsAt);
  expect(startsOnDay('2027-03-13')).toEqual(['2027-03-13T07:30:00Z']);
  expect(startsOnDay('2027-03-14')).toEqual([]);
  expect(startsOnDay('2027-03-17')).toEqual(['2027-03-17T06:30:00Z']);
});

test('what nobody counts has no number, and a museum is one slot of its hours', () => {
  const museum = rowWith('museumHours', (row) => world.seats[row] === 0 && inZone('Europe/Paris')(row));
  const tuesday = slotsOn(world, STATE, museum, 0, dayOf('2027-04-20'));
  expect(tuesday).toMatchObject([
    { startsAtLocal: '2027-04-20T10:00', endsAtLocal: '2027-04-20T18:00', allDay: true, state: 'freeSale' },
  ]);
  expect(tuesday[0]?.placesLeft).toBeNull();
  expect(slotsOn(world, STATE, museum, 0, dayOf('2027-04-19'))).toEqual([]);
  expect(slotsOn(world, STATE, museum, 0, dayOf('2027-12-25'))).toEqual([]);
});

test('an open-dated ticket has no slot, but an end', () => {
  const pass = rowWith('openTicket', inZone('Europe/Paris'));
  expect(slotsOn(world, STATE, pass, 0, dayOf('2027-04-20'))).toEqual([]);
  expect(localAt(validUntil(world, pass, STATE.now), 'Europe/Paris')).toBe('2027-08-07T23:59');
});

test('a warm season’s activity is closed in winter, on either side of the equator', () => {
  const north = rowWith('warmTwice', (row) => cityOfActivity(world, row).season === 'north-summer');
  const south = rowWith('warmTwice', (row) => cityOfActivity(world, row).season === 'south-summer');
  const isOpen = (row: number, date: string) =>
    slotsOn(world, { ...STATE, now: `${date}T00:00:00Z` as Instant }, row, 0, dayOf(date) + 3).length > 0;
  expect([isOpen(north, '2027-07-01'), isOpen(north, '2027-01-10')]).toEqual([true, false]);
  expect([isOpen(south, '2027-07-01'), isOpen(south, '2027-01-10')]).toEqual([false, true]);
});

test('a group that’s too small at its instant is called off, a larger one isn’t', () => {
  const small = rows.find((row) => {
    const group = MINIMUM_GROUPS[world.minimum[row]!];
    return (
      group &&
      takenPlaces(world, NOTHING_SOLD, row, dayOf('2027-06-12'), 0) < group.people &&
      slotsOn(world, STATE, row, 0, dayOf('2027-06-12')).length > 0
    );
  })!;
  const group = MINIMUM_GROUPS[world.minimum[small]!]!;
  const day = dayOf('2027-06-12');
  const at = decidedAt(group, dateOfDay(day), cityOfActivity(world, small).zone);
  const before = new Date(Date.parse(at) - 1000).toISOString() as Instant;
  const stateAt = (now: Instant, people: number) =>
    slotsOn(world, { now, sold: new Map([[small, new Map([[startKey(day, 0), people]])]]) }, small, 0, day)[0]
      ?.state;
  expect(stateAt(before, 0)).not.toBe('closed');
  expect(stateAt(at, 0)).toBe('closed');
  // A plan's own cut-off may have come before
  if (stateAt(before, group.people) !== 'closed') expect(stateAt(at, group.people)).not.toBe('closed');
});

test('places taken and sold are never more than there are', () => {
  for (const row of rows.filter((each) => each % 97 === 0)) {
    const day = dayOf('2027-05-01') + (row % 60);
    const sold = new Map([[row, new Map([[startKey(day, 0), mix(row, 3) % 400]])]]);
    for (const slot of slotsOn(world, { ...STATE, sold }, row, 0, day)) {
      if (slot.placesLeft === null) expect(world.seats[row]).toBe(0);
      else {
        expect(slot.placesLeft).toBeGreaterThanOrEqual(0);
        expect(slot.placesLeft).toBeLessThanOrEqual(world.seats[row]!);
      }
    }
  }
});

import { distanceKm } from '@sojourn/geography/distance.ts';
import { ACTIVITY_CATEGORIES } from '@sojourn/products/activity/rules/activity.ts';
import { fitsAvailability } from '@sojourn/products/activity/rules/booking/cut-off.ts';
import { expect, test } from 'vitest';
import { termsOfActivity } from './activity-terms.ts';
import { optionsOf } from './calendar.ts';
import { priceOption, unitsOfOption } from './pricing.ts';
import { activitiesOf, demoRow } from './testing/activities.ts';
import { activityIdOf, cityOfActivity, meetingPosition, rowOfActivity } from './world.ts';

const world = activitiesOf(15_000);
const rows = Array.from({ length: world.count }, (_, row) => row);
const all = rows.map((row) => termsOfActivity(world, row));
const kinds = (of: (terms: (typeof all)[number]) => unknown): Set<unknown> => new Set(all.map(of));

test('there are fifteen thousand, and an id names its activity', () => {
  expect(world.count).toBe(15_000);
  for (const row of rows) expect(rowOfActivity(world, activityIdOf(world, row))).toBe(row);
  expect(rowOfActivity(world, 'act_lisbon-pt-0')).toBeUndefined();
  expect(rowOfActivity(world, 'act_lisbon-pt-9999')).toBeUndefined();
});

test('every kind that the open standard has occurs', () => {
  expect(kinds(({ availability }) => availability)).toEqual(
    new Set(['startTimes', 'openingHours', 'openDated']),
  );
  expect(kinds(({ cutOff }) => cutOff.from)).toEqual(new Set(['start', 'opening', 'closing', 'fixed']));
  expect(kinds(({ confirmation }) => confirmation.kind)).toEqual(
    new Set(['instant', 'manual', 'manualNear']),
  );
  expect(kinds(({ delivery }) => delivery)).toEqual(new Set(['voucher', 'ticket']));
  expect(kinds(({ isFreeSale }) => isFreeSale)).toEqual(new Set([true, false]));
  expect(kinds(({ minimumGroup }) => minimumGroup?.people)).toEqual(new Set([undefined, 3, 4, 6]));
  expect(kinds(({ pickup }) => `${pickup.isOffered} ${pickup.isRequired}`)).toEqual(
    new Set(['false false', 'true false', 'true true']),
  );
  expect(kinds(({ needsWeather }) => needsWeather)).toEqual(new Set([true, false]));
  expect(kinds(({ policy }) => policy.tiers.length)).toEqual(new Set([0, 1, 2]));
  expect(new Set(all.flatMap(({ languages }) => languages)).size).toBe(16);
  expect(new Set(all.flatMap(({ goodFor }) => goodFor)).size).toBe(3);
  expect(new Set(rows.map((row) => ACTIVITY_CATEGORIES[world.category[row]!])).size).toBe(7);
  expect(new Set(rows.map((row) => world.group[row]! > 0))).toEqual(new Set([true, false]));
  const units = rows.flatMap((row) => unitsOfOption(world, row, 0).map((unit) => unit.kind));
  expect(new Set(units).size).toBe(9);
});

test('each cut-off and policy makes sense for its kind of availability', () => {
  for (const { cutOff, availability, policy } of all) {
    const kind = availability === 'startTimes' ? 'startTimes' : 'openingHours';
    expect(fitsAvailability(cutOff, kind)).toBe(true);
    expect(policy.from).toBe(kind === 'startTimes' ? 'start' : 'closing');
  }
});

test('most have the usual policy, something to choose, and begin near their city', () => {
  const usual = all.filter(
    ({ policy }) => policy.tiers.length === 1 && policy.tiers[0]?.minutesBefore === 1_440,
  );
  expect(usual.length / all.length).toBeGreaterThan(0.7);
  for (const row of rows) {
    expect(optionsOf(world, row).length, activityIdOf(world, row)).toBeGreaterThan(0);
    expect(world.languages[row], activityIdOf(world, row)).toBeGreaterThan(0);
    // Pompeii is named under Naples
    expect(distanceKm(meetingPosition(world, row), cityOfActivity(world, row))).toBeLessThan(80);
  }
});

test('a group pays once up to its size, and one that’s too large is refused', () => {
  const row = rows.find((each) => world.group[each]! > 0 && world.groupsMax[each] === 1)!;
  const people = world.group[row]!;
  const total = (count: number) => priceOption(world, row, 0, [{ unitId: 'adult', count }])?.totalMinor;
  expect(total(1)).toBe(total(people));
  expect(total(people + 1)).toBeUndefined();
});

test('the sail’s units cost what its picture shows', () => {
  expect(
    unitsOfOption(world, demoRow(world, 'Tejo sunset sail'), 0).map(({ kind, priceMinor, places }) => [
      kind,
      priceMinor,
      places,
    ]),
  ).toEqual([
    ['adult', 48_00, 1],
    ['senior', 42_00, 1],
    ['child', 28_00, 1],
    ['infant', 0, 1],
  ]);
});

import { expect, test } from 'vitest';
import { DEMO_ACTIVITIES } from './data/demo-activities.ts';
import { activityName, meetingPoint, operatorName } from './describe-activity.ts';
import { activitiesOf, demoRow } from './testing/activities.ts';
import { activityIdOf, cityOfActivity } from './world.ts';

const world = activitiesOf(15_000);
const rows = Array.from({ length: world.count }, (_, row) => row);

test.each(['en', 'fr'] as const)('no two activities of a city have one name, in %s', (language) => {
  const seen = new Set<string>();
  const twice = rows.filter((row) => {
    const key = `${world.city[row]} ${activityName(world, row)[language]}`;
    return seen.size === seen.add(key).size;
  });
  expect(twice.map((row) => `${activityIdOf(world, row)} ${activityName(world, row)[language]}`)).toEqual([]);
});

test('the activities of the pictures have their names and operators', () => {
  for (const demo of DEMO_ACTIVITIES) {
    const row = demoRow(world, demo.name);
    expect(activityName(world, row)).toEqual({ en: demo.name, fr: demo.nameFr });
    expect(operatorName(world, row)).toBe(demo.operator);
    expect(meetingPoint(world, row).en).toBe(demo.meetingPoint);
  }
});

test('every word is filled in, and operators are named in the manner of their country', () => {
  for (const row of rows) {
    const words = [...Object.values(activityName(world, row)), ...Object.values(meetingPoint(world, row))];
    expect(words.join(' '), activityIdOf(world, row)).not.toMatch(/\*|undefined/);
    expect(operatorName(world, row)).not.toMatch(/\*|undefined/);
  }
  const walks = rows.filter(
    (row) => cityOfActivity(world, row).country === 'FR' && world.category[row] === 2,
  );
  expect(walks.length).toBeGreaterThan(50);
  for (const row of walks) expect(operatorName(world, row)).toMatch(/^(Balades|Les Guides|Pas à Pas) /);
});

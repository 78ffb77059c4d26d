import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { expect, test } from 'vitest';
import { routesOf } from './routes-view.ts';

const BOSTON = { lat: 42.36, lon: -71.01 };
const LISBON = { lat: 38.77, lon: -9.13 };
const TOKYO = { lat: 35.55, lon: 139.78 };
const AUCKLAND = { lat: -37.01, lon: 174.79 };
const SANTIAGO = { lat: -33.39, lon: -70.79 };

const flying = (
  name: string,
  from: TravelerThere['position'],
  to: TravelerThere['position'],
  more: Partial<TravelerThere> = {},
) =>
  ({
    name,
    state: 'flying',
    title: 'UA 2118',
    place: 'Lisbon',
    zone: 'Europe/Lisbon',
    position: to,
    leaves: { place: 'Boston', position: from },
    startsAt: '2027-04-15T20:00:00Z',
    endsAt: '2027-04-16T02:00:00Z',
    ...more,
  }) as TravelerThere;
const at = (time: string) => Date.parse(`2027-04-${time}:00Z`);

test('people on one flight are one line from where it leaves to where it lands', () => {
  const [route, ...others] = routesOf(
    [flying('Hana', BOSTON, LISBON), flying('Owen', BOSTON, LISBON)],
    at('15T23:00'),
  );
  expect(others).toEqual([]);
  expect(route?.names).toEqual(['Hana', 'Owen']);
  const [[west, south], [east, north]] = [route!.path[0]!, route!.path.at(-1)!];
  expect([west, south, east, north].map((degrees) => Math.round(degrees))).toEqual([-71, 42, -9, 39]);
  // Farther north than either end: the shortest way over the globe
  expect(Math.max(...route!.path.map(([, lat]) => lat))).toBeGreaterThan(44);
});

test('a plane is as far as its schedule says, and in the middle while it isn’t in the air', () => {
  const all = [flying('Hana', BOSTON, LISBON)];
  const planeAt = (time: string) => routesOf(all, at(time))[0]!;
  expect(planeAt('15T21:00')).toMatchObject({ isInAir: true });
  expect(planeAt('15T21:00').plane.lon).toBeLessThan(-55);
  expect(planeAt('16T01:00').plane.lon).toBeGreaterThan(-25);
  for (const time of ['15T19:59', '16T02:00']) {
    expect(planeAt(time).isInAir).toBe(false);
    expect(planeAt(time).plane.lon).toBeCloseTo(-40, -1);
  }
});

test('a way over the date line goes on instead of crossing the whole map', () => {
  const [route] = routesOf([flying('Hana', AUCKLAND, SANTIAGO)], 0);
  const steps = route!.path.slice(1).map(([lon], part) => Math.abs(lon - route!.path[part]![0]));
  expect(Math.max(...steps)).toBeLessThan(30);
  expect(route!.path.at(-1)![0]).toBeCloseTo(SANTIAGO.lon + 360, 0);
});

test('those in the air come first; stays and what has no place aren’t lines', () => {
  const later = {
    title: 'AA 1',
    startsAt: '2027-04-16T09:00:00Z' as TravelerThere['startsAt'],
    endsAt: '2027-04-16T20:00:00Z' as TravelerThere['endsAt'],
  };
  const routes = routesOf(
    [
      flying('Ana', TOKYO, LISBON, later),
      flying('Hana', BOSTON, LISBON),
      flying('Omar', null, LISBON),
      flying('Lena', BOSTON, null),
      flying('Ida', BOSTON, LISBON, { state: 'staying', leaves: null }),
    ],
    at('15T23:00'),
  );
  expect(routes.map(({ names }) => names.join())).toEqual(['Hana', 'Ana']);
});

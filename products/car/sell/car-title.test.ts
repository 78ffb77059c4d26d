import { expect, test } from 'vitest';
import { CABINS, FARE_CLASSES } from '#flight/rules/fares/fare-classes.ts';
import { CAR_CLASSES } from '../rules/car-class.ts';
import { carTitle } from './car-title.ts';

const ofPlanes = new Set<string>([...CABINS, ...FARE_CLASSES, 'economy', 'économique', 'affaires']);

test.each(['en', 'fr'] as const)('no rental is titled like a cabin of a plane in %s', (locale) => {
  const titles = CAR_CLASSES.map((each) => carTitle(each, locale));
  expect(titles.filter((title) => ofPlanes.has(title.toLowerCase()))).toEqual([]);
  expect(titles.filter((title) => title.trim() === '')).toEqual([]);
  expect(new Set(titles).size).toBe(CAR_CLASSES.length);
});

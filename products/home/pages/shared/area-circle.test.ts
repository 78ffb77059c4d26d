import { expect, test } from 'vitest';
import { boxOfCircle, pixelsOf } from './area-circle.ts';

const circle = { center: { lat: 38.7167, lon: -9.1489 }, radiusMeters: 400 };

test('the box holds all of the circle, as far to each side on the ground', () => {
  const { west, south, east, north } = boxOfCircle(circle);
  const metersUp = (north - south) * 111_320;
  const metersWide = (east - west) * 111_320 * Math.cos((circle.center.lat * Math.PI) / 180);
  expect(metersUp).toBeCloseTo(1_200, 0);
  expect(metersWide).toBeCloseTo(1_200, 0);
});

test('a zoom further in draws it twice as wide', () => {
  expect(pixelsOf(400, 38.7, 15) / pixelsOf(400, 38.7, 14)).toBeCloseTo(2);
  expect(pixelsOf(400, 0, 0)).toBeLessThan(1);
});

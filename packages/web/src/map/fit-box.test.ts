import { describe, expect, test } from 'vitest';
import { fitBox } from './fit-box.ts';

const at = (lat: number, lon: number) => ({ position: { lat, lon } });
const SEARCHED = { west: -10, south: 38, east: -9, north: 39 };

describe('the box to show', () => {
  test('is the searched one without stays', () => {
    expect(fitBox([], SEARCHED)).toBe(SEARCHED);
  });
  test('holds a few stays whole', () => {
    expect(fitBox([at(38.7, -9.2), at(38.8, -9.1)], SEARCHED)).toEqual({
      west: -9.2,
      south: 38.7,
      east: -9.1,
      north: 38.8,
    });
  });
  test('leaves room around a single one', () => {
    const { south, north, west, east } = fitBox([at(38.7, -9.1)], SEARCHED);
    expect(north - south).toBeCloseTo(0.008);
    expect(east - west).toBeCloseTo(0.008);
    expect((north + south) / 2).toBeCloseTo(38.7);
  });
  test('does not follow one far away from many', () => {
    const many = Array.from({ length: 20 }, (_, i) => at(38.7 + i / 1000, -9.1 - i / 1000));
    const { north } = fitBox([...many, at(39.5, -9.1)], SEARCHED);
    expect(north).toBeLessThan(38.75);
  });
});

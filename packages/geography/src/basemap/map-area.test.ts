import { describe, expect, it } from 'vitest';
import { truePlaces } from '../testing/true-places.ts';
import { mapArea, snapBox } from './map-area.ts';

const { geography, land } = truePlaces();
const around = (lat: number, lon: number, width: number) => ({
  west: lon - width / 2,
  south: lat - width / 2.4,
  east: lon + width / 2,
  north: lat + width / 2.4,
});
const WIDTHS = [0.01, 0.03, 0.08, 0.12, 0.2, 0.31, 0.5, 0.79, 1, 4, 15, 60];
const PLACES = [
  ['Lisbon', 38.7139, -9.1394],
  ['Tokyo', 35.68, 139.69],
  ['Oslo fjord', 59.9, 10.7],
  ['Venice', 45.43, 12.33],
  ['the open sea', 30, -40],
  ['Sydney', -33.87, 151.21],
] as const;

describe('the drawn map', () => {
  it.each(PLACES)('of %s is small at every width, and quickly drawn', (_, lat, lon) => {
    for (const width of WIDTHS) {
      const features = mapArea(geography, land, around(lat, lon, width));
      expect(JSON.stringify(features).length).toBeLessThan(125_000);
    }
  });

  it('draws streets on land only', () => {
    const features = mapArea(geography, land, around(38.7, -9.1394, 0.09));
    for (const { properties, geometry } of features) {
      if (properties.layer !== 'street' && properties.layer !== 'main') continue;
      const lines = geometry.coordinates as [number, number][][];
      expect(lines.length).toBeGreaterThan(40);
      for (const [[x1, y1], [x2, y2]] of lines as [[number, number], [number, number]][])
        expect(land.isLand((y1 + y2) / 2, (x1 + x2) / 2)).toBe(true);
    }
  });

  it('has the same streets in overlapping boxes', () => {
    const linesOf = (lon: number) => {
      const streets = mapArea(geography, land, around(48.86, lon, 0.05)).find(
        ({ properties }) => properties.layer === 'street',
      );
      return new Set((streets!.geometry.coordinates as unknown[]).map((line) => JSON.stringify(line)));
    };
    const [a, b] = [linesOf(2.35), linesOf(2.37)];
    const shared = [...a].filter((line) => b.has(line)).length;
    expect(shared / a.size).toBeGreaterThan(0.4);
  });

  it('names neighbourhoods near by and cities far away', () => {
    const names = (width: number) =>
      mapArea(geography, land, around(38.7139, -9.1394, width)).map(({ properties }) => properties.name);
    expect(names(0.1)).toContain('Alfama');
    expect(names(6)).toContain('Lisbon');
    expect(names(6)).not.toContain('Alfama');
  });

  it('has polygons that close, and holes inside what they are holes of', () => {
    for (const width of [2, 20]) {
      const shape = mapArea(geography, land, around(42, 46, width)).find(
        ({ properties }) => properties.layer === 'land',
      );
      for (const polygon of shape!.geometry.coordinates as [number, number][][][])
        for (const ring of polygon) expect(ring[0]).toEqual(ring.at(-1));
    }
  });

  it('snaps boxes outwards to a grid, and leaves a snapped box alone', () => {
    const box = snapBox({ west: -9.181, south: 38.688, east: -9.099, north: 38.741 });
    expect(box.west).toBeLessThanOrEqual(-9.181);
    expect(box.east).toBeGreaterThanOrEqual(-9.099);
    expect(snapBox({ west: -9.1815, south: 38.6882, east: -9.0985, north: 38.7415 })).toEqual(box);
    expect(snapBox({ west: -500, south: -95, east: 500, north: 95 })).toEqual({
      west: -180,
      south: -90,
      east: 180,
      north: 90,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { createLand } from './land.ts';
import type { LandRing } from './land-clip.ts';
import { loadLand } from './load-land.ts';
import type { GeoBox } from './types.ts';

const land = loadLand();

const areaOf = (ring: LandRing): number =>
  ring.slice(1).reduce((sum, [lon, lat], i) => sum + ring[i]![0] * lat - lon * ring[i]![1], 0) / 2;

const widthOf = ({ west, east }: GeoBox): number => (west <= east ? east - west : east + 360 - west);

/** The share of a box that is land, by its rings and by asking point after point. */
function shares(box: GeoBox): { rings: number; points: number } {
  const [width, height, steps] = [widthOf(box), box.north - box.south, 100];
  const rings = land.landPolygonsIn(box).reduce((sum, ring) => sum + areaOf(ring), 0) / (width * height);
  let hits = 0;
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < steps; j++) {
      const lon = box.west + ((i + 0.5) * width) / steps;
      const lat = box.south + ((j + 0.5) * height) / steps;
      if (land.isLand(lat, lon > 180 ? lon - 360 : lon)) hits++;
    }
  }
  return { rings, points: hits / steps ** 2 };
}

describe('isLand', () => {
  it.each([
    ['Madrid', 40.4168, -3.7038],
    ['Denver', 39.7476, -104.9928],
    ['Singapore', 1.35, 103.8],
    ['Kiruna', 67.86, 20.2],
    ['Taveuni beside the antimeridian', -16.85, 179.98],
    ['the South Pole', -89.5, 10],
    ['Chukotka', 66.5, -175],
  ])('knows %s for land', (_name, lat, lon) => {
    expect(land.isLand(lat, lon)).toBe(true);
  });

  it.each([
    ['the Atlantic', 30, -40],
    ['the Channel', 50.2, -1.5],
    ['the Caspian Sea', 42, 50.5],
    ['Tokyo Bay', 35.4, 139.82],
    ['the Tagus mouth', 38.6, -9.4],
    ['the North Pole', 89.9, 0],
    ['the sea off Fiji', -16.5, -170],
  ])('knows %s for water', (_name, lat, lon) => {
    expect(land.isLand(lat, lon)).toBe(false);
  });

  it('refuses positions that are none', () => {
    expect(land.isLand(Number.NaN, 0)).toBe(false);
    expect(land.isLand(40, 400)).toBe(false);
  });
});

describe('landPolygonsIn', () => {
  const cases: [string, GeoBox][] = [
    ['Lisbon', { west: -9.3, south: 38.6, east: -9, north: 38.85 }],
    ['the Aegean with its islands', { west: 23, south: 36, east: 27, north: 39 }],
    ['the Caspian, a hole in the land', { west: 45, south: 36, east: 56, north: 48 }],
    ['Europe', { west: -10, south: 35, east: 30, north: 60 }],
    ['the antimeridian', { west: 170, south: -50, east: -170, north: 70 }],
    ['La Paz, inland', { west: -68.3, south: -16.7, east: -68, north: -16.5 }],
    ['open sea', { west: -41, south: 29, east: -40, north: 30 }],
    ['the world', { west: -180, south: -90, east: 180, north: 90 }],
  ];

  it.each(cases)('covers the land of %s and nothing else', (_name, box) => {
    const { rings, points } = shares(box);
    expect(rings).toBeCloseTo(points, 1.7);
  });

  it.each(cases)('gives closed rings inside the box of %s', (_name, box) => {
    const east = box.west + widthOf(box);
    for (const ring of land.landPolygonsIn(box)) {
      expect(ring.length).toBeGreaterThanOrEqual(4);
      expect(ring.at(-1)).toEqual(ring[0]);
      const outside = ring.filter(
        ([lon, lat]) =>
          lon < box.west - 1e-6 || lon > east + 1e-6 || lat < box.south - 1e-6 || lat > box.north + 1e-6,
      );
      expect(outside).toEqual([]);
    }
  });

  it('is the whole box inland and nothing at sea', () => {
    expect(land.landPolygonsIn({ west: -3.8, south: 40.3, east: -3.6, north: 40.5 })).toHaveLength(1);
    expect(land.landPolygonsIn({ west: -41, south: 29, east: -40, north: 30 })).toEqual([]);
  });
});

it('refuses a topology without land', () => {
  expect(() => createLand({ type: 'Topology', objects: {}, arcs: [] })).toThrow(/land/);
});

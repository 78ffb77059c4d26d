/** The drawn map of a box; boxes are snapped to a grid and their features kept, as they never change. */
import { type MapFeature, mapArea, snapBox } from '@sojourn/market/basemap/map-area.ts';
import type { HotelWorld } from '@sojourn/market/hotel/world.ts';
import type { Box } from '#suppliers/box.ts';

export type MapAreas = (box: Box) => { box: Box; features: MapFeature[] };

const KEPT = 120;
const EVERYTHING = { west: -180, south: -85, east: 180, north: 85 };

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The asked box inside the world; the whole world when it is none. */
function sane(box: Box): Box {
  if (!Object.values(box).every(Number.isFinite)) return EVERYTHING;
  const west = within(box.west, -180, 180);
  const east = within(box.east, -180, 180);
  const south = within(box.south, -85, 85);
  const north = within(box.north, -85, 85);
  return west === east || south >= north ? EVERYTHING : { west, south, east, north };
}

export function createMapAreas({ geography, land }: Pick<HotelWorld, 'geography' | 'land'>): MapAreas {
  const kept = new Map<string, MapFeature[]>();
  return (asked) => {
    const box = snapBox(sane(asked));
    const key = Object.values(box).join();
    const features = kept.get(key) ?? mapArea(geography, land, box);
    // The latest asked for goes last, the one asked for longest ago goes out
    kept.delete(key);
    kept.set(key, features);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return { box, features };
  };
}

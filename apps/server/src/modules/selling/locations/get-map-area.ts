/** The map of a box. Boxes are snapped to a grid and their features cached, because they never change. */
import { type MapFeature, mapArea, snapBox } from '@sojourn/geography/basemap/map-area.ts';
import { dropOldest } from '#drop-oldest.ts';
import type { Box } from '#suppliers/box.ts';
import type { World } from './world.ts';

type MapAreas = (box: Box) => { box: Box; features: MapFeature[] };

const CACHE_SIZE = 120;
const EVERYTHING = { west: -180, south: -85, east: 180, north: 85 };

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The part of the box inside the world; the entire world when there's none. */
function sane(box: Box): Box {
  if (!Object.values(box).every(Number.isFinite)) return EVERYTHING;
  const west = within(box.west, -180, 180);
  const east = within(box.east, -180, 180);
  const south = within(box.south, -85, 85);
  const north = within(box.north, -85, 85);
  return west === east || south >= north ? EVERYTHING : { west, south, east, north };
}

export function createMapAreas({ geography, land }: World): MapAreas {
  const cached = new Map<string, MapFeature[]>();
  return (requested) => {
    const box = snapBox(sane(requested));
    const key = Object.values(box).join();
    const features = cached.get(key) ?? mapArea(geography, land, box);
    // Deleted first, so that it becomes the newest entry
    cached.delete(key);
    cached.set(key, features);
    dropOldest(cached, CACHE_SIZE);
    return { box, features };
  };
}

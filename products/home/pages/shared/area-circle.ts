/** A circle on the map, in degrees and in pixels. */
import type { MapBox } from '@sojourn/web/map/map-box.ts';

type Circle = {
  readonly center: { readonly lat: number; readonly lon: number };
  readonly radiusMeters: number;
};

const DEGREE_METERS = 111_320;
const EQUATOR_METERS = 40_075_017;
/** Of the whole world at zoom 0, as MapLibre draws it. */
const WORLD_PIXELS = 512;

const shrink = (lat: number): number => Math.cos((lat * Math.PI) / 180);

/** Half again as wide as the circle, so that its edge is seen. */
export function boxOfCircle({ center, radiusMeters }: Circle): MapBox {
  const half = (1.5 * radiusMeters) / DEGREE_METERS;
  const wide = half / shrink(center.lat);
  return {
    west: center.lon - wide,
    south: center.lat - half,
    east: center.lon + wide,
    north: center.lat + half,
  };
}

/** What so many meters are on the screen at a latitude. */
export const pixelsOf = (meters: number, lat: number, zoom: number): number =>
  (meters * WORLD_PIXELS * 2 ** zoom) / (EQUATOR_METERS * shrink(lat));

/** Where in its city a hotel or a home stands: near a neighborhood, the center or the airport, on land. */
import { distanceKm } from '@sojourn/geography/distance.ts';
import type { Land } from '@sojourn/geography/land.ts';
import type { City, GeoPoint } from '@sojourn/geography/types.ts';
import type { Draw } from '../random.ts';
import { POSITION_SCALE } from './visit-box.ts';

const KM_PER_DEGREE = 111.2;
const NONE = 255;

type Anchors = {
  readonly city: City;
  readonly airports: readonly GeoPoint[];
  /** Kilometers that most lie from the center. */
  readonly spreadKm: number;
};

const round5 = (degrees: number): number => Math.round(degrees * POSITION_SCALE) / POSITION_SCALE;

function around(at: GeoPoint, km: number, draw: Draw): GeoPoint {
  const lat = at.lat + (draw.normal() * km) / KM_PER_DEGREE;
  const lon = at.lon + (draw.normal() * km) / (KM_PER_DEGREE * Math.cos((at.lat * Math.PI) / 180));
  return { lat: round5(lat), lon: round5(lon) };
}

function aim({ city, airports, spreadKm }: Anchors, draw: Draw): GeoPoint {
  const where = draw.next();
  if (airports.length > 0 && where > 0.95) return around(draw.pick(airports), 1.6, draw);
  const hoods = city.neighbourhoods;
  if (hoods.length > 0 && where < 0.68) {
    // Towards the first of the list, which are the best known
    const hood = hoods[Math.floor(draw.next() ** 1.35 * hoods.length)]!;
    return around(hood, Math.min(0.42, spreadKm * 0.3), draw);
  }
  const km = draw.chance(62) ? spreadKm * 0.42 : spreadKm;
  return around(city, km, draw);
}

/**
 * A position on land. Where the coast is everywhere, the nearest land that widening circles find; an
 * island too small for the map of the world's land has all close about its center.
 */
export function placeInCity(anchors: Anchors, land: Land, draw: Draw): GeoPoint {
  for (let attempt = 0; attempt < 10; attempt++) {
    const at = aim(anchors, draw);
    if (land.isLand(at.lat, at.lon)) return at;
  }
  for (let ring = 1; ring < 60; ring++) {
    const at = around(anchors.city, 0.1 * ring, draw);
    if (land.isLand(at.lat, at.lon)) return at;
  }
  return around(anchors.city, 0.35, draw);
}

/** A position on land about a point, or the point itself where all about it is water. */
export function placeNear(point: GeoPoint, km: number, land: Land, draw: Draw): GeoPoint {
  for (let attempt = 0; attempt < 6; attempt++) {
    const at = around(point, km, draw);
    if (land.isLand(at.lat, at.lon)) return at;
  }
  return point;
}

/** The neighbourhood that a position belongs to, 255 when none is near. */
export function hoodOf(city: City, at: GeoPoint): number {
  let best = NONE;
  let bestKm = 1.6;
  city.neighbourhoods.forEach((hood, index) => {
    const km = distanceKm(hood, at);
    if (km < bestKm) [best, bestKm] = [index, km];
  });
  return best;
}

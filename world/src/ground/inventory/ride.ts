/** How far it is by road, and how long it takes on a usual and on a slow day. */
import { distanceKm } from '@sojourn/geography/distance.ts';
import type { GeoPoint } from '@sojourn/geography/types.ts';

export type Ride = { readonly km: number; readonly minutes: number; readonly slowMinutes: number };

/** Roads are longer than the crow's way. */
const DETOUR = 1.3;
const CITY_KM = 15;
const CITY_KMH = 28;
const ROAD_KMH = 75;
/** In traffic. */
const SLOW = 1.5;
/** Beyond this nobody drives a traveler for a price named in advance. */
const FARTHEST_KM = 180;

/** Null where it's too far, or no way at all. */
export function rideBetween(from: GeoPoint, to: GeoPoint): Ride | null {
  const km = distanceKm(from, to) * DETOUR;
  if (km > FARTHEST_KM) return null;
  const hours = Math.min(km, CITY_KM) / CITY_KMH + Math.max(0, km - CITY_KM) / ROAD_KMH;
  const minutes = 5 * Math.max(1, Math.round((hours * 60) / 5));
  return { km: Math.round(km * 10) / 10, minutes, slowMinutes: 5 * Math.ceil((minutes * SLOW) / 5) };
}

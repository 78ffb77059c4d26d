/** What part of its city something is in, and what the city is called, in a language. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import type { City, GeoPoint } from '@sojourn/geography/types.ts';

/** Where a city has no named neighborhoods: its middle and its sides. */
const AREAS = {
  center: { en: 'City center', fr: 'Centre-ville' },
  north: { en: 'North side', fr: 'Quartiers nord' },
  south: { en: 'South side', fr: 'Quartiers sud' },
  east: { en: 'East side', fr: 'Quartiers est' },
  west: { en: 'West side', fr: 'Quartiers ouest' },
} as const;
const CENTER_KM = 1.2;

/** `hood`: index of the city's neighborhood; any other number for none. */
export function areaName(city: City, hood: number, at: GeoPoint, locale: Locale): string {
  const named = city.neighbourhoods[hood];
  if (named) return named.name;
  if (distanceKm(at, city) < CENTER_KM) return AREAS.center[locale];
  const north = at.lat - city.lat;
  const east = (at.lon - city.lon) * Math.cos((city.lat * Math.PI) / 180);
  if (Math.abs(north) > Math.abs(east)) return AREAS[north > 0 ? 'north' : 'south'][locale];
  return AREAS[east > 0 ? 'east' : 'west'][locale];
}

export const cityName = (city: City, locale: Locale): string =>
  locale === 'fr' ? (city.nameFr ?? city.name) : city.name;

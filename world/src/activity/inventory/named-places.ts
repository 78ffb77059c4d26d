/** The places of a city that activities are named for and begin at. */
import type { Geography } from '@sojourn/geography/geography.ts';
import type { City, GeoPoint } from '@sojourn/geography/types.ts';
import type { ActivityForm } from './forms.ts';

type NamedPlace = {
  readonly name: string;
  readonly nameFr: string;
  /** Null: anywhere in the city. */
  readonly at: GeoPoint | null;
  /** How far about it one meets. */
  readonly km: number;
};

const SIGHT_KM = 0.06;
const HOOD_KM = 0.28;

/** Places that have visitors, not streets or beaches. */
const SIGHTS: ReadonlySet<string> = new Set([
  'monument',
  'museum',
  'worship',
  'palace',
  'tower',
  'ruin',
  'venue',
]);

const made = new WeakMap<Geography, Map<string, readonly NamedPlace[]>>();

/** At least one: a city without sights or neighborhoods is named itself. */
export function namedPlaces(geography: Geography, city: City, at: ActivityForm['at']): readonly NamedPlace[] {
  const known = made.get(geography) ?? new Map<string, readonly NamedPlace[]>();
  made.set(geography, known);
  const key = `${at} ${city.id}`;
  const places = known.get(key) ?? listPlaces(geography, city, at);
  known.set(key, places);
  return places;
}

function listPlaces(geography: Geography, city: City, at: ActivityForm['at']): readonly NamedPlace[] {
  const whole = [{ name: city.name, nameFr: city.nameFr ?? city.name, at: null, km: 0 }];
  if (at === 'hood') {
    const hoods = city.neighbourhoods.map((hood) => ({
      name: hood.name,
      nameFr: hood.name,
      at: hood,
      km: HOOD_KM,
    }));
    return hoods.length > 0 ? hoods : whole;
  }
  if (at !== 'sight') return whole;
  const sights = geography
    .landmarksOf(city.id)
    .filter(({ kind }) => SIGHTS.has(kind))
    .map(({ name, nameFr, lat, lon }) => ({ name, nameFr: nameFr ?? name, at: { lat, lon }, km: SIGHT_KM }));
  return sights.length > 0 ? sights : whole;
}

/** What the page makes of who is where: places on the map, and who is in an area. */
import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { type Area, isWithin } from '@sojourn/domain/companies/whereabouts.ts';

export type ChosenArea = Area & { readonly name: string };
export const RADII_KM = [10, 25, 50, 100, 250] as const;

type Position = NonNullable<TravelerThere['position']>;
export type MapPlace = {
  readonly place: string;
  readonly position: Position;
  readonly people: number;
  /** Nobody's whereabouts are known there, only where they were last. */
  readonly isUnknown: boolean;
};

/** A guest has no id of their own. */
export const keyOf = ({ personId, name }: TravelerThere): string => personId ?? `guest ${name}`;
export const countPeople = (travelers: readonly TravelerThere[]): number =>
  new Set(travelers.map(keyOf)).size;

/** One mark for each city, at the first position there; what has none is in the list alone. */
export function placesOnMap(travelers: readonly TravelerThere[]): readonly MapPlace[] {
  const places = Map.groupBy(
    travelers.filter(({ position }) => position !== null),
    ({ place, country }) => `${place} ${country}`,
  );
  return [...places.values()].flatMap((of) => {
    const [first] = of;
    if (!first?.position) return [];
    const isUnknown = of.every(({ state }) => state === 'unknown');
    return [{ place: first.place, position: first.position, people: countPeople(of), isUnknown }];
  });
}

export const inArea = (
  travelers: readonly TravelerThere[],
  area: ChosenArea | null,
): readonly TravelerThere[] =>
  area === null ? travelers : travelers.filter(({ position }) => isWithin(area, position));

/** A box around all of them, with room; half the world when there's nobody. */
export function boxOfPlaces(places: readonly Pick<MapPlace, 'position'>[]) {
  if (places.length === 0) return { west: -120, south: -40, east: 120, north: 65 };
  const lats = places.map(({ position }) => position.lat);
  const lons = places.map(({ position }) => position.lon);
  const room = 1.5;
  return {
    west: Math.max(-179, Math.min(...lons) - room),
    south: Math.max(-80, Math.min(...lats) - room),
    east: Math.min(179, Math.max(...lons) + room),
    north: Math.min(80, Math.max(...lats) + room),
  };
}

const KM_PER_DEGREE = 111.2;
/** The edge of an area, to draw it. */
export function ringOf({ lat, lon, km }: Area): [number, number][] {
  const high = km / KM_PER_DEGREE;
  const wide = high / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return Array.from({ length: 65 }, (_, at) => {
    const angle = (at / 64) * 2 * Math.PI;
    return [lon + wide * Math.cos(angle), lat + high * Math.sin(angle)];
  });
}

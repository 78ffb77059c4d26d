/** The places that a search looks at, and desks near a position. */
import { distanceKm } from '@sojourn/geography/distance.ts';
import type { GeoPoint } from '@sojourn/geography/types.ts';
import type { CarPlace } from '@sojourn/products/car/rules/check-query.ts';
import type { CarWorld } from './world.ts';

/** How far somebody goes for a car who doesn't search at an airport. */
export const NEAR_KM = 25;

/** Degrees of latitude that are surely farther. */
const FAR_DEGREES = (NEAR_KM + 1) / 111;

/** Numbers of the places within reach of a position, the nearest first. */
function placesNear({ places }: CarWorld, at: GeoPoint): number[] {
  const found: { readonly place: number; readonly km: number }[] = [];
  for (let place = 0; place < places.length; place++) {
    if (Math.abs(places[place]!.lat - at.lat) > FAR_DEGREES) continue;
    const km = distanceKm(places[place]!, at);
    if (km <= NEAR_KM) found.push({ place, km });
  }
  return found.sort((a, b) => a.km - b.km || a.place - b.place).map(({ place }) => place);
}

/** An airport is only itself; a city and a position have whatever is near. None for an unknown place. */
export function placesOf(world: CarWorld, place: CarPlace): number[] {
  if (place.kind === 'position') return placesNear(world, place);
  const index = world.placeIndex.get(place.kind === 'airport' ? place.code : place.id);
  const row = index === undefined ? undefined : world.places[index];
  if (index === undefined || row?.kind !== place.kind) return [];
  return place.kind === 'airport' ? [index] : placesNear(world, row);
}

/** Where distances are measured from. */
export function centerOf(world: CarWorld, place: CarPlace): GeoPoint | undefined {
  if (place.kind === 'position') return place;
  const index = world.placeIndex.get(place.kind === 'airport' ? place.code : place.id);
  return index === undefined ? undefined : world.places[index];
}

/** Desks near a position, the nearest first: for a change of drop-off, or an address. */
export function desksNear(world: CarWorld, at: GeoPoint, top: number): { desk: number; km: number }[] {
  return placesNear(world, at)
    .flatMap((place) => {
      const { firstDesk, deskCount } = world.places[place]!;
      return Array.from({ length: deskCount }, (_, i) => {
        const desk = firstDesk + i;
        return { desk, km: distanceKm(world.desks[desk]!, at) };
      });
    })
    .sort((a, b) => a.km - b.km || a.desk - b.desk)
    .slice(0, top);
}

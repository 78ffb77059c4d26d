/** Whether what a hotel's name says of where it is fits where it is. */
import { distanceKm } from '@sojourn/geography/distance.ts';
import { cityOfRow, type HotelWorld, positionOf } from './world.ts';

const AIRPORT_KM = 6;
/** Of the middle of a city, where it has no neighborhoods there. */
const CENTER_KM = 1.5;
const NO_HOOD = 255;

const CENTERS: ReadonlySet<string> = new Set([
  'Downtown',
  'City Center',
  'Old Town',
  'Financial District',
  'Midtown',
  'Central Station',
]);
/** Parts of a city: a hotel in a neighborhood that has another name is in none of them. */
const QUARTERS: ReadonlySet<string> = new Set([
  'Garden District',
  'Museum Quarter',
  'Market Square',
  'Station North',
]);
const SIDES: Readonly<Record<string, readonly [lat: number, lon: number]>> = {
  North: [1, 0],
  South: [-1, 0],
  East: [0, 1],
  West: [0, -1],
};

export function isAtPlace(world: HotelWorld, row: number, place: string): boolean {
  const at = positionOf(world, row);
  const city = cityOfRow(world, row);
  const inHood = world.hood[row] !== NO_HOOD;
  if (place === 'Airport')
    return world.geography.airportsOfCity(city.id).some((airport) => distanceKm(airport, at) < AIRPORT_KM);
  if (CENTERS.has(place)) return !inHood && distanceKm(city, at) < CENTER_KM;
  if (QUARTERS.has(place)) return !inHood;
  const side = SIDES[place];
  if (!side) return true;
  const [north, east] = [at.lat - city.lat, (at.lon - city.lon) * Math.cos((city.lat * Math.PI) / 180)];
  // On that side more than on any other
  return side[0] * north + side[1] * east >= Math.max(Math.abs(north), Math.abs(east));
}

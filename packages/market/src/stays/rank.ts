/**
 * How results are ordered (B §9). `MostRecommended` is what a traveler would weigh, each part on the scale of
 * the rating (0-100), and nothing else; what the issuer earns on a stay is no part of it:
 *
 *   rating     the guests' rating, drawn towards 78 as long as fewer than some 40 guests have rated
 *   collection + 8 for Premier, + 4 for Lifestyle, which are chosen by people
 *   price      against the middle price of the city's hotels of as many stars on these nights: a tenth dearer
 *              takes 1.2 off, down to 18; cheaper adds as much, up to 6
 *   distance   − up to 14, half of it at 4 km from the place searched for
 */
import type { StaySort } from '@sojourn/domain/stays/stay.ts';
import { type RateTables, tableRow } from './rate-calendar.ts';
import { POSITION_SCALE, type StayWorld } from './world.ts';

const KM_PER_UNIT = 111.195 / POSITION_SCALE;
const LEISURE = 1;

/** Kilometres from the place searched for; plane, which is right within a per mille at these distances. */
export function kilometresFrom(centre: { readonly lat: number; readonly lon: number }) {
  const lat = centre.lat * POSITION_SCALE;
  const lon = centre.lon * POSITION_SCALE;
  const narrow = Math.cos((centre.lat * Math.PI) / 180);
  return (world: StayWorld, row: number): number => {
    const north = world.lat[row]! - lat;
    let east = world.lon[row]! - lon;
    if (east > 180 * POSITION_SCALE) east -= 360 * POSITION_SCALE;
    else if (east < -180 * POSITION_SCALE) east += 360 * POSITION_SCALE;
    east *= narrow;
    return Math.sqrt(north * north + east * east) * KM_PER_UNIT;
  };
}

export type Ranker = (row: number, totalMinor: number, nightlyMinor: number) => number;

/** How the season moves a city's prices on the nights asked for. */
function createTide(world: StayWorld, tables: RateTables, firstDay: number, nights: number) {
  const tides = new Float64Array(world.cities.length);
  return (city: number): number => {
    if (tides[city] === 0) {
      let sum = 0;
      const from = tableRow(city, LEISURE) + firstDay - tables.epoch;
      for (let night = 0; night < nights; night++) sum += tables.factor[from + night]!;
      tides[city] = sum / nights;
    }
    return tides[city]!;
  };
}

export function createRanker(
  world: StayWorld,
  tables: RateTables,
  query: {
    readonly sort: StaySort;
    readonly centre: { readonly lat: number; readonly lon: number };
    readonly firstDay: number;
    readonly nights: number;
  },
): Ranker {
  const { stars, rating, reviews, collection, city, typical } = world;
  const kilometres = kilometresFrom(query.centre);
  const tide = createTide(world, tables, query.firstDay, query.nights);
  const recommended: Ranker = (row, _total, nightly) => {
    const count = reviews[row]!;
    const rated = (rating[row]! * count + 78 * 40) / (count + 40);
    const usual = typical[city[row]! * 6 + stars[row]!]! * 100 * tide(city[row]!);
    const price = 12 * Math.max(-0.5, Math.min(1.5, nightly / usual - 1));
    const km = kilometres(world, row);
    return price + (14 * km) / (km + 4) - rated - (collection[row] === 0 ? 8 : collection[row] === 1 ? 4 : 0);
  };
  switch (query.sort) {
    case 'Price':
      return (_row, total) => total;
    case 'StarRating':
      return (row, total, nightly) => recommended(row, total, nightly) - stars[row]! * 1000;
    case 'UserRating':
      return (row) => -rating[row]! - reviews[row]! / 100_000;
    case 'DistanceAscending':
      return (row) => kilometres(world, row);
    default:
      return recommended;
  }
}

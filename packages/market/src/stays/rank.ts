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
import { DIGEST, MARKS, PLACE } from './digest.ts';
import { type RateTables, tableRow } from './rate-calendar.ts';
import { standingOf } from './standing.ts';
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

export type Rank = (row: number, totalMinor: number, nightlyMinor: number) => number;
export type Ranker = {
  readonly rank: Rank;
  /** No rank of the row is lower, whatever it costs: spares working it out when that is not enough. */
  readonly lowest: (row: number) => number;
};

const STARS_WEIGHT = 1000;
/** What a low price takes off a rank at most. */
const PRICE_MOST = 6;
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

const KM_PER_DEGREE = 111.195;
const distancePart = (km: number): number => (14 * km) / (km + 4);

/** By city: the least that price and distance can come to for a hotel of it. */
function lowestParts(world: StayWorld, centre: { readonly lat: number; readonly lon: number }) {
  const known = new Float64Array(world.cities.length).fill(Number.NaN);
  const narrow = Math.cos((centre.lat * Math.PI) / 180);
  const workOut = (city: number): number => {
    const { lat, lon } = world.cities[city]!;
    const east = Math.abs(lon - centre.lon);
    const away = Math.hypot(lat - centre.lat, Math.min(east, 360 - east) * narrow) - world.cityReach[city]!;
    // A metre less, as positions are rounded to one
    known[city] = distancePart(Math.max(0, away * KM_PER_DEGREE - 0.001)) - PRICE_MOST;
    return known[city]!;
  };
  return (city: number): number => {
    const part = known[city]!;
    return Number.isNaN(part) ? workOut(city) : part;
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
  const { stars, rating, reviews, city, typical, digest } = world;
  const kilometres = kilometresFrom(query.centre);
  const tide = createTide(world, tables, query.firstDay, query.nights);
  const recommended: Rank = (row, _total, nightly) => {
    const usual = typical[city[row]! * 6 + stars[row]!]! * 100 * tide(city[row]!);
    const price = 2 * PRICE_MOST * Math.max(-0.5, Math.min(1.5, nightly / usual - 1));
    const km = kilometres(world, row);
    return price + distancePart(km) - standingOf(world, row);
  };
  const parts = lowestParts(world, query.centre);
  const lowest = (row: number): number => {
    const at = row * DIGEST;
    return parts(digest[at + PLACE]! & 0xffff) - (digest[at + MARKS]! >>> 24);
  };
  const unknown = (): number => Number.NEGATIVE_INFINITY;
  switch (query.sort) {
    case 'Price':
      return { rank: (_row, total) => total, lowest: unknown };
    case 'StarRating':
      return {
        rank: (row, total, nightly) => recommended(row, total, nightly) - stars[row]! * STARS_WEIGHT,
        lowest: (row) => lowest(row) - stars[row]! * STARS_WEIGHT,
      };
    case 'UserRating':
      return { rank: (row) => -rating[row]! - reviews[row]! / 100_000, lowest: unknown };
    case 'DistanceAscending':
      return { rank: (row) => kilometres(world, row), lowest: unknown };
    default:
      return { rank: recommended, lowest };
  }
}

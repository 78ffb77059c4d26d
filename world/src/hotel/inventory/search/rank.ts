/**
 * How results are ordered (B §9). `MostRecommended` is what a traveler would weigh, each part on the scale of
 * the rating (0-100), and nothing else; what the issuer earns on a stay is no part of it:
 *
 *   rating     the guests' rating, drawn towards 78 as long as fewer than some 40 guests have rated
 *   collection + 8 for Premier, + 4 for Lifestyle, which are chosen by people
 *   price      against the middle price of the city's hotels of as many stars on these nights: a tenth above
 *              takes 1.2 off, down to 18; cheaper adds as much, up to 6
 *   distance   − up to 14, half of it at 4 km from the place searched for
 */
import type { StaySort } from '@sojourn/products/hotel/rules/stay.ts';
import { POSITION_SCALE } from '../../../places/visit-box.ts';
import type { HotelWorld } from '../world.ts';
import { type RateTables, tableRow } from './rate-calendar.ts';

const KM_PER_UNIT = 111.195 / POSITION_SCALE;
const LEISURE = 1;

/** Kilometres from the place searched for; plane, which is right within a per mille at these distances. */
export function kilometresFrom(centre: { readonly lat: number; readonly lon: number }) {
  const lat = centre.lat * POSITION_SCALE;
  const lon = centre.lon * POSITION_SCALE;
  const narrow = Math.cos((centre.lat * Math.PI) / 180);
  return (world: HotelWorld, row: number): number => {
    const north = world.lat[row]! - lat;
    let east = world.lon[row]! - lon;
    if (east > 180 * POSITION_SCALE) east -= 360 * POSITION_SCALE;
    else if (east < -180 * POSITION_SCALE) east += 360 * POSITION_SCALE;
    east *= narrow;
    return Math.sqrt(north * north + east * east) * KM_PER_UNIT;
  };
}

/**
 * Total and nightly are with the fees of the hotel's desk. `atMost`: a rank that is higher need not be
 * worked out, and may be given as infinite.
 */
type Rank = (row: number, totalMinor: number, nightlyMinor: number, atMost?: number) => number;
export type Ranker = {
  readonly rank: Rank;
  /**
   * No rank of a hotel of the city is lower than this less its standing and less `starsWeight` for each star,
   * whatever it costs: spares looking further when that is not enough.
   */
  readonly lowestIn: (city: number) => number;
  readonly starsWeight: number;
};

type RankQuery = {
  readonly sort: StaySort;
  readonly centre: { readonly lat: number; readonly lon: number };
  readonly firstDay: number;
  readonly nights: number;
};

const STARS_WEIGHT = 1000;
/** What a low price takes off a rank at most. */
const PRICE_MOST = 6;
const KM_PER_DEGREE = 111.195;
const distancePart = (km: number): number => (14 * km) / (km + 4);

/** The least that distance can come to for a hotel of the city. */
function nearestPart(world: HotelWorld, city: number, centre: RankQuery['centre']): number {
  const { lat, lon } = world.cities[city]!;
  const narrow = Math.cos((centre.lat * Math.PI) / 180);
  const east = Math.abs(lon - centre.lon);
  const away = Math.hypot(lat - centre.lat, Math.min(east, 360 - east) * narrow) - world.cityReach[city]!;
  // A metre less, as positions are rounded to one
  return distancePart(Math.max(0, away * KM_PER_DEGREE - 0.001));
}

/** How the season moves a city's prices on the nights asked for. */
function tideOf({ factor, epoch }: RateTables, city: number, { firstDay, nights }: RankQuery): number {
  const from = tableRow(city, LEISURE) + firstDay - epoch;
  let sum = 0;
  for (let night = 0; night < nights; night++) sum += factor[from + night]!;
  return sum / nights;
}

function createRecommended(world: HotelWorld, tables: RateTables, query: RankQuery): Ranker {
  const { stars, city, typical, standing } = world;
  const kilometres = kilometresFrom(query.centre);
  // Of the city asked for last, as hotels come city by city
  let current = -1;
  let tide = 0;
  let nearest = 0;
  const enter = (next: number): void => {
    current = next;
    tide = tideOf(tables, next, query);
    nearest = nearestPart(world, next, query.centre);
  };
  const rank: Rank = (row, _total, nightly, atMost = Number.POSITIVE_INFINITY) => {
    if (city[row] !== current) enter(city[row]!);
    const usual = typical[current * 6 + stars[row]!]! * 100 * tide;
    const price = 2 * PRICE_MOST * Math.max(-0.5, Math.min(1.5, nightly / usual - 1));
    if (price + nearest - standing[row]! > atMost) return Number.POSITIVE_INFINITY;
    return price + distancePart(kilometres(world, row)) - standing[row]!;
  };
  const lowestIn = (next: number): number => {
    enter(next);
    return nearest - PRICE_MOST;
  };
  return { rank, lowestIn, starsWeight: 0 };
}

export function createRanker(world: HotelWorld, tables: RateTables, query: RankQuery): Ranker {
  const { stars, rating, reviews } = world;
  const unknown = { lowestIn: () => Number.NEGATIVE_INFINITY, starsWeight: 0 };
  switch (query.sort) {
    case 'Price':
      return { ...unknown, rank: (_row, total) => total };
    case 'StarRating': {
      const { rank, lowestIn } = createRecommended(world, tables, query);
      return {
        rank: (row, total, nightly) => rank(row, total, nightly) - stars[row]! * STARS_WEIGHT,
        lowestIn,
        starsWeight: STARS_WEIGHT,
      };
    }
    case 'UserRating':
      return { ...unknown, rank: (row) => -rating[row]! - reviews[row]! / 100_000 };
    case 'DistanceAscending': {
      const kilometres = kilometresFrom(query.centre);
      return { ...unknown, rank: (row) => kilometres(world, row) };
    }
    default:
      return createRecommended(world, tables, query);
  }
}

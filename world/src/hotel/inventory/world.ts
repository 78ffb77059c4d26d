/**
 * The hotels as columns of typed arrays, a row a hotel, city after city so that what a city's hotels have
 * in common is looked up once for all of them. Words (names, streets, descriptions) are not stored: they
 * follow from the seed.
 */
import type { Geography } from '@sojourn/geography/geography.ts';
import type { Land } from '@sojourn/geography/land.ts';
import type { City } from '@sojourn/geography/types.ts';
import { rowOfId } from '../../places/rows-by-city.ts';
import { POSITION_SCALE } from '../../places/visit-box.ts';
import type { LoyaltyProgram } from './programs.ts';

/** How a hotel's price and fill move through the week and the year; the last two move little. */
export const PROFILES = ['business', 'leisure', 'resort', 'flat', 'flatBusiness'] as const;
export type Profile = (typeof PROFILES)[number];

export const PLAN_BITS = { standard: 1, breakfast: 2, partial: 4, advance: 8, included: 16 } as const;
export const SELLERS = ['direct', 'network', 'collections'] as const;

export type StayColumns = {
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  readonly city: Uint16Array;
  /** The number of the hotel in its city, from 0; with the city it is the hotel's identity. */
  readonly ordinal: Uint16Array;
  /** The number of its name among those of the city and the same chain (or of none). */
  readonly nameKey: Uint16Array;
  /** Index of the city's neighbourhood, 255 for none. */
  readonly hood: Uint8Array;
  readonly stars: Uint8Array;
  /** Index in COLLECTIONS: 0 Premier, 1 Lifestyle, 2 NoCollection. */
  readonly collection: Uint8Array;
  readonly rating: Uint8Array;
  readonly reviews: Uint16Array;
  readonly amenities: Uint32Array;
  /** 0 is none, else the number of the loyalty program. */
  readonly program: Uint8Array;
  /** Index in SELLERS: which supplier sells it. */
  readonly seller: Uint8Array;
  readonly profile: Uint8Array;
  /** US dollars a night of the cheapest room type at the standard rate, before season and demand. */
  readonly base: Uint16Array;
  readonly layout: Uint8Array;
  /** All rooms of the hotel. */
  readonly rooms: Uint16Array;
  readonly plans: Uint8Array;
  readonly freeDays: Uint8Array;
  readonly advanceDays: Uint8Array;
  /** US dollars that breakfast adds to a room and night. */
  readonly breakfast: Uint8Array;
  /** Years: 16, 18 or 21. */
  readonly minimumAge: Uint8Array;
  /** Small differences between hotels start here. */
  readonly salt: Uint16Array;
};

export type HotelWorld = StayColumns & {
  readonly count: number;
  /** What the hotel gives to the market of each room type; `allotmentIn` reads it. */
  readonly allotments: Uint32Array;
  /** 0 without a resort fee, else the number of its amount from 1. */
  readonly resortFee: Uint8Array;
  /** `standingOf` the hotel. */
  readonly standing: Float64Array;
  readonly seed: number;
  readonly geography: Geography;
  readonly land: Land;
  readonly cities: readonly City[];
  readonly programs: readonly LoyaltyProgram[];
  /** First row of each city, which is also its first place in `rowOf`; one more at the end. */
  readonly cityStart: Uint32Array;
  /** The row of a city's n-th hotel: `rowOf[cityStart[city] + ordinal]`. */
  readonly rowOf: Uint32Array;
  /** By city four numbers as positions are stored: west, south, east and north of its hotels. */
  readonly cityBounds: Int32Array;
  /** By city, in basis points. */
  readonly taxBps: Uint16Array;
  /** What a hotel of a city and of so many stars usually costs (dollars): `city * 6 + stars`. */
  readonly typical: Float64Array;
  /** By city: how far its farthest hotel is, in degrees as if all were of one length. */
  readonly cityReach: Float64Array;
  readonly cityIndex: ReadonlyMap<string, number>;
};

/** `sty_lisbon-pt-12`: the city and the number there, so that an id needs no table. */
export const stayIdOf = (world: HotelWorld, row: number): string =>
  `sty_${cityOfRow(world, row).id}-${world.ordinal[row]! + 1}`;

/** The row of an id, or undefined when there is no such hotel. */
export const rowOfStay = (world: HotelWorld, stayId: string): number | undefined =>
  rowOfId(world, 'sty', stayId);

export const cityOfRow = (world: HotelWorld, row: number) => world.cities[world.city[row]!]!;
export const positionOf = (world: HotelWorld, row: number) => ({
  lat: world.lat[row]! / POSITION_SCALE,
  lon: world.lon[row]! / POSITION_SCALE,
});

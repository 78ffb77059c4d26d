/**
 * The homes as columns of typed arrays, a row a home, city after city. Words (names, hosts, descriptions) and
 * which nights are taken aren't stored: they follow from the seed.
 */
import type { Geography } from '@sojourn/geography/geography.ts';
import type { Land } from '@sojourn/geography/land.ts';
import type { City } from '@sojourn/geography/types.ts';
import { rowOfId } from '../../places/rows-by-city.ts';
import { POSITION_SCALE } from '../../places/visit-box.ts';

export type HomeColumns = {
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  readonly city: Uint16Array;
  /** The number of the home in its city, from 0; with the city it is the home's identity. */
  readonly ordinal: Uint16Array;
  /** Index of the city's neighborhood, 255 for none. */
  readonly hood: Uint8Array;
  /** Index in HOME_KINDS. */
  readonly kind: Uint8Array;
  readonly bedrooms: Uint8Array;
  readonly beds: Uint8Array;
  /** Twice as many: 3 is one and a half. */
  readonly halfBaths: Uint8Array;
  readonly guests: Uint8Array;
  readonly cots: Uint8Array;
  readonly dogs: Uint8Array;
  readonly cats: Uint8Array;
  readonly amenities: Uint32Array;
  /** 1: booked at once; 0: the host is asked. */
  readonly instant: Uint8Array;
  /** Index in POLICIES. */
  readonly policy: Uint8Array;
  /** Index in CALENDAR_PLANS, or PICTURED_PLAN. */
  readonly plan: Uint8Array;
  /** US dollars a night before season and weekday. */
  readonly base: Uint16Array;
  /** US dollars once for a stay, for each guest above the included and for each pet. */
  readonly cleaning: Uint16Array;
  readonly extraGuest: Uint8Array;
  readonly petFee: Uint8Array;
  readonly includedGuests: Uint8Array;
  /** Percent that a week and four weeks are cheaper by; 0 for none. */
  readonly weekOff: Uint8Array;
  readonly monthOff: Uint8Array;
  /** US dollars, 0 without one. */
  readonly deposit: Uint16Array;
  /** Tenths, 0 without reviews. */
  readonly rating: Uint8Array;
  readonly reviews: Uint16Array;
  /** Index in FILLS: how much of a year is taken. 0: only what's really sold. */
  readonly fill: Uint8Array;
  readonly salt: Uint32Array;
  /** 1: a guest favorite (`isGuestFavorite`). */
  readonly favorite: Uint8Array;
  /** 1: may be barred from sale by the law of its place (`saleBarAt`). */
  readonly barred: Uint8Array;
};

export type HomeWorld = HomeColumns & {
  readonly count: number;
  readonly seed: number;
  readonly geography: Geography;
  readonly land: Land;
  readonly cities: readonly City[];
  readonly cityStart: Uint32Array;
  readonly cityBounds: Int32Array;
  /** The row of a city's n-th home: `rowOf[cityStart[city] + ordinal]`. */
  readonly rowOf: Uint32Array;
  /** By city, of nights and fees, in basis points, and US cents a guest and night. */
  readonly taxBps: Uint16Array;
  readonly taxPerNight: Uint16Array;
  readonly cityIndex: ReadonlyMap<string, number>;
};

export const cityOfHome = (world: HomeWorld, row: number): City => world.cities[world.city[row]!]!;

/** `hom_lisbon-pt-12`: the city and the number there, so that an id needs no table. */
export const homeIdOf = (world: HomeWorld, row: number): string =>
  `hom_${cityOfHome(world, row).id}-${world.ordinal[row]! + 1}`;

/** Who sells a home: the numbers of HOME_SELLERS. Those of the pictures are the first's. */
export const sellerOfHome = (world: Pick<HomeColumns, 'salt'>, row: number): number =>
  world.salt[row]! % 5 > 2 ? 1 : 0;

/** The row of an id, or undefined when there's no such home. */
export const rowOfHome = (world: HomeWorld, homeId: string): number | undefined =>
  rowOfId(world, 'hom', homeId);

/** About where it is, which is public; `exactPosition` says where. */
export const positionOfHome = (world: HomeWorld, row: number) => ({
  lat: world.lat[row]! / POSITION_SCALE,
  lon: world.lon[row]! / POSITION_SCALE,
});

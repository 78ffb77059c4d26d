/**
 * A question to the hotels of the market and its answer, in numbers: the words are added where it is
 * shown.
 */
import { type CapOfPlaces, lowestAt, placesOfCity } from '@sojourn/domain/policy/trip-rules.ts';
import type { Amenity, Collection, RoomGuests, StaySort } from '@sojourn/products/hotel/rules/stay.ts';
import { bedsNeeded } from '@sojourn/products/hotel/rules/stay.ts';
import { AMENITY_BIT } from '../data/room-layouts.ts';
import { collectionIndex } from '../draw-hotel.ts';
import { roomSleeps, roomStart } from '../room-columns.ts';
import type { Sales } from '../sales.ts';
import type { HotelWorld } from '../world.ts';
import type { RateTables } from './rate-calendar.ts';

export type StayBox = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** A null price: any. */
export type StayPolicy = {
  readonly stars: readonly number[];
  readonly nightlyMaxMinor: number | null;
  /** Instead of `nightlyMaxMinor`, by the city of the hotel. */
  readonly placeCaps?: readonly CapOfPlaces[] | undefined;
  /** Codes of programs. */
  readonly blocked?: readonly string[] | undefined;
  /** What comparable offers allow a night to cost, besides the rest; left out for any price. */
  readonly marketMax?: MarketMax | undefined;
};

/** Cents by row; a row without any may cost what it does. */
export type MarketMax = {
  readonly refundable: ReadonlyMap<number, number>;
  readonly other: ReadonlyMap<number, number>;
};

/**
 * All filters are optional; those of a list with several values mean any of them, amenities mean all of
 * them.
 */
export type StayQueryFilters = {
  readonly freeCancellation?: boolean | undefined;
  readonly fourthNightFree?: boolean | undefined;
  readonly breakfastIncluded?: boolean | undefined;
  readonly nightlyMinMinor?: number | undefined;
  readonly nightlyMaxMinor?: number | undefined;
  readonly stars?: readonly number[] | undefined;
  readonly ratingMin?: number | undefined;
  readonly amenities?: readonly Amenity[] | undefined;
  readonly collections?: readonly Collection[] | undefined;
  readonly loyaltyPrograms?: readonly string[] | undefined;
  /** A company's rules: what keeps them is counted, and `inPolicyOnly` leaves nothing else. */
  readonly policy?: StayPolicy | undefined;
  readonly inPolicyOnly?: boolean | undefined;
  /** Rows of the world: only these hotels. */
  readonly rows?: ReadonlySet<number> | undefined;
};

export type StayQuery = {
  readonly box: StayBox;
  readonly centre: { readonly lat: number; readonly lon: number };
  /** Day number of check-in. */
  readonly firstDay: number;
  readonly nights: number;
  readonly rooms: readonly RoomGuests[];
  readonly filters: StayQueryFilters;
  readonly sort: StaySort;
  readonly top: number;
  /** Index in SELLERS, or -1 for all hotels. */
  readonly seller: number;
};

/** What the search reads beside the hotels: prices by day, sales, and which day it is in each city. */
export type MarketState = {
  readonly tables: RateTables;
  readonly sales: Sales;
  /** Day number of today at a city. */
  readonly today: (city: number) => number;
  /** Day number of today in UTC, whose exchange rates hold. */
  readonly utcDay: number;
};

export type StayHit = {
  readonly row: number;
  readonly room: number;
  readonly plan: number;
  /** Per room and night before taxes, after the complimentary night. */
  readonly nightlyMinor: number;
  /** The same with the fees of the hotel's desk. */
  readonly shownMinor: number;
  /** Lower is better; comparable between answers to the same question. */
  readonly rank: number;
};

/** The histogram's bars are one dollar wide; the last holds everything above. */
export const HISTOGRAM_DOLLARS = 4096;

export type StayCounts = {
  freeCancellation: number;
  fourthNightFree: number;
  breakfastIncluded: number;
  /** 0 without a policy. */
  inPolicy: number;
  /** By stars, index 0 unused. */
  readonly stars: Uint32Array;
  /** By rating in tenths. */
  readonly ratings: Uint32Array;
  /** By place in AMENITIES. */
  readonly amenities: Uint32Array;
  /** By place in COLLECTIONS. */
  readonly collections: Uint32Array;
  /** By program number, index 0 is none. */
  readonly programs: Uint32Array;
  /** By whole dollars of the nightly average. */
  readonly dollars: Uint32Array;
};

export type StayResult = {
  readonly total: number;
  /** Everything that fits the dates and guests. */
  readonly fits: number;
  readonly fourthNight: number;
  /** Could sleep the guests and pass the filters on facts, but have no rooms left. */
  readonly soldOut: number;
  readonly hits: readonly StayHit[];
  readonly counts: StayCounts;
};

/** The filters as numbers that a row is tested against. */
export type CompiledQuery = {
  readonly roomCount: number;
  /** By layout: bits of the room types that sleep the guests. */
  readonly roomsThatFit: Uint8Array;
  readonly starsMask: number;
  readonly ratingMin: number;
  readonly amenities: number;
  readonly collectionMask: number;
  /** 1 by allowed program number, or null for any. */
  readonly programs: Uint8Array | null;
  readonly needFree: boolean;
  readonly needBreakfast: boolean;
  readonly needFourth: boolean;
  readonly nightlyMin: number;
  readonly nightlyMax: number;
  readonly hasPrice: boolean;
  /** Of the stars that a company's policy allows; 0 without one. */
  readonly policyMask: number;
  /** Where cities have prices of their own, that of the city being looked at. */
  readonly policyMax: number;
  /** By city; null where the same holds everywhere. */
  readonly policyMaxAt: ((city: number) => number) | null;
  /** 1 by program number that the policy blocks; null for none. */
  readonly policyBlocks: Uint8Array | null;
  readonly inPolicyOnly: boolean;
  readonly hasPolicy: boolean;
  /** What breaks the policy is ranked after all else. */
  readonly isPolicyFirst: boolean;
  readonly marketMax: MarketMax | null;
  /** Days from today to check-in at the city being looked at. */
  readonly lead: number;
  /** Stars, rating, collection or program are filtered. */
  readonly hasFactFilters: boolean;
  readonly rows: ReadonlySet<number> | null;
};

const ALL = 0xff;

function roomsThatFit(rooms: readonly RoomGuests[]): Uint8Array {
  const beds = Math.max(...rooms.map(bedsNeeded));
  return Uint8Array.from({ length: roomStart.length - 1 }, (_, layout) => {
    let bits = 0;
    for (let at = roomStart[layout]!; at < roomStart[layout + 1]!; at++) {
      if (roomSleeps[at]! >= beds) bits |= 1 << (at - roomStart[layout]!);
    }
    return bits;
  });
}

function programsAllowed(world: HotelWorld, codes: readonly string[] | undefined): Uint8Array | null {
  if (codes === undefined || codes.length === 0) return null;
  const allowed = new Uint8Array(world.programs.length + 1);
  for (const code of codes) allowed[world.programs.findIndex((program) => program.code === code) + 1] = 1;
  allowed[0] = 0;
  return allowed;
}

const maskOf = (bits: readonly number[] | undefined): number =>
  bits === undefined || bits.length === 0 ? ALL : bits.reduce((mask, bit) => mask | (1 << bit), 0);

const starsOf = (policy: StayPolicy | undefined): number =>
  policy?.stars.reduce((mask, stars) => mask | (1 << stars), 0) ?? 0;

function policyMaxAt(world: HotelWorld, placeCaps: StayPolicy['placeCaps']): CompiledQuery['policyMaxAt'] {
  if (!placeCaps) return null;
  return (city) =>
    lowestAt(placeCaps, placesOfCity(`city:${world.cities[city]!.id}`)) ?? Number.POSITIVE_INFINITY;
}

export function compileQuery(world: HotelWorld, query: StayQuery): CompiledQuery {
  const f = query.filters;
  const inPolicyOnly = f.policy !== undefined && f.inPolicyOnly === true;
  return {
    roomCount: query.rooms.length,
    roomsThatFit: roomsThatFit(query.rooms),
    starsMask: maskOf(f.stars),
    ratingMin: f.ratingMin ?? 0,
    amenities: (f.amenities ?? []).reduce((mask, name) => mask | AMENITY_BIT[name], 0),
    collectionMask: maskOf(f.collections?.map(collectionIndex)),
    programs: programsAllowed(world, f.loyaltyPrograms),
    needFree: f.freeCancellation ?? false,
    needBreakfast: f.breakfastIncluded ?? false,
    needFourth: f.fourthNightFree ?? false,
    nightlyMin: f.nightlyMinMinor ?? 0,
    nightlyMax: f.nightlyMaxMinor ?? Number.POSITIVE_INFINITY,
    hasPrice: inPolicyOnly || f.nightlyMinMinor !== undefined || f.nightlyMaxMinor !== undefined,
    policyMask: starsOf(f.policy),
    policyMax: f.policy?.nightlyMaxMinor ?? Number.POSITIVE_INFINITY,
    policyMaxAt: policyMaxAt(world, f.policy?.placeCaps),
    policyBlocks: programsAllowed(world, f.policy?.blocked),
    inPolicyOnly,
    hasPolicy: f.policy !== undefined,
    isPolicyFirst: f.policy !== undefined && !inPolicyOnly && query.sort === 'MostRecommended',
    marketMax: f.policy?.marketMax ?? null,
    lead: 0,
    hasFactFilters: Boolean(
      f.stars?.length || f.ratingMin || f.collections?.length || f.loyaltyPrograms?.length,
    ),
    rows: f.rows ?? null,
  };
}

export const emptyCounts = (world: HotelWorld): StayCounts => ({
  freeCancellation: 0,
  fourthNightFree: 0,
  breakfastIncluded: 0,
  inPolicy: 0,
  stars: new Uint32Array(6),
  ratings: new Uint32Array(101),
  amenities: new Uint32Array(24),
  collections: new Uint32Array(3),
  programs: new Uint32Array(world.programs.length + 1),
  dollars: new Uint32Array(HISTOGRAM_DOLLARS),
});

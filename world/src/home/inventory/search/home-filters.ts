/** Which filters a home fails, and whether it has room for a party. */
import { lowestAt, placesOfCity } from '@sojourn/domain/policy/trip-rules.ts';
import { HOME_AMENITIES, HOME_KINDS } from '@sojourn/products/home/rules/home.ts';
import type { HomeWorld } from '../world.ts';
import type { HomeCaps, HomeFilters, HomeQuery } from './query.ts';

/** A bit for each filter that a home can fail alone. */
export const FAILS = {
  kinds: 1,
  bedrooms: 2,
  beds: 4,
  baths: 8,
  dogs: 16,
  cats: 32,
  amenities: 64,
  booking: 128,
  free: 256,
  price: 512,
  favorites: 1024,
  policy: 2048,
} as const;

export const hasRoom = (
  world: HomeWorld,
  row: number,
  { adults, children, infants, dogs, cats }: HomeQuery['party'],
): boolean =>
  adults + children <= world.guests[row]! &&
  infants <= world.cots[row]! &&
  dogs <= world.dogs[row]! &&
  cats <= world.cats[row]!;

export function readFilters(filters: HomeFilters) {
  const bitsOf = <T>(all: readonly T[], chosen: readonly T[]): number =>
    chosen.reduce((bits, each) => bits | (1 << all.indexOf(each)), 0) >>> 0;
  return {
    ...filters,
    kindBits: filters.kinds.length === 0 ? 0xff : bitsOf(HOME_KINDS, filters.kinds),
    amenityBits: bitsOf(HOME_AMENITIES, filters.amenities),
    halfBaths: filters.baths * 2,
    most: filters.mostMinor ?? Number.POSITIVE_INFINITY,
    nightlyMaxAt: (world: HomeWorld, city: number): number => nightlyMaxAt(world, city, filters.policy),
  };
}
type Wanted = ReturnType<typeof readFilters>;

/** What a policy lets a night cost in a city. */
function nightlyMaxAt(world: HomeWorld, city: number, policy: HomeCaps | null): number {
  if (policy?.placeCaps)
    return (
      lowestAt(policy.placeCaps, placesOfCity(`city:${world.cities[city]!.id}`)) ?? Number.POSITIVE_INFINITY
    );
  return policy?.nightlyMaxMinor ?? Number.POSITIVE_INFINITY;
}

/** False without a policy; `nightlyMinor`: the average night, before fees and taxes. */
export const isInPolicy = (
  { policy }: Wanted,
  row: number,
  nightlyMinor: number,
  nightlyMax: number,
): boolean =>
  policy !== null &&
  nightlyMinor <= nightlyMax &&
  nightlyMinor <= (policy.marketMax?.get(row) ?? Number.POSITIVE_INFINITY);

/** Bits of FAILS; 0 when all filters leave it. */
export function failsOf(
  world: HomeWorld,
  row: number,
  wanted: Wanted,
  totalMinor: number,
  isFree: boolean,
  inPolicy: boolean,
): number {
  let fails = 0;
  if (((wanted.kindBits >>> world.kind[row]!) & 1) === 0) fails |= FAILS.kinds;
  if (world.bedrooms[row]! < wanted.bedrooms) fails |= FAILS.bedrooms;
  if (world.beds[row]! < wanted.beds) fails |= FAILS.beds;
  if (world.halfBaths[row]! < wanted.halfBaths) fails |= FAILS.baths;
  if (wanted.dogs && world.dogs[row] === 0) fails |= FAILS.dogs;
  if (wanted.cats && world.cats[row] === 0) fails |= FAILS.cats;
  if ((world.amenities[row]! & wanted.amenityBits) >>> 0 !== wanted.amenityBits) fails |= FAILS.amenities;
  if (wanted.booking !== null && (world.instant[row] === 1) !== (wanted.booking === 'instant'))
    fails |= FAILS.booking;
  if (wanted.freeCancellation && !isFree) fails |= FAILS.free;
  if (totalMinor < wanted.leastMinor || totalMinor > wanted.most) fails |= FAILS.price;
  if (wanted.guestFavorites && world.favorite[row] === 0) fails |= FAILS.favorites;
  if (wanted.inPolicyOnly && wanted.policy !== null && !inPolicy) fails |= FAILS.policy;
  return fails;
}

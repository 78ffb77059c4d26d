/** A home drawn from its number: a kind that fits its place, rooms, rules, fees and its host's habits. */

import type { City } from '@sojourn/geography/types.ts';
import {
  HOME_AMENITIES,
  HOME_KINDS,
  type HomeAmenity,
  type HomeKind,
} from '@sojourn/products/home/rules/home.ts';
import type { Draw } from '../../random.ts';
import type { DemoHome } from './data/demo-homes.ts';
import { FILLS } from './nights.ts';
import { CALENDAR_PLANS, PICTURED_PLAN } from './plans.ts';
import { POLICIES } from './policies.ts';
import type { HomeColumns } from './world.ts';

export type HomeFacts = Record<
  Exclude<keyof HomeColumns, 'lat' | 'lon' | 'city' | 'ordinal' | 'hood' | 'favorite' | 'barred'>,
  number
>;

const URBAN: readonly HomeKind[] = [
  'apartment',
  'apartment',
  'apartment',
  'studio',
  'loft',
  'townhouse',
  'house',
];
const RURAL: readonly HomeKind[] = ['house', 'house', 'villa', 'cottage', 'cabin', 'apartment'];
/** Bedrooms at least and at most. */
const BEDROOMS: Readonly<Record<HomeKind, readonly [number, number]>> = {
  studio: [0, 0],
  loft: [1, 2],
  apartment: [1, 3],
  townhouse: [2, 4],
  house: [2, 5],
  villa: [3, 7],
  cottage: [1, 3],
  cabin: [1, 4],
};
/** Percent of homes that have it. */
const AMENITY_CHANCES: Readonly<Record<HomeAmenity, number>> = {
  wifi: 97,
  kitchen: 96,
  washer: 66,
  airConditioning: 52,
  heating: 74,
  parking: 44,
  pool: 14,
  hotTub: 8,
  workspace: 48,
  balcony: 46,
  garden: 28,
  barbecue: 20,
  fireplace: 12,
  crib: 34,
  stepFree: 18,
  elevator: 36,
  seaView: 10,
  evCharging: 6,
};

const amenityBit = (name: HomeAmenity): number => (1 << HOME_AMENITIES.indexOf(name)) >>> 0;

function drawAmenities(kind: HomeKind, draw: Draw): number {
  let bits = 0;
  for (const name of HOME_AMENITIES) {
    const more = kind === 'villa' && (name === 'pool' || name === 'garden') ? 45 : 0;
    if (draw.chance(AMENITY_CHANCES[name] + more)) bits |= amenityBit(name);
  }
  return bits >>> 0;
}

/** Towards the front of a list. */
const early = (count: number, draw: Draw): number => Math.floor(draw.next() ** 1.8 * count);

export function drawHome(city: City, draw: Draw): HomeFacts {
  const isUrban = city.artKind === 'city' || city.artKind === 'town';
  const kind = draw.pick(isUrban ? URBAN : RURAL);
  const [fewest, most] = BEDROOMS[kind];
  const bedrooms = fewest + draw.int(most - fewest + 1);
  const beds = Math.max(1, bedrooms + draw.int(3));
  // A home sleeps two to a bedroom; more only where there are more beds
  const more = Math.min(2, beds - Math.max(1, bedrooms));
  const guests = Math.max(2, bedrooms * 2 + draw.int(more + 1));
  const amenities = drawAmenities(kind, draw);
  const perBedroom = 30 + bedrooms * 26;
  const base = Math.max(
    28,
    Math.round(((46 + perBedroom) * city.priceLevel * (100 + draw.normal() * 24)) / 10_000),
  );
  const takesDogs = draw.chance(27);
  const isInstant = draw.chance(61);
  return {
    kind: HOME_KINDS.indexOf(kind),
    bedrooms,
    beds,
    halfBaths: 2 * Math.max(1, Math.ceil(bedrooms / 2)) + (bedrooms > 1 && draw.chance(30) ? 1 : 0),
    guests,
    cots: amenities & amenityBit('crib') ? 1 + draw.int(2) : 0,
    dogs: takesDogs ? 1 + draw.int(2) : 0,
    cats: takesDogs && draw.chance(70) ? 1 : 0,
    amenities,
    instant: isInstant ? 1 : 0,
    policy: draw.int(POLICIES.length),
    plan: early(CALENDAR_PLANS.length, draw),
    base,
    cleaning: Math.round((base * (28 + draw.int(30))) / 100),
    extraGuest: draw.chance(35) ? 8 + draw.int(18) : 0,
    petFee: takesDogs && draw.chance(60) ? 10 + draw.int(40) : 0,
    includedGuests: Math.max(2, guests - draw.int(3)),
    weekOff: draw.chance(55) ? 5 * (1 + draw.int(3)) : 0,
    monthOff: draw.chance(40) ? 15 + 5 * draw.int(5) : 0,
    deposit: draw.chance(30) ? 50 * (2 + draw.int(9)) : 0,
    rating: draw.chance(6) ? 0 : Math.min(100, Math.max(62, Math.round(91 + draw.normal() * 6))),
    reviews: Math.round(draw.next() ** 2.2 * 380),
    fill: 1 + draw.int(FILLS.length - 1),
    salt: draw.int(0xffffffff),
  };
}

const CRIB_AND_MORE = ['wifi', 'kitchen', 'washer', 'airConditioning', 'heating', 'crib', 'balcony'] as const;

export const demoHomeFacts = (home: DemoHome): HomeFacts => ({
  kind: HOME_KINDS.indexOf(home.kind),
  bedrooms: home.bedrooms,
  beds: home.beds,
  halfBaths: home.baths * 2,
  guests: home.guests,
  cots: 1,
  dogs: home.pets === 'none' ? 0 : 1,
  cats: home.pets === 'both' ? 1 : 0,
  amenities: CRIB_AND_MORE.reduce((bits, name) => bits | amenityBit(name), 0) >>> 0,
  instant: home.instant ? 1 : 0,
  policy: home.policy,
  plan: home.isPictured ? PICTURED_PLAN : 0,
  base: home.nightly,
  cleaning: home.cleaning,
  extraGuest: 0,
  petFee: 0,
  includedGuests: home.guests,
  weekOff: 0,
  monthOff: 0,
  deposit: home.deposit,
  rating: Math.round(home.rating * 10),
  reviews: home.reviews,
  fill: 0,
  salt: 0,
});

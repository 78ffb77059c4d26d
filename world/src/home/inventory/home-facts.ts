/** All that's known of a home without dates: what a list, its page and a booking's summary say. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { hashText, mix } from '@sojourn/domain/mix.ts';
import { HOME_AMENITIES, type HomeAmenity } from '@sojourn/products/home/rules/home.ts';
import type { HomeFacts } from '@sojourn/products/home/wire/home-detail.ts';
import type { HomeListing } from '@sojourn/products/home/wire/home-search.ts';
import { streetAddress } from '../../manners.ts';
import { fictionalPhone } from '../../phones.ts';
import { areaName, cityName } from '../../places/area-name.ts';
import { DEMO_CITY, DEMO_HOMES } from './data/demo-homes.ts';
import {
  AMENITY_SENTENCES,
  type Both,
  MEETING_STEPS,
  OPENINGS,
  PICTURED_DESCRIPTION,
  SELF_STEPS,
} from './data/home-words.ts';
import { homeHost, homeName, homeRooms, kindOfHome } from './describe-home.ts';
import { AREA_RADIUS_METERS, exactPosition } from './exact-position.ts';
import { homeArt, homeGallery } from './home-pictures.ts';
import { houseRules } from './house-rules.ts';
import { registrationOf } from './law/registration.ts';
import { cityOfHome, type HomeWorld, homeIdOf, positionOfHome } from './world.ts';

const demoHome = (world: HomeWorld, row: number) =>
  cityOfHome(world, row).id === DEMO_CITY ? DEMO_HOMES[world.ordinal[row]!] : undefined;
const seedOf = (world: HomeWorld, row: number): number =>
  mix(hashText(`facts ${cityOfHome(world, row).id}`), world.ordinal[row]!);

export const amenitiesIn = (world: HomeWorld, row: number): HomeAmenity[] =>
  HOME_AMENITIES.filter((_, bit) => (world.amenities[row]! >>> bit) & 1);

const neighborhood = (world: HomeWorld, row: number, locale: Locale): string =>
  demoHome(world, row)?.hood ??
  areaName(cityOfHome(world, row), world.hood[row]!, positionOfHome(world, row), locale);

export const listHome = (world: HomeWorld, row: number, locale: Locale): HomeListing => ({
  homeId: homeIdOf(world, row) as HomeListing['homeId'],
  name: homeName(world, row),
  kind: kindOfHome(world, row),
  neighborhood: neighborhood(world, row, locale),
  city: cityName(cityOfHome(world, row), locale),
  cityPlaceId: `city:${cityOfHome(world, row).id}`,
  position: positionOfHome(world, row),
  art: homeArt(world, row),
  bedrooms: world.bedrooms[row]!,
  beds: world.beds[row]!,
  halfBaths: world.halfBaths[row]!,
  sleeps: world.guests[row]!,
  dogs: world.dogs[row]! > 0,
  cats: world.cats[row]! > 0,
  amenities: amenitiesIn(world, row),
  booking: world.instant[row] === 1 ? 'instant' : 'request',
  rating: { tenths: world.rating[row]!, count: world.rating[row] === 0 ? 0 : world.reviews[row]! },
});

/** Where it is until it's booked. */
export const homeArea = (world: HomeWorld, row: number) => ({
  center: positionOfHome(world, row),
  radiusMeters: AREA_RADIUS_METERS,
});

/** Without its optional fees, which depend on the stay. */
export function homeFacts(world: HomeWorld, row: number, locale: Locale): Omit<HomeFacts, 'optionalFees'> {
  const { changesAtOnce: _, ...rules } = houseRules(world, row);
  const { country, zone } = cityOfHome(world, row);
  const host = homeHost(world, row);
  return {
    ...listHome(world, row, locale),
    ...rules,
    countryCode: country,
    zone,
    area: homeArea(world, row),
    description: describeHome(world, row, locale),
    gallery: homeGallery(world, row),
    areaSquareFeet: squareFeet(world, row),
    rooms: homeRooms(world, row).map(({ kind, beds }) => ({ kind, beds: [...beds] })),
    host: { ...host, speaks: [...host.speaks] },
    guestsMax: world.guests[row]!,
    infantsCount: false,
    cots: world.cots[row]!,
    dogsMax: world.dogs[row]!,
    catsMax: world.cats[row]!,
    registrationNumber: registrationOf(world, row).registrationNumber,
  };
}

const PICTURED_SQUARE_FEET = 904;
function squareFeet(world: HomeWorld, row: number): number {
  if (demoHome(world, row)?.isPictured) return PICTURED_SQUARE_FEET;
  return 260 + world.bedrooms[row]! * 230 + world.halfBaths[row]! * 28 + (seedOf(world, row) % 150);
}

const pick = <T>(from: readonly T[], seed: number): T => from[seed % from.length]!;

function describeHome(world: HomeWorld, row: number, locale: Locale): string {
  if (demoHome(world, row)?.isPictured) return PICTURED_DESCRIPTION[locale];
  const seed = seedOf(world, row);
  const place = neighborhood(world, row, locale);
  const opening = pick(OPENINGS[kindOfHome(world, row)], seed)[locale];
  const has = new Set(amenitiesIn(world, row));
  const more = AMENITY_SENTENCES.filter(([amenity]) => has.has(amenity))
    .slice(0, 2)
    .map(([, sentence]) => sentence[locale]);
  return [opening.replace('*', place).replace('$', place), ...more].join(' ');
}

/** What only a guest with a confirmed stay gets. */
export function homeArrival(world: HomeWorld, row: number, locale: Locale) {
  const city = cityOfHome(world, row);
  const seed = mix(seedOf(world, row), 17);
  const code = String(1_000 + (mix(seed, 3) % 9_000));
  const steps: readonly Both[] = houseRules(world, row).selfCheckIn ? SELF_STEPS : MEETING_STEPS;
  return {
    address: streetAddress(city.country, seed),
    position: exactPosition(world, row),
    phone: fictionalPhone(city.country, seed),
    steps: steps.map((step) => step[locale].replace('*', code)),
  };
}

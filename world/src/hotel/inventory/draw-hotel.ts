/** One hotel's facts, drawn from its own seed so that they do not depend on how many others there are. */
import type { City } from '@sojourn/geography/types.ts';
import { AMENITIES, type Collection } from '@sojourn/products/hotel/rules/stay.ts';
import type { Draw } from '../../random.ts';
import { AMENITY_BIT, AMENITY_CHANCES, ROOM_LAYOUTS } from './data/room-layouts.ts';
import { PLAN_BITS, PROFILES, type Profile } from './world.ts';

export type HotelFacts = {
  readonly stars: number;
  readonly collection: number;
  readonly rating: number;
  readonly reviews: number;
  readonly amenities: number;
  readonly program: number;
  readonly profile: number;
  readonly base: number;
  readonly layout: number;
  readonly rooms: number;
  readonly plans: number;
  readonly freeDays: number;
  readonly advanceDays: number;
  readonly breakfast: number;
  readonly minimumAge: number;
  readonly salt: number;
};

const layoutIndex = (name: string): number => ROOM_LAYOUTS.findIndex((layout) => layout.name === name);
const COLLECTION_INDEX: Readonly<Record<Collection, number>> = { Premier: 0, Lifestyle: 1, NoCollection: 2 };
export const collectionIndex = (name: Collection): number => COLLECTION_INDEX[name];

const RESORT_KINDS: ReadonlySet<string> = new Set(['coast', 'island', 'mountain', 'desert']);
const isResortTown = (city: City): boolean =>
  city.season === 'winter-sun' || city.season === 'ski' || RESORT_KINDS.has(city.artKind);

function drawStars(city: City, draw: Draw): number {
  const x = draw.next() + (city.priceLevel - 100) / 900;
  return x < 0.05 ? 1 : x < 0.2 ? 2 : x < 0.56 ? 3 : x < 0.87 ? 4 : 5;
}

function drawCollection(stars: number, draw: Draw): number {
  const x = draw.next();
  if (stars === 5) return x < 0.1 ? 0 : x < 0.17 ? 1 : 2;
  return stars === 4 && x < 0.05 ? 1 : 2;
}

/** Mean rating by stars; the more reviews, the nearer to what the hotel deserves. */
function drawRating(stars: number, collection: number, reviews: number, draw: Draw): number {
  const deserved =
    [66, 70, 77, 83, 88][stars - 1]! + (collection === 2 ? 0 : 4 - collection) + draw.normal() * 4;
  const observed = deserved + (draw.normal() * 15) / Math.sqrt(1 + reviews / 12);
  return Math.max(40, Math.min(98, Math.round(observed)));
}

function drawReviews(city: City, stars: number, draw: Draw): number {
  const typical = 60 + city.demand * 4 + stars * 40;
  return Math.max(3, Math.min(12_000, Math.round(typical * Math.exp(draw.normal() * 1.15))));
}

function drawProfile(city: City, stars: number, draw: Draw): Profile {
  if (isResortTown(city)) return draw.chance(stars >= 3 ? 68 : 40) ? 'resort' : 'leisure';
  return draw.chance(city.population > 900_000 ? 46 : 28) ? 'business' : 'leisure';
}

const LAYOUTS_BY_STARS: readonly (readonly string[])[] = [
  ['hostel', 'motel', 'guesthouse'],
  ['guesthouse', 'motel', 'business', 'family'],
  ['classic', 'business', 'urban', 'family', 'aparthotel', 'guesthouse'],
  ['classic', 'urban', 'boutique', 'aparthotel', 'family'],
  ['luxury', 'boutique', 'luxury'],
];

function drawLayout(stars: number, profile: Profile, country: string, draw: Draw): number {
  if (profile === 'resort' && stars >= 4) return layoutIndex('resort');
  const names = LAYOUTS_BY_STARS[stars - 1]!.filter(
    (name) => name !== 'motel' || country === 'US' || country === 'CA',
  );
  return layoutIndex(draw.pick(names));
}

function drawAmenities(city: City, stars: number, profile: Profile, layout: number, draw: Draw): number {
  let mask = 0;
  for (const name of AMENITIES) {
    let chance: number = AMENITY_CHANCES[name][stars - 1]!;
    if (profile === 'resort' && (name === 'pool' || name === 'garden' || name === 'parkingIncluded'))
      chance += 34;
    if (name === 'beachAccess' && profile === 'resort' && city.season !== 'ski')
      chance = city.artKind === 'mountain' ? 0 : 46;
    if (name === 'skiStorage' && city.season === 'ski') chance = 62;
    if (name === 'businessCenter' && profile === 'business') chance += 24;
    if (draw.chance(chance)) mask |= AMENITY_BIT[name];
  }
  const kind = ROOM_LAYOUTS[layout]!.name;
  if (kind === 'aparthotel') mask |= AMENITY_BIT.kitchenette;
  if (kind === 'family') mask |= AMENITY_BIT.familyRooms;
  return mask >>> 0;
}

const STAR_PRICE = [0.44, 0.6, 0.84, 1.2, 2.05];

function drawBase(city: City, stars: number, rating: number, collection: number, draw: Draw): number {
  const quality = 1 + (rating - 80) / 160;
  const fame = collection === 0 ? 1.45 : collection === 1 ? 1.15 : 1;
  const price =
    1.6 * city.priceLevel * STAR_PRICE[stars - 1]! * quality * fame * Math.exp(draw.normal() * 0.2);
  return Math.max(18, Math.min(6000, Math.round(price)));
}

function drawPlans(stars: number, draw: Draw): number {
  const x = draw.next();
  let plans = x < 0.7 ? PLAN_BITS.standard : x < 0.88 ? PLAN_BITS.partial : 0;
  if (x >= 0.88 || draw.chance(52)) plans |= PLAN_BITS.advance;
  if (plans & PLAN_BITS.standard && draw.chance(30)) plans |= PLAN_BITS.partial;
  if (draw.chance(stars === 5 ? 22 : 12)) plans |= PLAN_BITS.included;
  else if (plans & PLAN_BITS.standard && draw.chance(34 + stars * 8)) plans |= PLAN_BITS.breakfast;
  return plans;
}

function drawMinimumAge(country: string, draw: Draw): number {
  const x = draw.next();
  if (country === 'US') return x < 0.34 ? 21 : 18;
  return x < 0.06 ? 21 : x < 0.2 ? 16 : 18;
}

/** `programs`: by stars, the numbers of the programs that a hotel here may belong to. */
export function drawHotel(city: City, programs: readonly (readonly number[])[], draw: Draw): HotelFacts {
  const stars = drawStars(city, draw);
  const collection = drawCollection(stars, draw);
  const reviews = drawReviews(city, stars, draw);
  const rating = drawRating(stars, collection, reviews, draw);
  const profile = drawProfile(city, stars, draw);
  const layout = drawLayout(stars, profile, city.country, draw);
  const choices = programs[stars - 1]!;
  const inChain = choices.length > 0 && draw.chance(12 + stars * 7);
  const plans = drawPlans(stars, draw);
  const big = profile === 'business' || profile === 'resort' ? 1.7 : 1;
  return {
    stars,
    collection,
    rating,
    reviews,
    profile: PROFILES.indexOf(profile),
    layout,
    program: inChain ? draw.pick(choices) : 0,
    amenities: drawAmenities(city, stars, profile, layout, draw),
    base: drawBase(city, stars, rating, collection, draw),
    rooms: Math.max(8, Math.min(620, Math.round((10 + stars * 13) * big * Math.exp(draw.normal() * 0.55)))),
    plans,
    freeDays: draw.pick([1, 1, 2, 2, 3, 5, 7]),
    // A hotel that sells nothing else sells it to the last day
    advanceDays: (plans & (PLAN_BITS.standard | PLAN_BITS.partial)) === 0 ? 0 : draw.pick([3, 7, 7, 14, 21]),
    breakfast: Math.round((5 + stars * 4) * (0.6 + city.priceLevel / 250) * (0.85 + draw.next() * 0.3)),
    minimumAge: drawMinimumAge(city.country, draw),
    salt: draw.int(65_536),
  };
}

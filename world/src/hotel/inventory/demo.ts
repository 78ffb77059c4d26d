/** The fixed hotels among the generated: their rows, and their words. */
import type { Amenity } from '@sojourn/products/hotel/rules/stay.ts';
import type { Draw } from '../../random.ts';
import { DEMO_HOTELS, type DemoHotel } from './data/demo-hotels.ts';
import { AMENITY_BIT, ROOM_LAYOUTS } from './data/room-layouts.ts';
import { collectionIndex, type HotelFacts } from './draw-hotel.ts';
import { cityOfRow, type HotelWorld, PLAN_BITS, PROFILES } from './world.ts';

const NONE: readonly DemoHotel[] = [];
const byCity = Map.groupBy(DEMO_HOTELS, (hotel) => hotel.city);

/** In the order of their numbers in the city. */
export const demoHotelsOf = (cityId: string): readonly DemoHotel[] => byCity.get(cityId) ?? NONE;

export function demoHotelAt(world: HotelWorld, row: number): DemoHotel | undefined {
  return demoHotelsOf(cityOfRow(world, row).id)[world.ordinal[row]!];
}

const LETTERS = {
  s: PLAN_BITS.standard,
  b: PLAN_BITS.breakfast,
  p: PLAN_BITS.partial,
  a: PLAN_BITS.advance,
  i: PLAN_BITS.included,
} as const;

const bitsOf = (plans: string): number =>
  [...plans].reduce((bits, letter) => bits | LETTERS[letter as keyof typeof LETTERS], 0);

const amenitiesOf = (text: string): number =>
  text.split(' ').reduce((mask, name) => mask | AMENITY_BIT[name as Amenity], 0) >>> 0;

export const demoFacts = (hotel: DemoHotel, draw: Draw): HotelFacts => ({
  stars: hotel.stars,
  collection: collectionIndex(hotel.collection),
  rating: hotel.rating,
  reviews: hotel.reviews,
  amenities: amenitiesOf(hotel.amenities),
  program: 0,
  profile: PROFILES.indexOf(hotel.isForWork ? 'flatBusiness' : 'flat'),
  base: hotel.nightly,
  layout: ROOM_LAYOUTS.findIndex((layout) => layout.name === hotel.layout),
  rooms: hotel.rooms,
  plans: bitsOf(hotel.plans),
  freeDays: hotel.freeDays,
  advanceDays: hotel.advanceDays,
  breakfast: 24,
  minimumAge: 18,
  salt: draw.int(65_536),
});

/** The words of one review, in the reader's language: from its score, its writer and what the hotel has. */
import type { Reviewer } from '@sojourn/products/hotel/rules/reviews/guest-reviews.ts';
import { drawer } from '#random.ts';
import {
  AMENITY_POINTS,
  BAD_POINTS,
  GOOD_POINTS,
  OPENINGS,
  REVIEWER_POINTS,
  WORST_POINTS,
} from '../data/review-words.ts';
import type { Locale } from '../data/words.ts';
import { amenitiesOf } from '../describe.ts';
import type { HotelWorld } from '../world.ts';

const bandOf = (tenths: number): keyof typeof OPENINGS =>
  tenths >= 90 ? 'great' : tenths >= 70 ? 'good' : tenths >= 50 ? 'mixed' : 'poor';

export function writeReview(
  world: HotelWorld,
  row: number,
  review: { readonly seed: number; readonly scoreTenths: number; readonly reviewer: Reviewer },
  locale: Locale,
): string {
  const { seed, scoreTenths, reviewer } = review;
  const draw = drawer(seed);
  const band = bandOf(scoreTenths);
  const had = new Set(amenitiesOf(world, row));
  const atHotel = AMENITY_POINTS.filter(([amenity]) => had.has(amenity)).map(([, point]) => point);
  const sentences = [draw.pick(OPENINGS[band])];
  if (band !== 'poor') sentences.push(draw.pick(GOOD_POINTS));
  if ((band === 'great' || band === 'good') && atHotel.length > 0 && draw.chance(60))
    sentences.push(draw.pick(atHotel));
  if ((band === 'great' || band === 'good') && draw.chance(35))
    sentences.push(draw.pick(REVIEWER_POINTS[reviewer]));
  if (band === 'mixed' || (band === 'good' && draw.chance(55))) sentences.push(draw.pick(BAD_POINTS));
  if (band === 'poor') sentences.push(draw.pick(WORST_POINTS), draw.pick(BAD_POINTS));
  return sentences.map((sentence) => sentence[locale]).join(' ');
}

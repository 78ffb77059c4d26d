/**
 * The reviews behind a home's rating. As many as are counted were written in the last four years; as time
 * goes on, a new one replaces the oldest and all others stay as they are.
 */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { type CalendarDate, dateOfDay } from '@sojourn/domain/dates.ts';
import { hashText, mix } from '@sojourn/domain/mix.ts';
import { drawer } from '#random.ts';
import { guestName } from '../../../manners.ts';
import { scoreOfReview } from '../../../reviews/review-scores.ts';
import {
  HOME_AMENITY_POINTS,
  HOME_BAD_POINTS,
  HOME_GOOD_POINTS,
  REVIEW_OPENINGS,
} from '../data/home-review-words.ts';
import { amenitiesIn } from '../home-facts.ts';
import { cityOfHome, type HomeWorld } from '../world.ts';

const DAYS = 4 * 365;
/** Days from the review to its listing. */
const CHECKED_DAYS = 2;

type Question = {
  /** Day number at the home. */
  readonly today: number;
  readonly offset: number;
  readonly limit: number;
  readonly locale: Locale;
};
type Review = {
  readonly writtenOn: CalendarDate;
  readonly name: string;
  readonly scoreTenths: number;
  readonly text: string;
};

/** The newest first. */
export function listHomeReviews(world: HomeWorld, row: number, { today, offset, limit, locale }: Question) {
  const tenths = world.rating[row]!;
  const count = tenths === 0 ? 0 : world.reviews[row]!;
  const salt = mix(hashText(`reviews ${cityOfHome(world, row).id}`), world.ordinal[row]!);
  const last = Math.floor(((today - CHECKED_DAYS) * count) / DAYS);
  const shown = Math.max(0, Math.min(limit, count - offset));
  const reviews = Array.from({ length: shown }, (_, nth): Review => {
    const n = last - offset - nth;
    const seed = mix(salt, n);
    const scoreTenths = scoreOfReview({ tenths, count }, salt, n);
    return {
      writtenOn: dateOfDay(Math.floor((n * DAYS) / count)),
      name: guestName(seed),
      scoreTenths,
      text: writeReview(world, row, { seed, scoreTenths }, locale),
    };
  });
  return { total: count, reviews };
}

const bandOf = (tenths: number): keyof typeof REVIEW_OPENINGS =>
  tenths >= 90 ? 'great' : tenths >= 70 ? 'good' : tenths >= 50 ? 'mixed' : 'poor';

function writeReview(
  world: HomeWorld,
  row: number,
  { seed, scoreTenths }: { readonly seed: number; readonly scoreTenths: number },
  locale: Locale,
): string {
  const draw = drawer(seed);
  const band = bandOf(scoreTenths);
  const isHappy = band === 'great' || band === 'good';
  const has = new Set(amenitiesIn(world, row));
  const points = HOME_AMENITY_POINTS.filter(([amenity]) => has.has(amenity)).map(([, point]) => point);
  const sentences = [draw.pick(REVIEW_OPENINGS[band])];
  if (band !== 'poor') sentences.push(draw.pick(HOME_GOOD_POINTS));
  if (isHappy && points.length > 0 && draw.chance(60)) sentences.push(draw.pick(points));
  if (band === 'mixed' || band === 'poor' || (band === 'good' && draw.chance(55)))
    sentences.push(draw.pick(HOME_BAD_POINTS));
  return sentences.map((sentence) => sentence[locale]).join(' ');
}

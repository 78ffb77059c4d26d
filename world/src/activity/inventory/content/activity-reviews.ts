/**
 * The reviews behind an activity's rating. As many as are counted were written in the last four years; as
 * time goes on, a new one replaces the oldest and all others stay as they are.
 */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { dateOfDay } from '@sojourn/domain/dates.ts';
import { hashText, mix } from '@sojourn/domain/mix.ts';
import { ACTIVITY_CATEGORIES } from '@sojourn/products/activity/rules/activity.ts';
import type { ActivityReview } from '@sojourn/products/activity/sell/port/content-port.ts';
import { drawer } from '#random.ts';
import { guestName } from '../../../manners.ts';
import { scoreOfReview } from '../../../reviews/review-scores.ts';
import { BAD_POINTS, GOOD_POINTS, REVIEW_OPENINGS } from '../data/review-words.ts';
import { type ActivityWorld, cityOfActivity } from '../world.ts';

const DAYS = 4 * 365;
/** Days from the review to its listing. */
const CHECKED_DAYS = 2;

type Question = {
  /** Day number there. */
  readonly today: number;
  readonly offset: number;
  readonly limit: number;
  readonly locale: Locale;
};

/** The newest first. */
export function listActivityReviews(
  world: ActivityWorld,
  row: number,
  { today, offset, limit, locale }: Question,
): { readonly total: number; readonly reviews: readonly ActivityReview[] } {
  const tenths = world.rating[row]!;
  const count = tenths === 0 ? 0 : world.reviews[row]!;
  const salt = mix(hashText(`activity reviews ${cityOfActivity(world, row).id}`), world.ordinal[row]!);
  const last = Math.floor(((today - CHECKED_DAYS) * count) / DAYS);
  const shown = Math.max(0, Math.min(limit, count - offset));
  const reviews = Array.from({ length: shown }, (_, nth): ActivityReview => {
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
  world: ActivityWorld,
  row: number,
  { seed, scoreTenths }: { readonly seed: number; readonly scoreTenths: number },
  locale: Locale,
): string {
  const draw = drawer(seed);
  const band = bandOf(scoreTenths);
  const good = GOOD_POINTS[ACTIVITY_CATEGORIES[world.category[row]!]!];
  const sentences = [draw.pick(REVIEW_OPENINGS[band])];
  if (band !== 'poor') sentences.push(draw.pick(good));
  if (band === 'mixed' || band === 'poor' || (band === 'good' && draw.chance(55)))
    sentences.push(draw.pick(BAD_POINTS));
  return sentences.map((sentence) => sentence[locale]).join(' ');
}

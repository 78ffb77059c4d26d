/**
 * The reviews behind a hotel's rating. As many as are counted were written in the last three years; as time
 * goes on, a new one replaces the oldest and all others stay as they are.
 */
import { type CalendarDate, dateOfDay } from '@sojourn/domain/dates.ts';
import { mix } from '@sojourn/domain/mix.ts';
import {
  REVIEWERS,
  type Reviewer,
  type ReviewSort,
} from '@sojourn/products/hotel/rules/reviews/guest-reviews.ts';
import { scoreOfReview } from '../../../reviews/review-scores.ts';
import type { Locale } from '../data/words.ts';
import { type HotelWorld, PROFILES, type Profile } from '../world.ts';
import { writeReview } from './write-review.ts';

const DAYS = 3 * 365;
/** Days from the review to its listing. */
const CHECKED_DAYS = 2;

/** Of a hundred reviews by each kind of guest, in the order of REVIEWERS. */
const SHARES: Readonly<Record<Profile, readonly number[]>> = {
  business: [24, 12, 18, 8, 38],
  leisure: [38, 24, 18, 15, 5],
  resort: [42, 36, 6, 14, 2],
  flat: [38, 24, 18, 15, 5],
  flatBusiness: [24, 12, 18, 8, 38],
};

type ListQuestion = {
  /** Day number at the hotel. */
  readonly today: number;
  readonly sort: ReviewSort;
  readonly reviewer?: Reviewer | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly locale: Locale;
};
type ListedReview = {
  readonly writtenOn: CalendarDate;
  readonly reviewer: Reviewer;
  readonly scoreTenths: number;
  readonly text: string;
};
type ReviewList = {
  readonly rating: { readonly tenths: number; readonly count: number };
  /** Each kind of guest that wrote any. */
  readonly reviewers: readonly { readonly value: Reviewer; readonly count: number }[];
  /** Of those asked for. */
  readonly total: number;
  readonly reviews: readonly ListedReview[];
};

function reviewerOf(profile: Profile, seed: number): Reviewer {
  let left = seed % 100;
  const at = SHARES[profile].findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return REVIEWERS[at] ?? 'couple';
}

export function listReviews(world: HotelWorld, row: number, question: ListQuestion): ReviewList {
  const { today, sort, reviewer, offset, limit, locale } = question;
  const salt = world.salt[row]!;
  const rating = { tenths: world.rating[row]!, count: world.reviews[row]! };
  const profile = PROFILES[world.profile[row]!]!;
  const last = Math.floor(((today - CHECKED_DAYS) * rating.count) / DAYS);
  const all = Array.from({ length: rating.count }, (_, back) => {
    const n = last - back;
    const seed = mix(mix(salt, world.ordinal[row]!), n);
    return { n, seed, reviewer: reviewerOf(profile, seed), scoreTenths: scoreOfReview(rating, salt, n) };
  });
  const wanted = reviewer === undefined ? all : all.filter((each) => each.reviewer === reviewer);
  const sign = sort === 'highest' ? -1 : 1;
  if (sort !== 'newest') wanted.sort((a, b) => sign * (a.scoreTenths - b.scoreTenths) || b.n - a.n);
  return {
    rating,
    reviewers: REVIEWERS.map((value) => ({
      value,
      count: all.filter((each) => each.reviewer === value).length,
    })).filter(({ count }) => count > 0),
    total: wanted.length,
    reviews: wanted.slice(offset, offset + limit).map((each) => ({
      writtenOn: dateOfDay(Math.floor((each.n * DAYS) / rating.count)),
      reviewer: each.reviewer,
      scoreTenths: each.scoreTenths,
      text: writeReview(world, row, each, locale),
    })),
  };
}

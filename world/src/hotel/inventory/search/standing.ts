import type { StayColumns } from '../world.ts';

/** A rating counts half when as many guests have given it. */
const FEW_REVIEWS = 40;
const USUAL_RATING = 78;

/** What a hotel's guests and its collection say of it, on the scale of the rating (rank.ts says the rule). */
export function standingOf(
  { rating, reviews, collection }: Pick<StayColumns, 'rating' | 'reviews' | 'collection'>,
  row: number,
): number {
  const count = reviews[row]!;
  const rated = (rating[row]! * count + USUAL_RATING * FEW_REVIEWS) / (count + FEW_REVIEWS);
  return rated + (collection[row] === 0 ? 8 : collection[row] === 1 ? 4 : 0);
}

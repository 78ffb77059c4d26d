import type { StayReviews } from '@sojourn/contract/products/hotel/stay-detail.ts';
import { listReviews } from '@sojourn/market/hotel/reviews/list-reviews.ts';
import { rowOfStay } from '@sojourn/market/hotel/world.ts';
import { type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { StayReviewsRequest } from '../supplier.ts';
import type { Market } from './market.ts';

export function answerReviews(
  market: Market,
  request: StayReviewsRequest,
): Outcome<StayReviews, { reason: 'NotFound' }> {
  const { world } = market;
  const row = rowOfStay(world, request.stayId);
  if (row === undefined) return rejected({ reason: 'NotFound' });
  const today = market.today(world.city[row]!, request.now);
  const { rating, reviewers, total, reviews } = listReviews(world, row, { ...request, today });
  return ok({ rating, reviewers: [...reviewers], total, reviews: [...reviews] });
}

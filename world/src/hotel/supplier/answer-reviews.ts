import type { StayReviewsRequest } from '@sojourn/products/hotel/sell/supplier.ts';
import type { StayReviews } from '@sojourn/products/hotel/wire/stay-detail.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { listReviews } from '../inventory/reviews/list-reviews.ts';
import { rowOfStay } from '../inventory/world.ts';
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

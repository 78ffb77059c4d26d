import { dayNumber } from '@sojourn/domain/dates.ts';
import type { HomeSupplier } from '@sojourn/products/home/sell/supplier.ts';
import { ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { listHomeReviews } from '../inventory/reviews/list-home-reviews.ts';
import { rowOfHome } from '../inventory/world.ts';
import { type HomeMarket, todayAt } from './market.ts';

type Reviews = HomeSupplier['reviews'];

export function answerReviews(
  market: HomeMarket,
  { homeId, now, ...question }: Parameters<Reviews>[0],
): Awaited<ReturnType<Reviews>> {
  const row = rowOfHome(market.world, homeId);
  if (row === undefined) return rejected({ reason: 'NotFound' });
  const today = dayNumber(todayAt(market, row, now));
  return ok(listHomeReviews(market.world, row, { ...question, today }));
}

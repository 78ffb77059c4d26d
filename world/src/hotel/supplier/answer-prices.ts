/** What all stays of one seller cost for dates and guests, in numbers alone. */
import { dayNumber } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { StayPriceFacts } from '@sojourn/products/hotel/rules/comparable-stays.ts';
import type { StayPricesQuestion } from '@sojourn/products/hotel/sell/supplier.ts';
import { isFreePlan } from '../inventory/search/market-max.ts';
import { positionOf, stayIdOf } from '../inventory/world.ts';
import { askMarket } from './answer-search.ts';
import { type Market, stateAt } from './market.ts';

/** More than a city has hotels. */
const ALL = 20_000;

/** The cheapest of each that's refundable, and the cheapest of all where that isn't. */
export function answerPrices(market: Market, seller: number, question: StayPricesQuestion): StayPriceFacts[] {
  const { world } = market;
  const state = stateAt(market, question.now);
  const firstDay = dayNumber(question.checkIn);
  const hits = (freeCancellation: boolean) => {
    const requested = {
      ...question,
      centre: { lat: question.box.south, lon: question.box.west },
      filters: freeCancellation ? { freeCancellation } : {},
      sort: 'Price' as const,
      top: ALL,
      locale: 'en' as const,
    };
    return (askMarket(market, state, seller, requested, ALL)?.hits ?? []).map(
      ({ row, plan, nightlyMinor }) => ({
        stayId: stayIdOf(world, row),
        stars: world.stars[row] ?? 0,
        position: positionOf(world, row),
        perNight: money(nightlyMinor),
        isRefundable: isFreePlan(
          world,
          row,
          plan,
          firstDay - market.today(world.city[row] ?? 0, question.now),
        ),
      }),
    );
  };
  return [...hits(false).filter(({ isRefundable }) => !isRefundable), ...hits(true)];
}

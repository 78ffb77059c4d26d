/** By what homes are sold at this moment: a price that was guaranteed, and what a scenario has moved. */
import type { HomePriceAsk, HomeRejection } from '@sojourn/products/home/sell/price-port.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { honoredFor, isForgotten } from '#orders/guarantees/guarantee.ts';
import { scenarioOf } from '#orders/play-scenario.ts';
import type { FoundStays, HomeMarket } from './market.ts';
import { guaranteed, movedHome } from './price.ts';
import { movesPrices } from './scenarios.ts';
import { type HomesQuote, quoteHomes } from './sold-homes.ts';
import { HOME_MOVES } from './store.ts';

export type Pricing = {
  readonly moved: readonly ReturnType<typeof movedHome>[];
  readonly perCent: (homeId: string) => number;
  /** The price that was guaranteed, if any. */
  readonly fixed: HomesQuote | undefined;
};

export async function readPricing(
  market: HomeMarket,
  found: FoundStays,
  request: HomePriceAsk,
  context: CallContext,
  fault: unknown,
): Promise<Pricing> {
  const scenario = scenarioOf(market, context);
  if (!movesPrices(scenario)) {
    // No price is promised where a scenario moves prices
    const fixed = await honoredFor<HomesQuote>(market.db, guaranteed(request), request);
    return { moved: [], perCent: () => 0, fixed };
  }
  const moved = found.map((each) => movedHome(each, scenario));
  const perCents = new Map<string, number>();
  for (const each of moved)
    perCents.set(each.thing, await HOME_MOVES.moveBy(market.db, each, request.now, fault));
  return { moved, perCent: (homeId) => perCents.get(homeId) ?? 0, fixed: undefined };
}

/** The lower of what was promised and today's price; or why it isn't sold for what the buyer agreed to. */
export async function agreedQuote(
  { db, world }: HomeMarket,
  found: FoundStays,
  request: HomePriceAsk & { readonly totalMinor: number },
  { perCent, fixed }: Pricing,
): Promise<HomesQuote | HomeRejection> {
  const current = quoteHomes(world, found, { ...request, perCent });
  const quote = fixed && fixed.price.totalMinor < current.price.totalMinor ? fixed : current;
  if (quote.price.totalMinor <= request.totalMinor) return quote;
  if (await isForgotten(db, request)) return { reason: 'ExpiredQuoteToken' };
  const stays = quote.sold.stays.map(({ summary }) => summary);
  return { reason: 'PriceIncreased', price: quote.price, stays };
}

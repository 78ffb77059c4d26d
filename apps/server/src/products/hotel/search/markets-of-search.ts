/** A search whose policy looks at what comparable stays cost: counts go by that, and cards show it. */
import type { StayCard, StaySearchEvent } from '@sojourn/contract/products/hotel/stay-search.ts';
import { marketItem } from '@sojourn/domain/products/hotel/comparable-stays.ts';
import type { MarketKey, MarketPrices } from '#modules/policy/market/store.ts';
import type { StayQuestion } from '#products/hotel/supplier.ts';
import type { RequestContext } from '../../../context.ts';
import type { SearchDeps } from './deps.ts';
import { findStayMarkets, stayTrip } from './stay-markets.ts';

/** Never on the consumer site. */
export const looksAtMarket = (
  { marketFreezer }: SearchDeps,
  { filters }: StayQuestion,
  { tenantId }: RequestContext,
): boolean => filters.policy?.percentOverMarket !== undefined && marketFreezer.isUsed(tenantId);

const itemOfCard = ({ stayId, offer }: StayCard): string =>
  marketItem(stayId, offer.cancellation.type === 'FullyRefundable');

/** What's shown is frozen. Where not every supplier says what its stays cost, only the fixed caps hold. */
export async function* searchWithMarkets(
  deps: SearchDeps,
  question: StayQuestion,
  stream: (question: StayQuestion) => AsyncIterable<StaySearchEvent>,
  context: RequestContext,
): AsyncGenerator<StaySearchEvent> {
  const { marketFreezer } = deps;
  const key: MarketKey = { tenantId: context.tenantId, product: 'hotel', trip: stayTrip(question) };
  const live: MarketPrices = (await findStayMarkets(deps, question, context)) ?? new Map();
  const markets = await marketFreezer.withFrozen(key, live);
  for await (const event of stream({ ...question, markets })) {
    if (event.type !== 'page') {
      yield event;
      continue;
    }
    const shown = event.stays.map(itemOfCard).flatMap((item) => {
      const price = markets.get(item);
      return price === undefined ? [] : [[item, price] as const];
    });
    const frozen = await marketFreezer.freeze(key, new Map(shown));
    yield { ...event, stays: event.stays.map((card) => withMarket(card, frozen)) };
  }
}

function withMarket(card: StayCard, markets: MarketPrices): StayCard {
  const market = markets.get(itemOfCard(card));
  return market ? { ...card, offer: { ...card.offer, market } } : card;
}

/** A search whose policy looks at what comparable stays cost: counts go by that, and cards show it. */
import type { RequestContext } from '@sojourn/server/context.ts';
import type { MarketKey, MarketPrices } from '@sojourn/server/modules/companies/policy/market/store.ts';
import { marketItem } from '#hotel/rules/comparable-stays.ts';
import type { StayCard, StaySearchEvent } from '#hotel/wire/stay-search.ts';
import type { StayQuestion } from '../supplier.ts';
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

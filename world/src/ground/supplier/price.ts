/** The price of a ride at this moment, as a scenario has moved it or a guarantee has fixed it. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { PricedRide, RideAsk, RideRejection } from '@sojourn/products/ground/sell/port/ride-port.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { giveGuarantee, guaranteeFor, honoredFor, isForgotten } from '#orders/guarantees/guarantee.ts';
import { scenarioOf } from '#orders/play-scenario.ts';
import { findService, type GroundMarket, homeAirport } from './market.ts';
import { quoteRide, type RideQuote } from './quote-ride.ts';
import { movesPrices } from './scenarios.ts';
import { RIDE_MOVES } from './store.ts';

export const dayOf = ({ summary }: Pick<RideQuote, 'summary'>): CalendarDate =>
  summary.pickUp.local.slice(0, 10) as CalendarDate;

/** What's asked for at a price moved by so much; or why it can't be had. */
export function findRide(
  { world }: Pick<GroundMarket, 'world'>,
  ask: RideAsk,
  perCent = 0,
): RideQuote | RideRejection {
  const found = findService(world, ask.transferId);
  if (!found || homeAirport(world, ask)?.code !== found.airportCode) return { reason: 'RateNotAvailable' };
  return quoteRide(found.operator, found.nth, ask, perCent) ?? { reason: 'RideNotInTime' };
}

const movedRide = (scenario: string, { transferId }: RideAsk, quote: RideQuote) => ({
  scenario,
  thing: transferId,
  dates: [dayOf(quote)],
});

/** What a guarantee of a price is for. */
const guaranteed = ({ transferId, from, to, time, party }: RideAsk): string =>
  JSON.stringify(['ride', transferId, from.placeId, to.placeId, time, party]);

const priced = ({ summary, price, terms }: RideQuote): Omit<PricedRide, 'guarantee'> => ({
  summary,
  price,
  cancellation: terms,
});
export const unfixed = (quote: RideQuote): PricedRide => ({ ...priced(quote), guarantee: null });

/** None is fixed where a scenario moves prices. */
export async function priceRideNow(
  market: GroundMarket,
  ask: RideAsk,
  context: CallContext,
): Promise<Outcome<PricedRide, RideRejection>> {
  const { db } = market;
  const usual = findRide(market, ask);
  if ('reason' in usual) return rejected(usual);
  const scenario = scenarioOf(market, context);
  if (movesPrices(scenario)) {
    const perCent = await RIDE_MOVES.by(db, movedRide(scenario, ask, usual), ask.now);
    const moved = findRide(market, ask, perCent);
    return 'reason' in moved ? rejected(moved) : ok(unfixed(moved));
  }
  const subject = guaranteed(ask);
  const earlier = await guaranteeFor<RideQuote>(db, subject, ask);
  if (earlier) return ok({ ...priced(earlier.facts), guarantee: { id: earlier.id, until: earlier.until } });
  return ok({ ...priced(usual), guarantee: await giveGuarantee(db, subject, usual, ask.now) });
}

type Agreed = { readonly quote: RideQuote; readonly moved: ReturnType<typeof movedRide> | null };

/** The lower of what was promised and today's price; or why it isn't sold for what the buyer agreed to. */
export async function agreedRide(
  market: GroundMarket,
  request: RideAsk & { readonly totalMinor: number },
  context: CallContext,
  fault: unknown,
): Promise<Agreed | RideRejection> {
  const usual = findRide(market, request);
  if ('reason' in usual) return usual;
  const scenario = scenarioOf(market, context);
  const moved = movesPrices(scenario) ? movedRide(scenario, request, usual) : null;
  const perCent = moved ? await RIDE_MOVES.moveBy(market.db, moved, request.now, fault) : 0;
  const current = findRide(market, request, perCent);
  if ('reason' in current) return current;
  const fixed = moved ? undefined : await honoredFor<RideQuote>(market.db, guaranteed(request), request);
  const quote = fixed && fixed.price.totalMinor < current.price.totalMinor ? fixed : current;
  if (quote.price.totalMinor <= request.totalMinor) return { quote, moved };
  if (await isForgotten(market.db, request)) return { reason: 'ExpiredQuoteToken' };
  return { reason: 'PriceIncreased', price: quote.price, summary: quote.summary };
}

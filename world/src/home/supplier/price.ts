/** The price of one home or two at this moment, by the record and as a scenario has moved it. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { HomePriceAsk, HomeRejection } from '@sojourn/products/home/sell/price-port.ts';
import type { PricedHomes } from '@sojourn/products/home/sell/supplier.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { giveGuarantee, guaranteeFor } from '#orders/guarantees/guarantee.ts';
import { scenarioOf } from '#orders/play-scenario.ts';
import { feesToChoose } from '../inventory/pricing.ts';
import { type FoundStays, findRefusal, findStays, type HomeMarket, readTaken } from './market.ts';
import { movesPrices } from './scenarios.ts';
import { type FoundStay, type HomesQuote, quoteHomes, stayingIn } from './sold-homes.ts';
import { HOME_MOVES } from './store.ts';
import { sweepHomes } from './sweep.ts';

const NO_MOVES: ReadonlyMap<string, number> = new Map();
type Dates = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };

/** By how many per cent the caller's scenario has moved prices for dates, by home. */
export async function movesIn(
  market: HomeMarket,
  { checkIn, checkOut, now }: Dates & { readonly now: Instant },
  context: CallContext,
): Promise<ReadonlyMap<string, number>> {
  const scenario = scenarioOf(market, context);
  if (!movesPrices(scenario)) return NO_MOVES;
  return HOME_MOVES.list(market.db, { scenario, dates: [checkIn, checkOut] }, now);
}

export const movedHome = (
  { homeId, checkIn, checkOut }: Omit<FoundStay, 'row' | 'stay'>,
  scenario: string,
) => ({
  scenario,
  thing: homeId,
  dates: [checkIn, checkOut],
});

/** What a guarantee of a price is for. */
export const guaranteed = ({ stays, party, chosenFees }: HomePriceAsk): string =>
  JSON.stringify(['homes', stays.map((each) => Object.values(each)), Object.values(party), chosenFees]);

async function perCents(market: HomeMarket, found: FoundStays, now: Instant, context: CallContext) {
  const moved = new Map<string, number>();
  for (const each of found) {
    const perCent = (await movesIn(market, { ...each, now }, context)).get(each.homeId);
    if (perCent !== undefined) moved.set(each.homeId, perCent);
  }
  return (homeId: string): number => moved.get(homeId) ?? 0;
}

/** The price that an earlier quote fixed, or the one of now; none is fixed where a scenario moves prices. */
async function fixPrice(
  market: HomeMarket,
  ask: HomePriceAsk,
  context: CallContext,
  quoteNow: () => HomesQuote,
) {
  if (movesPrices(scenarioOf(market, context))) return { quote: quoteNow(), guarantee: null };
  const subject = guaranteed(ask);
  const earlier = await guaranteeFor<HomesQuote>(market.db, subject, ask);
  if (earlier) return { quote: earlier.facts, guarantee: { id: earlier.id, until: earlier.until } };
  const quote = quoteNow();
  return { quote, guarantee: await giveGuarantee(market.db, subject, quote, ask.now) };
}

export async function priceHomes(
  market: HomeMarket,
  ask: HomePriceAsk,
  context: CallContext,
  fault?: unknown,
): Promise<Outcome<PricedHomes, HomeRejection>> {
  const found = findStays(market, ask);
  if (!found || fault === 'takenDown') return rejected({ reason: 'RateNotAvailable' });
  await sweepHomes(market, ask.now);
  const refusal = findRefusal(market, found, ask, await readTaken(market, found));
  if (refusal) return rejected(refusal);
  const perCent = await perCents(market, found, ask.now, context);
  const { quote, guarantee } = await fixPrice(market, ask, context, () =>
    quoteHomes(market.world, found, { ...ask, perCent }),
  );
  return ok({ ...pricedHomes(market, found, ask, quote), guarantee });
}

function pricedHomes(
  { world }: HomeMarket,
  [{ row, stay }]: FoundStays,
  { party }: Pick<HomePriceAsk, 'party'>,
  { sold, price, terms }: HomesQuote,
): Omit<PricedHomes, 'guarantee'> {
  return {
    stays: sold.stays.map(({ summary }) => summary),
    total: price,
    cancellation: terms,
    policies: sold.stays.map(({ policy }) => policy),
    optionalFees: feesToChoose(world, row, stay, stayingIn(party)).map(({ kind, amountMinor }) => ({
      kind,
      amount: money(amountMinor),
    })),
  };
}

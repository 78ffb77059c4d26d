/** The price of an activity at this moment, by the record and as a scenario has moved it. */
import { type CalendarDate, dateIn, dateOfDay, type Instant } from '@sojourn/domain/dates.ts';
import type {
  ActivityPriceAsk,
  ActivityRejection,
  PricedActivity,
} from '@sojourn/products/activity/sell/port/price-port.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { giveGuarantee, guaranteeFor, honoredFor, isForgotten } from '#orders/guarantees/guarantee.ts';
import { scenarioOf } from '#orders/play-scenario.ts';
import { cityOfActivity } from '../inventory/world.ts';
import { findFull, findPick, stateFor } from './find-pick.ts';
import type { ActivityMarket } from './market.ts';
import { movesPrices } from './scenarios.ts';
import { type ActivityQuote, type FoundPick, quoteActivity } from './sold-activity.ts';
import { ACTIVITY_MOVES } from './store.ts';
import { sweepActivities } from './sweep.ts';

export function movedActivity(
  { world }: Pick<ActivityMarket, 'world'>,
  { activityId, row, day }: Pick<FoundPick, 'activityId' | 'row' | 'day'>,
  scenario: string,
  now: Instant,
) {
  const date: CalendarDate = day === null ? dateIn(now, cityOfActivity(world, row).zone) : dateOfDay(day);
  return { scenario, thing: activityId, dates: [date] };
}

/** What a guarantee of a price is for. */
const guaranteed = ({ activityId, optionId, slotId, units }: ActivityPriceAsk): string =>
  JSON.stringify(['activity', activityId, optionId, slotId, units.map((each) => Object.values(each))]);

const quoteNow = (
  { world }: ActivityMarket,
  found: FoundPick,
  { locale, now }: Pick<ActivityPriceAsk, 'locale' | 'now'>,
  perCent: number,
): ActivityQuote => {
  const quote = quoteActivity(world, found, { locale, now, perCent });
  if (quote === null) throw new Error(`${found.activityId} was found for a party that it has no price for`);
  return quote;
};

/** The price that an earlier quote fixed, or the one of now; none is fixed where a scenario moves prices. */
async function fixPrice(
  market: ActivityMarket,
  found: FoundPick,
  ask: ActivityPriceAsk,
  context: CallContext,
) {
  const scenario = scenarioOf(market, context);
  if (movesPrices(scenario)) {
    const moved = movedActivity(market, found, scenario, ask.now);
    const perCent = await ACTIVITY_MOVES.by(market.db, moved, ask.now);
    return { quote: quoteNow(market, found, ask, perCent), guarantee: null };
  }
  const subject = guaranteed(ask);
  const earlier = await guaranteeFor<ActivityQuote>(market.db, subject, ask);
  if (earlier) return { quote: earlier.facts, guarantee: { id: earlier.id, until: earlier.until } };
  const quote = quoteNow(market, found, ask, 0);
  return { quote, guarantee: await giveGuarantee(market.db, subject, quote, ask.now) };
}

export async function priceActivityNow(
  market: ActivityMarket,
  ask: ActivityPriceAsk,
  context: CallContext,
): Promise<Outcome<PricedActivity, ActivityRejection>> {
  await sweepActivities(market, ask.now);
  const found = findPick(market.world, await stateFor(market, ask, ask.now), ask);
  if ('reason' in found) return rejected(found);
  const full = findFull(market.world, found, ask.now);
  if (full) return rejected(full);
  const { quote, guarantee } = await fixPrice(market, found, ask, context);
  return ok({
    summary: quote.sold.summary,
    price: quote.price,
    cancellation: quote.terms,
    policy: quote.sold.policy,
    cutOffAt: found.slot?.cutOffAt ?? null,
    guarantee,
  });
}

export type Pricing = {
  readonly moved: ReturnType<typeof movedActivity> | null;
  readonly perCent: number;
  /** The price that was guaranteed, if any. */
  readonly fixed: ActivityQuote | undefined;
};

export async function readPricing(
  market: ActivityMarket,
  found: FoundPick,
  request: ActivityPriceAsk,
  context: CallContext,
  fault: unknown,
): Promise<Pricing> {
  const scenario = scenarioOf(market, context);
  if (!movesPrices(scenario)) {
    // No price is promised where a scenario moves prices
    const fixed = await honoredFor<ActivityQuote>(market.db, guaranteed(request), request);
    return { moved: null, perCent: 0, fixed };
  }
  const moved = movedActivity(market, found, scenario, request.now);
  const perCent = await ACTIVITY_MOVES.moveBy(market.db, moved, request.now, fault);
  return { moved, perCent, fixed: undefined };
}

/** The lower of what was promised and today's price; or why it isn't sold for what the buyer agreed to. */
export async function agreedQuote(
  market: ActivityMarket,
  found: FoundPick,
  request: ActivityPriceAsk & { readonly totalMinor: number },
  { perCent, fixed }: Pricing,
): Promise<ActivityQuote | ActivityRejection> {
  const current = quoteNow(market, found, request, perCent);
  const quote = fixed && fixed.price.totalMinor < current.price.totalMinor ? fixed : current;
  if (quote.price.totalMinor <= request.totalMinor) return quote;
  if (await isForgotten(market.db, request)) return { reason: 'ExpiredQuoteToken' };
  return { reason: 'PriceIncreased', price: quote.price, summary: quote.sold.summary };
}

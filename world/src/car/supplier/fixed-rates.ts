/** Rates that are guaranteed: priced at the time and with the sales of the first quote. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { CarPriceAsk } from '@sojourn/products/car/sell/supplier.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import type { PriceGuarantee } from '@sojourn/server/suppliers/price-guarantee.ts';
import { giveGuarantee, guaranteeFor, honoredFor } from '../../orders/guarantees/guarantee.ts';
import { scenarioOf } from '../../orders/play-scenario.ts';
import type { CarMarket } from './market.ts';
import { movesPrices } from './scenarios.ts';

/** How many of the car were out on each day when it was quoted. */
export type FixedRates = {
  readonly at: Instant;
  readonly sold: readonly (readonly [CalendarDate, number])[];
};

/** What rates are guaranteed for; how it is paid and extras may still be chosen. */
const guaranteed = ({ carId, dropOffDesk, pickUp, dropOff, driverAge }: CarPriceAsk): string =>
  JSON.stringify([carId, dropOffDesk, pickUp, dropOff, driverAge]);

/** The rates that an earlier quote fixed, or those of now; none are fixed where a scenario moves prices. */
export async function fixRates(
  market: CarMarket,
  ask: CarPriceAsk,
  sold: ReadonlyMap<CalendarDate, number>,
  context: CallContext,
): Promise<{ readonly rates: FixedRates; readonly guarantee: PriceGuarantee | null }> {
  const rates: FixedRates = { at: ask.now, sold: [...sold] };
  if (movesPrices(scenarioOf(market, context))) return { rates, guarantee: null };
  const subject = guaranteed(ask);
  const earlier = await guaranteeFor<FixedRates>(market.db, subject, ask);
  if (earlier) return { rates: earlier.facts, guarantee: { id: earlier.id, until: earlier.until } };
  return { rates, guarantee: await giveGuarantee(market.db, subject, rates, ask.now) };
}

/** The rates that were promised; undefined when none were, or not any more. */
export async function honoredRates(
  market: CarMarket,
  ask: CarPriceAsk,
  context: CallContext,
): Promise<FixedRates | undefined> {
  if (movesPrices(scenarioOf(market, context))) return undefined;
  return honoredFor<FixedRates>(market.db, guaranteed(ask), ask);
}

/** What trips cost now to who only looks: many with one reading of the record, and without guarantees. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { RequestedTrip } from '@sojourn/products/flight/sell/supplier.ts';
import { NO_EXTRAS } from '@sojourn/products/flight/wire/flights.ts';
import { type CallContext, type Outcome, ok } from '@sojourn/server/suppliers/outcome.ts';
import { type CabinKey, type CabinSold, soldOf } from '../inventory/store.ts';
import type { FlightMarket } from '../market.ts';
import { sweepHolds } from '../sell/holds.ts';
import { quoteTrip } from '../sell/quote.ts';
import { cabinsOf, exactSales, stateFor } from '../sell/sold-state.ts';
import { hasSeats } from './price.ts';
import type { Yield } from './time-sliced-work.ts';
import { findTrip, type Trip, withState } from './trip.ts';

export async function pricesNow(
  market: FlightMarket,
  { trips, now }: { readonly trips: readonly RequestedTrip[]; readonly now: Instant },
  context: CallContext,
  pause: Yield,
): Promise<Outcome<readonly (number | null)[], never>> {
  const state = await stateFor(market, now, context);
  await sweepHolds(market.db, now);
  const found = trips.map((requested) => findTrip(market, state, { ...requested, now }));
  const sold = await soldOfAll(
    market,
    found.flatMap((trip) => trip ?? []),
  );
  const prices: (number | null)[] = [];
  for (const trip of found) {
    await pause();
    prices.push(trip ? fareNow(market, trip, sold) : null);
  }
  return ok(prices);
}

const cabinKey = ({ flight, day, cabin }: CabinKey): string => `${flight} ${day} ${cabin}`;

async function soldOfAll(market: FlightMarket, trips: readonly Trip[]): Promise<Map<string, CabinSold>> {
  const cabins = new Map(
    trips.flatMap((trip) => cabinsOf(market, trip).map((cabin) => [cabinKey(cabin), cabin] as const)),
  );
  const sold = await soldOf(market.db, [...cabins.values()]);
  return new Map(sold.map((cabin) => [cabinKey(cabin), cabin]));
}

/** Null when a class is sold out, or fewer seats are left than the party needs. */
function fareNow(market: FlightMarket, trip: Trip, all: ReadonlyMap<string, CabinSold>): number | null {
  const sold = cabinsOf(market, trip).flatMap((cabin) => all.get(cabinKey(cabin)) ?? []);
  const exact = withState(trip, { sales: exactSales(market, trip, sold) });
  const quote = quoteTrip(market, exact, NO_EXTRAS);
  if ('refused' in quote || !hasSeats(market, { trip: exact, sold }, quote)) return null;
  return quote.price.total.amountMinor;
}

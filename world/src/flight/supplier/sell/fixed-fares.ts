/** Fares that are guaranteed: priced as on the day and with the sales of the first quote. */

import type { FlightRequest } from '@sojourn/products/flight/sell/supplier.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import type { PriceGuarantee } from '@sojourn/server/suppliers/price-guarantee.ts';
import { giveGuarantee, guaranteeFor, honoredFor } from '#orders/guarantees/guarantee.ts';
import { scenarioOf } from '#orders/play-scenario.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import type { CabinSold } from '../inventory/store.ts';
import type { FlightMarket } from '../market.ts';
import { movesPrices } from '../scenarios.ts';
import { type Trip, withState } from '../search/trip.ts';
import { exactSales } from './sold-state.ts';

type Fares = { readonly asOf: number; readonly sold: readonly CabinSold[] };

/** What fares are guaranteed for; seats and bags may still be chosen. */
const guaranteed = ({ slices, passengers }: FlightRequest): string => JSON.stringify([slices, passengers]);

const withFares = (market: FlightMarket, trip: Trip, { asOf, sold }: Fares): Trip =>
  withState(trip, { asOf, sales: exactSales(market, trip, sold) });

type FixedTrip = { readonly trip: Trip; readonly guarantee: PriceGuarantee | null };

/** The trip at the fares that an earlier quote fixed, or as it is when there is none. */
export async function atFixedFares(
  market: FlightMarket,
  trip: Trip,
  request: FlightRequest,
): Promise<FixedTrip> {
  const earlier = await guaranteeFor<Fares>(market.db, guaranteed(request), request);
  if (!earlier) return { trip, guarantee: null };
  const { id, until, facts } = earlier;
  return { trip: withFares(market, trip, facts), guarantee: { id, until } };
}

/** Promises the fares of a trip; a scenario that moves prices promises none. */
export async function fixFares(
  market: FlightMarket,
  { state }: { readonly state: Pick<FlightState, 'asOf'> },
  sold: readonly CabinSold[],
  request: FlightRequest,
  context: CallContext,
): Promise<PriceGuarantee | null> {
  if (movesPrices(scenarioOf(market, context))) return null;
  const facts: Fares = { asOf: state.asOf, sold };
  return giveGuarantee(market.db, guaranteed(request), facts, request.now);
}

/** The trip as it was promised; undefined when it was not, or not any more. */
export async function honoredFares(
  market: FlightMarket,
  trip: Trip,
  request: FlightRequest,
  scenario: string,
): Promise<Trip | undefined> {
  if (movesPrices(scenario)) return undefined;
  const fares = await honoredFor<Fares>(market.db, guaranteed(request), request);
  return fares && withFares(market, trip, fares);
}

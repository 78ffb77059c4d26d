/** A company's rules as the engine's numbers, after what was chosen: one long slice makes a long trip. */
import { marketMaxMinor } from '@sojourn/domain/policy/market-price.ts';
import { lowestAt } from '@sojourn/domain/policy/trip-rules.ts';
import { cabinOfRank, FARE_CLASSES, fareRank } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import {
  type FlightMarkets,
  type FlightQuestion,
  marketKey,
} from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightFilters } from '@sojourn/products/flight/wire/flight-search.ts';
import { legList } from '../../inventory/fares/ticket-fare.ts';
import type { TripSlice } from '../../inventory/fares/trip-fare.ts';
import { cityCodeOf } from '../../inventory/schedule/places/places.ts';
import { airMinutes, type FlightPolicy, type PolicyLimits } from '../../inventory/search/policy.ts';
import type { FlightFilters as EngineFilters } from '../../inventory/search/query.ts';
import type { FlightMarket } from '../market.ts';
import { policyPlacesAt } from './describe.ts';

type Wire = NonNullable<FlightFilters['policy']>;
type Places = Wire['short']['placeCaps'];

/** What one adult may pay at an airport, looked up once. */
function maxAdultAt(market: FlightMarket, placeCaps: NonNullable<Places>): (airport: number) => number {
  const known = new Map<number, number>();
  return (airport) => {
    const max =
      known.get(airport) ?? lowestAt(placeCaps, policyPlacesAt(market, airport)) ?? Number.POSITIVE_INFINITY;
    known.set(airport, max);
    return max;
  };
}

/** By class, what one adult may pay from one airport to another, looked up once. */
function marketMaxAt(
  { world: { airports, geography } }: FlightMarket,
  markets: FlightMarkets,
  percentOver: number,
): NonNullable<PolicyLimits['marketMaxAt']> {
  const cityOf = (airport: number): string => cityCodeOf(geography, airports[airport]!.code);
  const known = new Map<number, Float64Array>();
  return (origin, destination) => {
    const key = origin * airports.length + destination;
    const found = known.get(key);
    if (found) return found;
    const limits = Float64Array.from(FARE_CLASSES, (_, rank) => {
      const price = markets.get(marketKey(cityOf(origin), cityOf(destination), cabinOfRank(rank)));
      return marketMaxMinor(price, percentOver) ?? Number.POSITIVE_INFINITY;
    });
    known.set(key, limits);
    return limits;
  };
}

/** Nothing is left of the classes where a class or an airline that was chosen isn't allowed. */
function limitsOf(
  market: FlightMarket,
  { fareClasses, perAdultMaxMinor, placeCaps, blocked = [], percentOverMarket }: Wire['short'],
  chosen: readonly TripSlice[],
  markets: FlightMarkets | undefined,
): PolicyLimits {
  const { network } = market.engine;
  const classes = fareClasses.reduce((sum, each) => sum | (1 << fareRank(each)), 0);
  const blocks =
    blocked.length > 0
      ? Uint8Array.from(market.world.airlines, ({ code }) => Number(blocked.includes(code)))
      : undefined;
  const isAllowed = chosen.every(
    ({ rank, legs }) =>
      ((classes >> rank) & 1) === 1 &&
      (!blocks || legList(legs).every(({ row }) => blocks[network.airline[row]!] === 0)),
  );
  const byAirport = placeCaps && maxAdultAt(market, placeCaps);
  const out = chosen[0] && legList(chosen[0].legs).at(-1);
  return {
    classes: isAllowed ? classes : 0,
    maxAdult:
      byAirport && out
        ? byAirport(network.edgeTo[network.edgeOf[out.row]!]!)
        : (perAdultMaxMinor ?? Number.POSITIVE_INFINITY),
    // The way out decides about the whole trip
    maxAdultAt: out ? undefined : byAirport,
    marketMaxAt:
      markets && percentOverMarket !== undefined
        ? marketMaxAt(market, markets, percentOverMarket)
        : undefined,
    blocks,
  };
}

export function enginePolicy(
  market: FlightMarket,
  { filters: { policy, inPolicyOnly }, markets }: Pick<FlightQuestion, 'filters' | 'markets'>,
  chosen: readonly TripSlice[],
): Pick<EngineFilters, 'policy' | 'inPolicyOnly'> {
  if (!policy) return {};
  const longAbove = policy.longAboveMinutes ?? Number.POSITIVE_INFINITY;
  const [short, long] = [policy.short, policy.long].map((limits) =>
    limitsOf(market, limits, chosen, markets),
  ) as [PolicyLimits, PolicyLimits];
  const isLong = chosen.some(({ legs }) => airMinutes(legs) > longAbove);
  const engine: FlightPolicy = isLong ? { longAbove, short: long, long } : { longAbove, short, long };
  return { policy: engine, inPolicyOnly: inPolicyOnly === true };
}

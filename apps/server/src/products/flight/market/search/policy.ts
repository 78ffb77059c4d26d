/** A company's rules as the engine's numbers, after what was chosen: one long slice makes a long trip. */
import type { FlightFilters } from '@sojourn/contract/products/flight/flight-search.ts';
import { fareRank } from '@sojourn/domain/products/flight/fares/fare-classes.ts';
import type { TripSlice } from '@sojourn/market/flight/fares/trip-fare.ts';
import { airMinutes, type FlightPolicy, type PolicyLimits } from '@sojourn/market/flight/search/policy.ts';
import type { FlightFilters as EngineFilters } from '@sojourn/market/flight/search/query.ts';

type Wire = NonNullable<FlightFilters['policy']>;

/** Nothing is left of the classes where one that was chosen isn't allowed. */
function limitsOf(
  { fareClasses, perAdultMaxMinor }: Wire['short'],
  chosen: readonly TripSlice[],
): PolicyLimits {
  const classes = fareClasses.reduce((sum, each) => sum | (1 << fareRank(each)), 0);
  const isAllowed = chosen.every(({ rank }) => ((classes >> rank) & 1) === 1);
  return { classes: isAllowed ? classes : 0, maxAdult: perAdultMaxMinor ?? Number.POSITIVE_INFINITY };
}

export function enginePolicy(
  { policy, inPolicyOnly }: FlightFilters,
  chosen: readonly TripSlice[],
): Pick<EngineFilters, 'policy' | 'inPolicyOnly'> {
  if (!policy) return {};
  const longAbove = policy.longAboveMinutes ?? Number.POSITIVE_INFINITY;
  const [short, long] = [limitsOf(policy.short, chosen), limitsOf(policy.long, chosen)];
  const isLong = chosen.some(({ legs }) => airMinutes(legs) > longAbove);
  const engine: FlightPolicy = isLong ? { longAbove, short: long, long } : { longAbove, short, long };
  return { policy: engine, inPolicyOnly: inPolicyOnly === true };
}

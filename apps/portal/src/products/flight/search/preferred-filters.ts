/** Saved flight preferences (A §2.8) as the filters that a search begins with. */

import type { FlightPreferences } from '@sojourn/contract/preferences.ts';
import type { FlightFilters } from '@sojourn/contract/products/flight/flight-search.ts';
import { FARE_CLASSES } from '@sojourn/domain/products/flight/fare-classes.ts';
import type { FlightUrl } from './flight-url.ts';

/** The filters that preferences stand for; empty when none of them limits a search. */
export function filtersOfPreferences(preferences: FlightPreferences): FlightFilters {
  const { airlines, nonStopOnly, excludeLowCostCarriers } = preferences;
  const fareClasses = FARE_CLASSES.filter((each) => preferences.fareClasses[each]);
  return {
    ...(nonStopOnly && { stops: 'none' as const }),
    ...(fareClasses.length > 0 && fareClasses.length < FARE_CLASSES.length && { fareClasses }),
    ...(airlines.length > 0 && { airlines: [...airlines] }),
    ...(excludeLowCostCarriers && { excludeLowCost: true }),
  };
}

export type EffectiveFilters = {
  readonly filters: FlightFilters;
  /** They come from the saved preferences, and the page says so. */
  readonly fromPreferences: boolean;
};

/** What a page filters by: its own choice, else the preferences; refundable fares after a refundable one. */
export function effectiveFilters(
  url: Pick<FlightUrl, 'filters' | 'mayUsePreferences' | 'keptPercent' | 'step'>,
  preferences: FlightPreferences | undefined,
): EffectiveFilters {
  const preferred = url.mayUsePreferences && preferences ? filtersOfPreferences(preferences) : {};
  const fromPreferences = Object.keys(preferred).length > 0;
  const filters = fromPreferences ? preferred : url.filters;
  return {
    filters: url.step > 0 && url.keptPercent !== undefined ? { ...filters, refundable: true } : filters,
    fromPreferences,
  };
}

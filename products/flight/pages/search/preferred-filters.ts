/** Saved flight preferences (A §2.8) as the filters that a search begins with. */
import type { FlightPreferences } from '@sojourn/contract/preferences.ts';
import { FARE_CLASSES, type FareClass, fareRank } from '#flight/rules/fares/fare-classes.ts';
import type { FlightFilters } from '#flight/wire/flight-search.ts';
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

type EffectiveFilters = {
  readonly filters: FlightFilters;
  /** They come from the saved preferences, and the page says so. */
  readonly fromPreferences: boolean;
};

/** Of the requested classes those from `lowest` up; all of those up when none is left. */
function classesFrom(
  lowest: FareClass,
  requested: FlightFilters['fareClasses'] = [...FARE_CLASSES],
): readonly FareClass[] {
  const isHighEnough = (each: FareClass): boolean => fareRank(each) >= fareRank(lowest);
  const left = requested.filter(isHighEnough);
  return left.length > 0 ? left : FARE_CLASSES.filter(isHighEnough);
}

/**
 * What a page filters by: its own choice, else the preferences; refundable fares after a refundable one, and
 * fares from the class that was chosen before.
 */
export function effectiveFilters(
  url: Pick<FlightUrl, 'filters' | 'mayUsePreferences' | 'carriedPercent' | 'previousClass' | 'step'>,
  preferences: FlightPreferences | undefined,
): EffectiveFilters {
  const preferred = url.mayUsePreferences && preferences ? filtersOfPreferences(preferences) : {};
  const fromPreferences = Object.keys(preferred).length > 0;
  const filters = fromPreferences ? preferred : url.filters;
  if (url.step === 0) return { filters, fromPreferences };
  const { carriedPercent, previousClass } = url;
  return {
    filters: {
      ...filters,
      ...(carriedPercent !== undefined && { refundable: true }),
      ...(previousClass && { fareClasses: [...classesFrom(previousClass, filters.fareClasses)] }),
    },
    fromPreferences,
  };
}

/** Filters as they're set on the page: the previous class holds until other classes are chosen. */
export function splitFilters(
  { previousClass, step, filters: own }: Pick<FlightUrl, 'previousClass' | 'step' | 'filters'>,
  shown: FlightFilters,
  next: FlightFilters,
): Pick<FlightUrl, 'filters' | 'previousClass'> {
  const isInForce = step > 0 && previousClass !== undefined;
  if (!isInForce || String(next.fareClasses) !== String(shown.fareClasses))
    return { filters: next, previousClass: undefined };
  const { fareClasses: _, ...rest } = next;
  return { filters: own.fareClasses ? { ...rest, fareClasses: own.fareClasses } : rest, previousClass };
}

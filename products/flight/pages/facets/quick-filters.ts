import type { Locale } from '@sojourn/ui/formats.ts';
import { withFilter } from '@sojourn/web/search/filters.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { FlightFacets, FlightFilters } from '#flight/wire/flight-search.ts';
import { FLIGHT_FILTERS, type FlightFilterNames } from '../search/flight-filters.ts';

/** Names come from the facets; a code that is not among them stands for itself. */
export const filterNames = (facets: FlightFacets | undefined, locale: Locale): FlightFilterNames => ({
  locale,
  airline: (code) => facets?.airlines.find(({ airline }) => airline.code === code)?.airline.name ?? code,
});

type QuickFilter = { readonly key: string; readonly label: TextRef; readonly filters: FlightFilters };

const NONSTOP = { label: textRef('flightResults.stops.none') };

/** What phones offer at one press while it is not on: nonstop, a bag, a refund. */
export const quickFilters = (filters: FlightFilters): readonly QuickFilter[] =>
  (['stops', 'bagIncluded', 'refundable'] as const)
    .filter((key) => !filters[key])
    .map((key) => {
      const { label } = key === 'stops' ? NONSTOP : FLIGHT_FILTERS[key];
      return { key, label, filters: withFilter(filters, key, key === 'stops' ? 'none' : true) };
    });

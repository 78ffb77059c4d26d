/** The texts about good fares, by what was found and under which preferences. */
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { FlightFilters } from '#flight/wire/flight-search.ts';

/** That flights are nonstop limits nothing here: others are not looked for. */
const areLimited = ({ stops: _, ...others }: FlightFilters): boolean => Object.keys(others).length > 0;

type NothingFound = { readonly text: TextRef; readonly byPreferences: boolean };

/** Nothing from there, or nothing that the saved preferences allow. */
export function nothingFound(city: string, filters: FlightFilters): NothingFound {
  const byPreferences = areLimited(filters);
  const text = textRef(byPreferences ? 'flightStart.fares.noneFits' : 'flightStart.fares.none', { city });
  return { text, byPreferences };
}

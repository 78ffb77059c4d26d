import { useFlightPreferences } from '@sojourn/web/preferences/use-preferences.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useMemo } from 'react';
import { defaultFlightDates, type FlightDraft, readFlightDraft } from '../search/flight-draft.ts';
import { savedFlightSearches } from '../search/saved-searches.ts';
import { changeDates, changeLeg, changeTrip } from './edit-draft.ts';

/**
 * What an untouched form begins with: what the address says, else the last search of this device while its
 * dates are ahead, else the home airport and dates two weeks from now. Undefined until preferences are known.
 */
export function useStartDraft(given: FlightDraft | undefined): FlightDraft | undefined {
  const today = useToday();
  const preferences = useFlightPreferences();
  return useMemo(() => {
    if (!preferences) return undefined;
    const isNamed = given?.legs.some(({ origin, destination, date }) => origin || destination || date);
    if (given && isNamed) return given;
    const trip = given?.trip ?? 'roundTrip';
    if (trip !== 'roundTrip') return changeTrip(readFlightDraft({}), trip);
    const [last] = savedFlightSearches(today);
    const stored = last && readFlightDraft(last.search);
    if (stored?.legs.every(({ date }) => date !== undefined)) return stored;
    const [depart, back] = defaultFlightDates(today);
    const fresh = changeDates(readFlightDraft({}), depart, back);
    const home = preferences.homeAirport?.id.code;
    return home ? changeLeg(fresh, 0, { origin: home }) : fresh;
  }, [given, preferences, today]);
}

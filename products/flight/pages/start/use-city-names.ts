import { cityOf, useAirports } from '@sojourn/web/search/use-airport.ts';
import { useMemo } from 'react';
import type { FlightDraft } from '../search/flight-draft.ts';

export type CityNames = {
  /** The name of a code's city; the code itself until it is known. */
  readonly of: (code: string | undefined) => string;
  /** The cities in the order they are traveled to, the first origin first; a way back home is left out. */
  readonly route: readonly string[];
  /** The place id of the destination, for its picture. */
  readonly destinationId: string | undefined;
};

/** Names of the places of a search. */
export function useCityNames({ trip, legs }: FlightDraft): CityNames {
  const codes = useMemo(
    () => [...new Set(legs.flatMap(({ origin, destination }) => [origin ?? [], destination ?? []].flat()))],
    [legs],
  );
  const places = useAirports(codes);
  return useMemo(() => {
    const of = (code: string | undefined) => {
      const place = code ? places.get(code) : undefined;
      return place ? cityOf(place) : (code ?? '');
    };
    const ahead = trip === 'roundTrip' ? legs.slice(0, 1) : legs;
    const stations = [ahead[0]?.origin, ...ahead.map(({ destination }) => destination)];
    const destination = legs[0]?.destination;
    return {
      of,
      route: stations.map(of),
      destinationId: destination ? places.get(destination)?.id : undefined,
    };
  }, [places, trip, legs]);
}

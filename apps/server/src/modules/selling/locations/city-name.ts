/** What a city is called in a language, by the id of a place: names that were stored are in another. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { Geography } from '@sojourn/geography/geography.ts';

/** `city:lisbon-pt`, or an airport for the city that it serves: `airport:LIS`. Null for an unknown one. */
export type CityName = (placeId: string, locale: Locale) => string | null;

type Places = Pick<Geography, 'cityById' | 'airportByCode'>;

export const cityNames =
  ({ cityById, airportByCode }: Places): CityName =>
  (placeId, locale) => {
    const [kind, id = ''] = placeId.split(':');
    const airport = kind === 'airport' ? airportByCode(id) : undefined;
    const city = cityById(airport ? (airport.cityId ?? '') : id);
    return (locale === 'fr' ? city?.nameFr : undefined) ?? city?.name ?? airport?.city ?? null;
  };

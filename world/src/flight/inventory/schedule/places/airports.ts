/** The airports as the flight market sees them: size, kind, limits, borders, and numbers instead of names. */
import type { Geography } from '@sojourn/geography/geography.ts';
import type { Season, WorldRegion } from '@sojourn/geography/types.ts';
import { AIRPORT_KINDS, type AirportKind } from '@sojourn/products/flight/rules/findings/connections.ts';
import { AIRPORT_LIMITS } from '../../data/airport-limits.ts';
import { AIRPORT_TRAFFIC } from '../../data/airport-traffic.ts';
import { BAGS_CLAIMED_ON_ENTRY, BORDER_AREAS } from '../../data/country-links.ts';
import { ABROAD_OF_AIRPORT, ABROAD_OF_COUNTRY } from '../../data/gateways.ts';
import { fieldsOf, linesOf, numberIn, wordsOf } from '../read-table.ts';

export type FlightAirport = {
  readonly code: string;
  readonly country: string;
  readonly region: WorldRegion | null;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
  /** Millions of passengers a year. */
  readonly traffic: number;
  /** The share of it that goes abroad, 0 to 1. */
  readonly abroad: number;
  readonly kind: AirportKind;
  readonly longestKm: number;
  /** `d` domestic only, `p` where passports are checked at the other end, `i` anything. */
  readonly borders: 'd' | 'p' | 'i';
  /** Airports of one area have no passport check between them. */
  readonly borderArea: string;
  readonly claimsBags: boolean;
  /** How people come and go over the year: the season of the city it serves. */
  readonly season: Season;
  /** 0 work to 1 holidays. */
  readonly leisure: number;
};

const kindOf = (traffic: number): AirportKind =>
  AIRPORT_KINDS[traffic >= 40 ? 3 : traffic >= 15 ? 2 : traffic >= 4 ? 1 : 0]!;

function readLimits(): Map<string, { longestKm: number; borders: 'd' | 'p' | 'i' }> {
  return new Map(
    linesOf(AIRPORT_LIMITS).map((line) => {
      const [code, km, borders] = fieldsOf(line, 3);
      if (borders !== 'd' && borders !== 'p' && borders !== 'i') throw new Error(`no borders: ${line}`);
      return [code!, { longestKm: numberIn(km!, line), borders }];
    }),
  );
}

function readNumbers(table: string): Map<string, number> {
  const words = wordsOf(table);
  const numbers = new Map<string, number>();
  for (let i = 0; i < words.length; i += 2) numbers.set(words[i]!, numberIn(words[i + 1]!, words[i]!));
  return numbers;
}

/** In the order of the geography: an airport's number here is its index there. */
export function readFlightAirports(geography: Geography): FlightAirport[] {
  const limits = readLimits();
  const traffic = readNumbers(AIRPORT_TRAFFIC);
  const abroadOfCountry = readNumbers(ABROAD_OF_COUNTRY);
  const abroadOfAirport = readNumbers(ABROAD_OF_AIRPORT);
  const areas = new Map<string, string>();
  for (const line of linesOf(BORDER_AREAS)) {
    const [area, ...countries] = wordsOf(line);
    for (const country of countries) areas.set(country, area!);
  }
  const claims = new Set(wordsOf(BAGS_CLAIMED_ON_ENTRY));
  return geography.airports.map(({ code, country, lat, lon, zone, cityId }) => {
    const city = cityId ? geography.cityById(cityId) : undefined;
    const size = traffic.get(code) ?? 0.1 + (city ? city.demand / 150 : 0);
    const isBeach = city?.artKind === 'coast' || city?.artKind === 'island' || city?.artKind === 'mountain';
    return {
      code,
      country,
      region: geography.countryByCode(country)?.region ?? null,
      lat,
      lon,
      zone,
      traffic: size,
      abroad: (abroadOfAirport.get(code) ?? abroadOfCountry.get(country) ?? 75) / 100,
      kind: kindOf(size),
      longestKm: limits.get(code)?.longestKm ?? 20_000,
      borders: limits.get(code)?.borders ?? 'i',
      borderArea: areas.get(country) ?? country,
      claimsBags: claims.has(country),
      season: city?.season ?? 'even',
      leisure: isBeach ? 0.9 : city && city.season !== 'even' ? 0.55 : 0.2,
    };
  });
}

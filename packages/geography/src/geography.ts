import { AIRPORTS_AFRICA_MIDDLE_EAST } from './data/airports-africa-middle-east.ts';
import { AIRPORTS_AMERICAS } from './data/airports-americas.ts';
import { AIRPORTS_ASIA_PACIFIC } from './data/airports-asia-pacific.ts';
import { AIRPORTS_EUROPE } from './data/airports-europe.ts';
import { CITIES_AFRICA_MIDDLE_EAST } from './data/cities-africa-middle-east.ts';
import { CITIES_AMERICAS } from './data/cities-americas.ts';
import { CITIES_ASIA_PACIFIC } from './data/cities-asia-pacific.ts';
import { CITIES_EUROPE } from './data/cities-europe.ts';
import { CITY_TAXES } from './data/city-taxes.ts';
import { COUNTRIES } from './data/countries.ts';
import { LANDMARKS } from './data/landmarks.ts';
import { METRO_AIRPORTS } from './data/metro-airports.ts';
import { NEIGHBOURHOODS } from './data/neighbourhoods.ts';
import { distanceKm } from './distance.ts';
import {
  readAirports,
  readCities,
  readCityTaxes,
  readCountries,
  readLandmarks,
  readNeighbourhoods,
} from './read-rows.ts';
import type { Airport, City, Country, GeoBox, Landmark } from './types.ts';

export type Geography = {
  readonly countries: readonly Country[];
  readonly cities: readonly City[];
  readonly airports: readonly Airport[];
  readonly landmarks: readonly Landmark[];
  readonly countryByCode: (code: string) => Country | undefined;
  readonly cityById: (id: string) => City | undefined;
  readonly airportByCode: (code: string) => Airport | undefined;
  readonly landmarksOf: (cityId: string) => readonly Landmark[];
  /** The airports a city or metropolitan code means, the main one first; empty for an unknown code. */
  readonly airportsOfMetro: (code: string) => readonly Airport[];
  /** The airports serving a city of the table: those of its metro code, then others that name it. */
  readonly airportsOfCity: (cityId: string) => readonly Airport[];
  readonly nearestCity: (lat: number, lon: number) => City;
  readonly citiesWithin: (box: GeoBox) => readonly City[];
  /** Tax on a night in a city: basis points of the rate, and US cents per person per night due there. */
  readonly lodgingTaxOf: (city: City) => { readonly bps: number; readonly perNightMinor: number };
};

export type GeographyOptions = {
  /** The operator's imported airports. A code of our own table keeps our row. */
  readonly extraAirports?: readonly Airport[];
};

const byKey = <T>(rows: readonly T[], key: (row: T) => string): Map<string, T> =>
  new Map(rows.map((row) => [key(row), row]));

function grouped<T>(rows: readonly T[], key: (row: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const of = key(row);
    if (of === undefined) continue;
    const group = groups.get(of);
    if (group) group.push(row);
    else groups.set(of, [row]);
  }
  return groups;
}

function cityTable(): City[] {
  const neighbourhoods = readNeighbourhoods(NEIGHBOURHOODS);
  const taxes = readCityTaxes(CITY_TAXES);
  const tables = [CITIES_AMERICAS, CITIES_EUROPE, CITIES_AFRICA_MIDDLE_EAST, CITIES_ASIA_PACIFIC];
  return tables
    .flatMap(readCities)
    .map((city) => ({ ...city, neighbourhoods: neighbourhoods.get(city.id) ?? [], ...taxes.get(city.id) }));
}

const isWithin = (box: GeoBox, lat: number, lon: number): boolean =>
  lat >= box.south &&
  lat <= box.north &&
  (box.west <= box.east ? lon >= box.west && lon <= box.east : lon >= box.west || lon <= box.east);

/** The world's places with their lookups. Throws when a hand-written row is malformed. */
export function createGeography(options: GeographyOptions = {}): Geography {
  const countries = readCountries(COUNTRIES);
  const cities = cityTable();
  const landmarks = readLandmarks(LANDMARKS);
  const own = [
    AIRPORTS_AMERICAS,
    AIRPORTS_EUROPE,
    AIRPORTS_AFRICA_MIDDLE_EAST,
    AIRPORTS_ASIA_PACIFIC,
  ].flatMap(readAirports);
  const ownCodes = new Set(own.map((airport) => airport.code));
  const extra = (options.extraAirports ?? []).filter((airport) => !ownCodes.has(airport.code));
  const airports = [...own, ...extra];

  const countryMap = byKey(countries, (row) => row.code);
  const cityMap = byKey(cities, (row) => row.id);
  const airportMap = byKey(airports, (row) => row.code);
  const landmarkMap = grouped(landmarks, (row) => row.cityId);
  const airportsByCity = grouped(airports, (row) => row.cityId);

  const airportsOfMetro = (code: string): readonly Airport[] =>
    (METRO_AIRPORTS[code] ?? [code]).flatMap((iata) => airportMap.get(iata) ?? []);

  return {
    countries,
    cities,
    airports,
    landmarks,
    countryByCode: (code) => countryMap.get(code),
    cityById: (id) => cityMap.get(id),
    airportByCode: (code) => airportMap.get(code),
    landmarksOf: (cityId) => landmarkMap.get(cityId) ?? [],
    airportsOfMetro,
    airportsOfCity: (cityId) => {
      const city = cityMap.get(cityId);
      return city
        ? [...new Set([...airportsOfMetro(city.metroCode), ...(airportsByCity.get(cityId) ?? [])])]
        : [];
    },
    nearestCity: (lat, lon) => {
      let best = cities[0]!;
      let bestKm = Number.POSITIVE_INFINITY;
      for (const city of cities) {
        const km = distanceKm(city, { lat, lon });
        if (km < bestKm) [best, bestKm] = [city, km];
      }
      return best;
    },
    citiesWithin: (box) => cities.filter((city) => isWithin(box, city.lat, city.lon)),
    lodgingTaxOf: (city) => {
      const country = countryMap.get(city.country);
      return {
        bps: city.lodgingTaxBps ?? country?.lodgingTaxBps ?? 0,
        perNightMinor: city.lodgingTaxPerNightMinor ?? country?.lodgingTaxPerNightMinor ?? 0,
      };
    },
  };
}

/** Where cars are rented: every airport, and every city downtown, with what their prices depend on. */
import type { Geography } from '@sojourn/geography/geography.ts';
import type { Airport, City, Season, WorldRegion } from '@sojourn/geography/types.ts';
import { AIRPORT_FEES, OTHER_TAX_BPS, RENTAL_TAXES } from './data/country-rules.ts';
import { numberIn, wordsOf } from './read-table.ts';
import type { CarPlaceRow } from './world.ts';

/** `size`: 0 for a hamlet, 1 for a metropolis. */
export type RegionalPlace = Omit<CarPlaceRow, 'firstDesk' | 'deskCount'> & {
  readonly region: WorldRegion;
  readonly size: number;
};

const REGION_LEVEL: Readonly<Partial<Record<WorldRegion, number>>> = {
  'north-america': 1.25,
  'northern-europe': 1.2,
  caribbean: 1.2,
  oceania: 1.1,
  'western-europe': 1.1,
  'south-america': 0.85,
  'eastern-europe': 0.8,
  'south-asia': 0.75,
  'southeast-asia': 0.8,
  'north-africa': 0.75,
};
/** The usual price of a city where a day costs the class's dollars. */
const AVERAGE_LEVEL = 105;

const taxes: ReadonlyMap<string, number> = new Map(
  wordsOf(RENTAL_TAXES).flatMap((word, index, words) =>
    index % 2 === 0 ? [[word, numberIn(words[index + 1]!, word)] as const] : [],
  ),
);

type Market = { readonly country: string; readonly city: City | null; readonly lat: number };

function pricesAt(geography: Geography, { country, city, lat }: Market) {
  const region = geography.countryByCode(country)?.region ?? 'western-europe';
  const cityLevel = 0.65 + (0.35 * (city?.priceLevel ?? AVERAGE_LEVEL)) / AVERAGE_LEVEL;
  const season: Season =
    city?.season ?? (Math.abs(lat) < 23 ? 'even' : lat > 0 ? 'north-summer' : 'south-summer');
  return {
    region,
    season,
    level: cityLevel * (REGION_LEVEL[region] ?? 1),
    taxBps: taxes.get(country) ?? OTHER_TAX_BPS,
  };
}

function airportPlace(geography: Geography, airport: Airport): RegionalPlace {
  const { code, city: cityName, country, lat, lon, zone, cityId } = airport;
  const city = (cityId ? geography.cityById(cityId) : undefined) ?? null;
  const prices = pricesAt(geography, { country, city, lat });
  const fees: Readonly<Partial<Record<WorldRegion, number>>> = AIRPORT_FEES;
  return {
    ...prices,
    key: code,
    kind: 'airport',
    name: airport.name,
    airportCode: code,
    city,
    cityName,
    country,
    lat,
    lon,
    zone,
    airportFeeBps: fees[prices.region] ?? 0,
    size: (city?.demand ?? 12) / 100,
  };
}

const cityPlace = (geography: Geography, city: City): RegionalPlace => ({
  ...pricesAt(geography, { country: city.country, city, lat: city.lat }),
  key: city.id,
  kind: 'city',
  name: city.name,
  airportCode: null,
  city,
  cityName: city.name,
  country: city.country,
  lat: city.lat,
  lon: city.lon,
  zone: city.zone,
  airportFeeBps: 0,
  size: city.demand / 100,
});

export const listCarPlaces = (geography: Geography): RegionalPlace[] => [
  ...geography.airports.map((airport) => airportPlace(geography, airport)),
  ...geography.cities.map((city) => cityPlace(geography, city)),
];

// What the destination field can find, each with the words that find it.
import { ALIASES } from './data/aliases.ts';
import { COUNTRY_CODES, REGION_CODES } from './data/region-codes.ts';
import type { Geography } from './geography.ts';
import { foldText } from './slug.ts';
import type { City } from './types.ts';

export const PLACE_KINDS = ['city', 'airport', 'landmark', 'hotel'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export type HotelName = {
  readonly id: string;
  readonly name: string;
  readonly cityId: string;
  /** How much it is asked for, 0-100. */
  readonly weight: number;
};

export type PlaceEntry = {
  readonly kind: PlaceKind;
  /** City id, IATA code, landmark id or hotel id. */
  readonly id: string;
  readonly name: string;
  readonly nameFr?: string;
  readonly city?: City;
  /** The place name shown beside an airport's code, when it is not a city of the table. */
  readonly near?: string;
  readonly country: string;
  /** 0-100. */
  readonly weight: number;
  /** IATA codes that mean this entry. */
  readonly codes: readonly string[];
  /** Names it goes by besides its own. */
  readonly otherNames: readonly string[];
  /** Names of what it lies in: they find it too, behind what bears the name itself. */
  readonly context: readonly string[];
};

/** The words of a text as search compares them. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .replace(/['’ʻ]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function aliasesByCity(): Map<string, string[]> {
  const byCity = new Map<string, string[]>();
  for (const line of ALIASES.trim().split('\n')) {
    const [alias = '', cityIds = ''] = line.split('|');
    for (const id of cityIds.split(' ')) byCity.set(id, [...(byCity.get(id) ?? []), alias]);
  }
  return byCity;
}

const regionCodes = new Map(
  REGION_CODES.trim()
    .split('\n')
    .flatMap((line) => {
      const [country = '', regions = ''] = line.split('|');
      return regions
        .split(', ')
        .map((region) => [`${country} ${region.slice(3)}`, region.slice(0, 2)] as const);
    }),
);
const countryCodes = new Map(
  COUNTRY_CODES.trim()
    .split('\n')
    .map((line) => line.split('|') as [country: string, code: string]),
);

/** A city's region and country, with what people shorten them to. */
const surroundings = (
  geography: Geography,
  { region, country }: Pick<City, 'region' | 'country'>,
): string[] =>
  [
    region,
    regionCodes.get(`${country} ${region}`),
    geography.countryByCode(country)?.name,
    countryCodes.get(country),
  ].filter((name) => name !== undefined);

/** Every name and code of a region or country, as typed after a city's name. */
export const regionNamesOf = (geography: Geography): ReadonlySet<string> =>
  new Set(
    [
      ...[...regionCodes].flatMap(([region, code]) => [region.slice(3), code]),
      ...geography.cities.flatMap((city) => surroundings(geography, city)),
    ].map((name) => wordsOf(name).join(' ')),
  );

/** The city a code means first: the one its airport serves, else the most visited that uses it. */
function cityOfCode(geography: Geography): Map<string, string> {
  const byCode = new Map<string, City>();
  for (const city of geography.cities) {
    const known = byCode.get(city.metroCode);
    if (known === undefined || city.demand > known.demand) byCode.set(city.metroCode, city);
  }
  const ids = new Map([...byCode].map(([code, city]) => [code, city.id]));
  for (const { code, cityId } of geography.airports) if (cityId && !ids.has(code)) ids.set(code, cityId);
  return ids;
}

function cityEntries(geography: Geography): PlaceEntry[] {
  const aliases = aliasesByCity();
  const french = new Intl.DisplayNames('fr', { type: 'region' });
  const codes = new Map<string, string[]>();
  for (const [code, id] of cityOfCode(geography)) codes.set(id, [...(codes.get(id) ?? []), code]);
  return geography.cities.map((city) => ({
    kind: 'city',
    id: city.id,
    name: city.name,
    ...(city.nameFr ? { nameFr: city.nameFr } : {}),
    city,
    country: city.country,
    weight: city.demand,
    codes: codes.get(city.id) ?? [],
    otherNames: aliases.get(city.id) ?? [],
    context: [...surroundings(geography, city), french.of(city.country) ?? '', 'city ville'],
  }));
}

function airportEntries(geography: Geography): PlaceEntry[] {
  const metros = new Map<string, string[]>();
  for (const code of new Set(geography.cities.map((city) => city.metroCode))) {
    for (const airport of geography.airportsOfMetro(code)) {
      metros.set(airport.code, [...(metros.get(airport.code) ?? []), code]);
    }
  }
  const aliases = aliasesByCity();
  // Of Ubud or Waikiki one flies to the airport that they share with a larger city
  const sharing = Map.groupBy(geography.cities, ({ metroCode }) => metroCode);
  return geography.airports.map((airport) => {
    const city = airport.cityId ? geography.cityById(airport.cityId) : undefined;
    const main = city && geography.airportsOfMetro(city.metroCode)[0]?.code === airport.code;
    return {
      kind: 'airport',
      id: airport.code,
      name: airport.name,
      ...(city ? { city } : {}),
      near: airport.city,
      country: airport.country,
      weight: city ? city.demand * (main ? 1 : 0.8) : 10,
      codes: [...new Set([airport.code, ...(metros.get(airport.code) ?? [])])],
      otherNames: [airport.city, city?.nameFr ?? '', ...((city && aliases.get(city.id)) ?? [])],
      context: [
        'airport aeroport city ville',
        city?.name ?? '',
        ...(city ? surroundings(geography, city) : [geography.countryByCode(airport.country)?.name ?? '']),
        ...(sharing.get(airport.code) ?? []).flatMap(({ id, name }) => [name, ...(aliases.get(id) ?? [])]),
      ],
    };
  });
}

const landmarkEntries = (geography: Geography): PlaceEntry[] =>
  geography.landmarks.flatMap((landmark) => {
    const city = geography.cityById(landmark.cityId);
    if (city === undefined) return [];
    const { id, name, nameFr } = landmark;
    return {
      kind: 'landmark',
      id,
      name,
      ...(nameFr ? { nameFr } : {}),
      city,
      country: city.country,
      weight: city.demand,
      codes: [],
      otherNames: [],
      context: [city.name, city.nameFr ?? ''],
    };
  });

const hotelEntry = (hotel: HotelName, city: City): PlaceEntry => ({
  kind: 'hotel',
  id: hotel.id,
  name: hotel.name,
  city,
  country: city.country,
  weight: hotel.weight,
  codes: [],
  otherNames: [],
  context: [city.name, city.nameFr ?? ''],
});

/**
 * Cities, airports, landmarks, then hotels, each kind by falling weight. Throws for a hotel of an unknown
 * city.
 */
export function placeEntriesOf(geography: Geography, hotels: Iterable<HotelName>): PlaceEntry[] {
  const hotelEntries: PlaceEntry[] = [];
  for (const hotel of hotels) {
    const city = geography.cityById(hotel.cityId);
    if (city === undefined) throw new Error(`hotel ${hotel.id} is in an unknown city ${hotel.cityId}`);
    hotelEntries.push(hotelEntry(hotel, city));
  }
  return [
    cityEntries(geography),
    airportEntries(geography),
    landmarkEntries(geography),
    hotelEntries,
  ].flatMap((entries) => entries.sort((a, b) => b.weight - a.weight));
}

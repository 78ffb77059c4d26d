/**
 * Makes the world's hotels from a seed: well under two seconds for sixty thousand, and any number more on
 * demand.
 */

import { hashText, mix } from '@sojourn/domain/mix.ts';
import { citySpreadKm } from '@sojourn/geography/city-spread.ts';
import type { Geography } from '@sojourn/geography/geography.ts';
import type { Land } from '@sojourn/geography/land.ts';
import type { City } from '@sojourn/geography/types.ts';
import { hoodOf, placeInCity } from '../../places/place-in-city.ts';
import { arrangeByCity, startsOfCities } from '../../places/rows-by-city.ts';
import { shareAmongCities } from '../../places/share-among-cities.ts';
import { POSITION_SCALE } from '../../places/visit-box.ts';
import { drawer } from '../../random.ts';
import { allotmentsOf } from './allotments.ts';
import { demoFacts, demoHotelsOf } from './demo.ts';
import { drawHotel, type HotelFacts } from './draw-hotel.ts';
import { programChoices, readPrograms } from './programs.ts';
import { resortFees } from './resort-fees.ts';
import { standingOf } from './search/standing.ts';
import type { HotelWorld, StayColumns } from './world.ts';

type StayWorldOptions = {
  readonly geography: Geography;
  readonly land: Land;
  readonly seed?: number;
  readonly count?: number;
};

export const DEFAULT_STAY_COUNT = 84_000;

const LEAST_OF_CITY = 20;

const emptyColumns = (n: number): StayColumns => ({
  lat: new Int32Array(n),
  lon: new Int32Array(n),
  city: new Uint16Array(n),
  ordinal: new Uint16Array(n),
  nameKey: new Uint16Array(n),
  hood: new Uint8Array(n),
  stars: new Uint8Array(n),
  collection: new Uint8Array(n),
  rating: new Uint8Array(n),
  reviews: new Uint16Array(n),
  amenities: new Uint32Array(n),
  program: new Uint8Array(n),
  seller: new Uint8Array(n),
  profile: new Uint8Array(n),
  base: new Uint16Array(n),
  layout: new Uint8Array(n),
  rooms: new Uint16Array(n),
  plans: new Uint8Array(n),
  freeDays: new Uint8Array(n),
  advanceDays: new Uint8Array(n),
  breakfast: new Uint8Array(n),
  minimumAge: new Uint8Array(n),
  salt: new Uint16Array(n),
});

type Maker = {
  readonly columns: StayColumns;
  readonly geography: Geography;
  readonly land: Land;
  readonly seed: number;
  readonly choices: (city: City) => readonly (readonly number[])[];
};

function writeFacts(columns: StayColumns, row: number, facts: HotelFacts): void {
  for (const key of Object.keys(facts) as (keyof HotelFacts)[]) columns[key][row] = facts[key];
  // Collections first: a chain's hotel in a collection is sold by the collections' desk
  columns.seller[row] = facts.collection < 2 ? 2 : facts.program > 0 ? 1 : 0;
}

function makeCity(maker: Maker, city: City, cityIndex: number, first: number, share: number): void {
  const { columns, geography, land } = maker;
  const citySeed = mix(maker.seed, hashText(city.id));
  const anchors = { city, airports: geography.airportsOfCity(city.id), spreadKm: citySpreadKm(city) };
  const demos = demoHotelsOf(city.id);
  const named = new Map<number, number>();
  const choices = maker.choices(city);
  for (let ordinal = 0; ordinal < share; ordinal++) {
    const row = first + ordinal;
    const draw = drawer(mix(citySeed, ordinal));
    const demo = demos[ordinal];
    const at = demo ?? placeInCity(anchors, land, draw);
    const facts = demo ? demoFacts(demo, draw) : drawHotel(city, choices, draw);
    writeFacts(columns, row, facts);
    columns.lat[row] = Math.round(at.lat * POSITION_SCALE);
    columns.lon[row] = Math.round(at.lon * POSITION_SCALE);
    columns.city[row] = cityIndex;
    columns.ordinal[row] = ordinal;
    columns.hood[row] = hoodOf(city, at);
    const nameKey = named.get(facts.program) ?? 0;
    columns.nameKey[row] = nameKey;
    named.set(facts.program, nameKey + 1);
  }
}

/** The middle of the base prices of a city's hotels of as many stars: `city * 6 + stars`; few make none. */
function typicalPrices(columns: StayColumns, starts: Uint32Array, cities: readonly City[]): Float64Array {
  const typical = new Float64Array(cities.length * 6);
  const prices: number[][] = [[], [], [], [], [], []];
  for (const city of cities.keys()) {
    for (const list of prices) list.length = 0;
    for (let row = starts[city]!; row < starts[city + 1]!; row++) {
      prices[columns.stars[row]!]!.push(columns.base[row]!);
    }
    prices.forEach((list, stars) => {
      typical[city * 6 + stars] = list.sort((a, b) => a - b)[list.length >> 1] ?? 100;
    });
  }
  return typical;
}

function cityReaches(columns: StayColumns, count: number, cities: readonly City[]): Float64Array {
  const reach = new Float64Array(cities.length);
  for (let row = 0; row < count; row++) {
    const city = columns.city[row]!;
    const { lat, lon } = cities[city]!;
    const north = columns.lat[row]! / POSITION_SCALE - lat;
    const east = Math.abs(columns.lon[row]! / POSITION_SCALE - lon);
    reach[city] = Math.max(reach[city]!, Math.hypot(north, Math.min(east, 360 - east)));
  }
  return reach;
}

export function createHotelWorld(options: StayWorldOptions): HotelWorld {
  const { geography, land, seed = 2027, count = DEFAULT_STAY_COUNT } = options;
  const cities = geography.cities;
  const programs = readPrograms();
  const shares = shareAmongCities(cities, count, LEAST_OF_CITY);
  const cityStart = startsOfCities(shares);
  const n = cityStart[cities.length]!;
  const columns = emptyColumns(n);
  const byRegion = new Map<string, readonly (readonly number[])[]>();
  const choices = (city: City) => {
    const region = geography.countryByCode(city.country)?.region ?? 'western-europe';
    const known =
      byRegion.get(region) ?? [1, 2, 3, 4, 5].map((stars) => programChoices(programs, region, stars));
    byRegion.set(region, known);
    return known;
  };
  const maker = { columns, geography, land, seed, choices };
  for (const [index, city] of cities.entries())
    makeCity(maker, city, index, cityStart[index]!, shares[index]!);
  const typical = typicalPrices(columns, cityStart, cities);
  const { sorted, ...arranged } = arrangeByCity(columns, emptyColumns, shares);
  return {
    ...sorted,
    ...arranged,
    allotments: Uint32Array.from(sorted.layout, (_, row) => allotmentsOf(sorted, row)),
    resortFee: resortFees(sorted, geography, cities),
    standing: Float64Array.from(sorted.rating, (_, row) => standingOf(sorted, row)),
    seed,
    geography,
    land,
    cities,
    programs,
    taxBps: Uint16Array.from(cities, (city) => geography.lodgingTaxOf(city).bps),
    typical,
    cityReach: cityReaches(sorted, n, cities),
    cityIndex: new Map(cities.map((city, index) => [city.id, index])),
  };
}

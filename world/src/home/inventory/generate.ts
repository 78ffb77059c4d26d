/** Makes the world's homes from a seed: forty thousand for the portal, a million for measurements. */
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
import { DEMO_CITY, DEMO_HOMES } from './data/demo-homes.ts';
import { hostCancellations } from './describe-home.ts';
import { demoHomeFacts, drawHome, type HomeFacts } from './draw-home.ts';
import { mayBeBarred } from './law/registration.ts';
import { isGuestFavorite } from './search/home-facts.ts';
import type { HomeColumns, HomeWorld } from './world.ts';

type HomeWorldOptions = {
  readonly geography: Geography;
  readonly land: Land;
  readonly seed?: number;
  readonly count?: number;
};

const DEFAULT_COUNT = 40_000;
const LEAST_OF_CITY = 8;
/** Lisbon's own taxes on homes in the pictures. */
const DEMO_TAX = { bps: 600, perNightMinor: 0 };

const emptyColumns = (n: number): HomeColumns => ({
  lat: new Int32Array(n),
  lon: new Int32Array(n),
  city: new Uint16Array(n),
  ordinal: new Uint16Array(n),
  hood: new Uint8Array(n),
  kind: new Uint8Array(n),
  bedrooms: new Uint8Array(n),
  beds: new Uint8Array(n),
  halfBaths: new Uint8Array(n),
  guests: new Uint8Array(n),
  cots: new Uint8Array(n),
  dogs: new Uint8Array(n),
  cats: new Uint8Array(n),
  amenities: new Uint32Array(n),
  instant: new Uint8Array(n),
  policy: new Uint8Array(n),
  plan: new Uint8Array(n),
  base: new Uint16Array(n),
  cleaning: new Uint16Array(n),
  extraGuest: new Uint8Array(n),
  petFee: new Uint8Array(n),
  includedGuests: new Uint8Array(n),
  weekOff: new Uint8Array(n),
  monthOff: new Uint8Array(n),
  deposit: new Uint16Array(n),
  rating: new Uint8Array(n),
  reviews: new Uint16Array(n),
  fill: new Uint8Array(n),
  salt: new Uint32Array(n),
  favorite: new Uint8Array(n),
  barred: new Uint8Array(n),
});

type Maker = {
  readonly columns: HomeColumns;
  readonly land: Land;
  readonly seed: number;
};

function makeCity({ columns, land, seed }: Maker, city: City, index: number, first: number, share: number) {
  const citySeed = mix(seed, hashText(`home ${city.id}`));
  const anchors = { city, airports: [], spreadKm: citySpreadKm(city) };
  const demos = city.id === DEMO_CITY ? DEMO_HOMES : [];
  for (let ordinal = 0; ordinal < share; ordinal++) {
    const row = first + ordinal;
    const draw = drawer(mix(citySeed, ordinal));
    const demo = demos[ordinal];
    const at = demo ?? placeInCity(anchors, land, draw);
    const facts = demo ? demoHomeFacts(demo) : drawHome(city, draw);
    for (const key of Object.keys(facts) as (keyof HomeFacts)[]) columns[key][row] = facts[key];
    columns.lat[row] = Math.round(at.lat * POSITION_SCALE);
    columns.lon[row] = Math.round(at.lon * POSITION_SCALE);
    columns.city[row] = index;
    columns.ordinal[row] = ordinal;
    columns.hood[row] = hoodOf(city, at);
    columns.favorite[row] = isGuestFavorite(facts, hostCancellations(city, ordinal)) ? 1 : 0;
    columns.barred[row] = !demo && mayBeBarred(city, ordinal) ? 1 : 0;
  }
}

export function createHomeWorld(options: HomeWorldOptions): HomeWorld {
  const { geography, land, seed = 2027, count = DEFAULT_COUNT } = options;
  const cities = geography.cities;
  const shares = shareAmongCities(cities, count, LEAST_OF_CITY);
  const cityStart = startsOfCities(shares);
  const columns = emptyColumns(cityStart[cities.length]!);
  const maker = { columns, land, seed };
  for (const [index, city] of cities.entries())
    makeCity(maker, city, index, cityStart[index]!, shares[index]!);
  const { sorted, ...arranged } = arrangeByCity(columns, emptyColumns, shares);
  const taxes = cities.map((city) => (city.id === DEMO_CITY ? DEMO_TAX : geography.lodgingTaxOf(city)));
  return {
    ...sorted,
    ...arranged,
    seed,
    geography,
    land,
    cities,
    taxBps: Uint16Array.from(taxes, ({ bps }) => bps),
    taxPerNight: Uint16Array.from(taxes, ({ perNightMinor }) => perNightMinor),
    cityIndex: new Map(cities.map((city, index) => [city.id, index])),
  };
}

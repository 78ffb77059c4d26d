/** Makes the world's activities from a seed: fifteen thousand for the portal, more for measurements. */
import { hashText, mix } from '@sojourn/domain/mix.ts';
import { citySpreadKm } from '@sojourn/geography/city-spread.ts';
import type { Geography } from '@sojourn/geography/geography.ts';
import type { Land } from '@sojourn/geography/land.ts';
import type { City } from '@sojourn/geography/types.ts';
import { ACTIVITY_CATEGORIES } from '@sojourn/products/activity/rules/activity.ts';
import { hoodOf, placeInCity, placeNear } from '../../places/place-in-city.ts';
import { arrangeByCity, startsOfCities } from '../../places/rows-by-city.ts';
import { shareAmongCities } from '../../places/share-among-cities.ts';
import { POSITION_SCALE } from '../../places/visit-box.ts';
import { type Draw, drawer } from '../../random.ts';
import { DEMO_ACTIVITIES, DEMO_CITY } from './data/demo-activities.ts';
import { type ActivityFacts, demoActivityFacts, drawActivity } from './draw-activity.ts';
import { FORMS } from './forms.ts';
import { namedPlaces } from './named-places.ts';
import { OPTION_SET_LIST, OPTIONS_MAX, optionLanguages } from './options.ts';
import { adultPrice } from './pricing.ts';
import { type ActivityColumns, type ActivityWorld, DEMO_FORM } from './world.ts';

type ActivityWorldOptions = {
  readonly geography: Geography;
  readonly land: Land;
  readonly seed?: number;
  readonly count?: number;
};

const DEFAULT_COUNT = 15_000;
const LEAST_OF_CITY = 5;
/** Countries where taxes are added to prices, in basis points. */
const ADDED_TAXES: Readonly<Record<string, number>> = { US: 850, CA: 1_300, PR: 1_150 };

const emptyColumns = (n: number): ActivityColumns => ({
  lat: new Int32Array(n),
  lon: new Int32Array(n),
  city: new Uint16Array(n),
  ordinal: new Uint16Array(n),
  hood: new Uint8Array(n),
  category: new Uint8Array(n),
  form: new Uint8Array(n),
  nameKey: new Uint16Array(n),
  operator: new Uint16Array(n),
  plan: new Uint8Array(n),
  minutes: new Uint16Array(n),
  early: new Uint8Array(n),
  seats: new Uint8Array(n),
  base: new Uint16Array(n),
  group: new Uint8Array(n),
  groupsMax: new Uint8Array(n),
  off: new Uint8Array(n),
  units: new Uint8Array(n),
  options: new Uint8Array(n),
  languages: new Uint16Array(n),
  policy: new Uint8Array(n),
  confirmation: new Uint8Array(n),
  pickup: new Uint8Array(n),
  minimum: new Uint8Array(n),
  ticket: new Uint8Array(n),
  weather: new Uint8Array(n),
  goodFor: new Uint8Array(n),
  rating: new Uint8Array(n),
  reviews: new Uint16Array(n),
  fill: new Uint8Array(n),
  salt: new Uint32Array(n),
});

type Maker = {
  readonly columns: ActivityColumns;
  readonly geography: Geography;
  readonly land: Land;
  readonly seed: number;
};

const KM_PER_DEGREE = 111.2;
const SHORE_KM = [3, 7];

/** Whether boats can set off: the sea or a great lake is within a few kilometers. */
function isByWater({ lat, lon }: City, land: Land): boolean {
  const east = Math.cos((lat * Math.PI) / 180);
  return SHORE_KM.some((km) =>
    [0, 45, 90, 135, 180, 225, 270, 315].some((degrees) => {
      const turn = (degrees * Math.PI) / 180;
      const reach = km / KM_PER_DEGREE;
      return !land.isLand(lat + Math.cos(turn) * reach, lon + (Math.sin(turn) * reach) / east);
    }),
  );
}

/** Of sixty-four: on the water, food, walks, day trips, museums, classes, music, as in the pictures. */
const CATEGORY_WEIGHTS = [7, 14, 17, 10, 8, 5, 3];

/** The forms of a city, each as often as its category should have it. */
function formsFor({ geography, land }: Maker, city: City): number[] {
  const hasWater = isByWater(city, land);
  const hasSights = namedPlaces(geography, city, 'sight').some(({ at }) => at !== null);
  const fits = FORMS.filter(
    ({ at, flags }) =>
      (at !== 'water' || hasWater) &&
      (at !== 'sight' || hasSights) &&
      (!flags.has('snow') || city.season === 'ski'),
  );
  return ACTIVITY_CATEGORIES.flatMap((category, index) => {
    const own = fits.filter((form) => form.category === category);
    const weight = CATEGORY_WEIGHTS[index]! * 12;
    return own.flatMap((form) =>
      Array.from({ length: Math.ceil(weight / own.length) }, () => FORMS.indexOf(form)),
    );
  });
}

/** Gives each activity of a city its operator and the place it's named for, no two of both alike. */
function namer(city: City, geography: Geography) {
  const forms = new Map<number, number>();
  const operators = new Map<number, number>();
  const named = new Set<string>();
  return (form: number, category: number, draw: Draw) => {
    const nameKey = forms.get(form) ?? 0;
    forms.set(form, nameKey + 1);
    const known = operators.get(category) ?? 0;
    const place = nameKey % namedPlaces(geography, city, FORMS[form]!.at).length;
    const nameWith = (operator: number): string => `${form} ${place} ${operator}`;
    let operator = known > 0 && draw.chance(45) ? draw.int(known) : known;
    if (named.has(nameWith(operator))) operator = known;
    named.add(nameWith(operator));
    if (operator === known) operators.set(category, known + 1);
    return { nameKey, operator };
  };
}

function makeCity(maker: Maker, city: City, index: number, first: number, share: number): void {
  const { columns, geography, land, seed } = maker;
  const citySeed = mix(seed, hashText(`activity ${city.id}`));
  const anchors = { city, airports: [], spreadKm: citySpreadKm(city) * 0.7 };
  const demos = city.id === DEMO_CITY ? DEMO_ACTIVITIES : [];
  const forms = formsFor(maker, city);
  const name = namer(city, geography);
  for (let ordinal = 0; ordinal < share; ordinal++) {
    const row = first + ordinal;
    const draw = drawer(mix(citySeed, ordinal));
    const demo = demos[ordinal];
    const facts = demo ? demoActivityFacts(demo) : drawActivity(draw.pick(forms), city, draw);
    for (const key of Object.keys(facts) as (keyof ActivityFacts)[]) columns[key][row] = facts[key];
    const names = facts.form === DEMO_FORM ? null : name(facts.form, facts.category, draw);
    columns.nameKey[row] = names?.nameKey ?? 0;
    columns.operator[row] = names?.operator ?? 0;
    const place = names && namedPlaces(geography, city, FORMS[facts.form]!.at);
    const near = place?.[columns.nameKey[row]! % place.length];
    const at =
      demo ?? (near?.at ? placeNear(near.at, near.km, land, draw) : placeInCity(anchors, land, draw));
    columns.lat[row] = Math.round(at.lat * POSITION_SCALE);
    columns.lon[row] = Math.round(at.lon * POSITION_SCALE);
    columns.city[row] = index;
    columns.ordinal[row] = ordinal;
    columns.hood[row] = hoodOf(city, at);
  }
}

function columnsByOption(world: ActivityColumns & Pick<ActivityWorld, 'taxBps'>, count: number) {
  const speaks = new Uint16Array(count * OPTIONS_MAX);
  const adultMinor = new Int32Array(count * OPTIONS_MAX);
  for (let row = 0; row < count; row++) {
    for (const [option, plan] of OPTION_SET_LIST[world.options[row]!]!.entries()) {
      speaks[row * OPTIONS_MAX + option] = optionLanguages(plan, world.languages[row]!);
      adultMinor[row * OPTIONS_MAX + option] = adultPrice(world, row, option);
    }
  }
  return { speaks, adultMinor };
}

const OF_NETWORK = 3;
/** Every third operator's are listed by the network; those of the pictures have their own contract. */
const sellersOf = (
  { fill, city, category, operator }: ActivityColumns,
  cities: readonly City[],
  count: number,
): Uint8Array =>
  Uint8Array.from({ length: count }, (_, row) => {
    if (fill[row] === 0) return 0;
    const seed = mix(hashText(cities[city[row]!]!.id), category[row]! * 977 + operator[row]!);
    return seed % OF_NETWORK === 0 ? 1 : 0;
  });

export function createActivityWorld(options: ActivityWorldOptions): ActivityWorld {
  const { geography, land, seed = 2027, count = DEFAULT_COUNT } = options;
  const cities = geography.cities;
  const shares = shareAmongCities(cities, count, LEAST_OF_CITY);
  const cityStart = startsOfCities(shares);
  const columns = emptyColumns(cityStart[cities.length]!);
  const maker = { columns, geography, land, seed };
  for (const [index, city] of cities.entries())
    makeCity(maker, city, index, cityStart[index]!, shares[index]!);
  const { sorted, ...arranged } = arrangeByCity(columns, emptyColumns, shares);
  const taxBps = Uint16Array.from(cities, ({ country }) => ADDED_TAXES[country] ?? 0);
  return {
    ...sorted,
    ...arranged,
    ...columnsByOption({ ...sorted, taxBps }, arranged.count),
    taxBps,
    seller: sellersOf(sorted, cities, arranged.count),
    seed,
    geography,
    cities,
    cityIndex: new Map(cities.map((city, index) => [city.id, index])),
  };
}

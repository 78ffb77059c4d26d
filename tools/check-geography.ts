// Checks the hand-written geography against a reference file of airports (airportsdata CSV) and itself:
//   node tools/check-geography.ts <airports.csv>
// Prints one line a fault and ends with 1 when there is any.
import { readFileSync } from 'node:fs';
import { OFF_MAP_CITIES } from '@sojourn/geography/data/off-map-cities.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import { createGeography } from '@sojourn/geography/geography.ts';
import { loadLand } from '@sojourn/geography/load-land.ts';
import { readCsv } from '@sojourn/geography/read-csv.ts';
import type { GeoPoint } from '@sojourn/geography/types.ts';

const AIRPORT_KM = 5;
const CITY_TO_AIRPORT_KM = 60;
const NEIGHBOURHOOD_KM = 60;
/**
 * The land of the map is good to about a kilometre; airports stand on made ground and small islands besides.
 */
const NEAR_LAND_KM = { city: 0, neighbourhood: 4, landmark: 2, airport: 8 };

/** In use, but absent from the reference; checked by hand. */
const NOT_IN_REFERENCE: ReadonlySet<string> = new Set(['SPR', 'ULH']);
/** Where the reference is wrong: Fernando de Noronha keeps its own time, an hour ahead of Fortaleza. */
const ZONE_RIGHT_HERE: ReadonlySet<string> = new Set(['FEN']);
/** Territories with a code of their own that the reference counts to the state they belong to. */
const SOVEREIGNS: Readonly<Record<string, string>> = { AX: 'FI', PR: 'US', SJ: 'NO', VI: 'US' };
/** Cities people reach from an airport more than an hour away. */
const FAR_FROM_AIRPORT: ReadonlySet<string> = new Set(
  `
    aguas-calientes-pe banff-ca bansko-bg breckenridge-us cannon-beach-us cape-may-us
    cesky-krumlov-cz chamonix-fr coimbra-pt cordoba-es cortina-dampezzo-it courchevel-fr davos-ch
    dijon-fr ella-lk evora-pt galle-lk galveston-us galway-ie ghent-be gyeongju-kr hakone-jp
    hakuba-jp heidelberg-de jasper-ca kandy-lk kitzbuhel-at la-fortuna-cr lagos-pt malacca-my
    marfa-us mecca-sa monterosso-al-mare-it munnar-in narok-ke nikko-jp niseko-jp oxford-gb
    plettenberg-bay-za reims-fr ronda-es sa-pa-vn saint-malo-fr salamanca-es
    san-miguel-de-allende-mx san-pedro-de-atacama-cl shimla-in south-lake-tahoe-us st-moritz-ch
    taos-us telluride-us toledo-es val-disere-fr valparaiso-cl verbier-ch wadi-musa-jo whistler-ca
    windermere-gb yosemite-valley-us zakopane-pl zermatt-ch
  `
    .trim()
    .split(/\s+/),
);

type Reference = GeoPoint & { readonly country: string; readonly zone: string };

function referenceOf(path: string): Map<string, Reference> {
  const rows = readCsv(readFileSync(path, 'utf8'));
  const header = rows.next().value?.fields ?? [];
  const byCode = new Map<string, Reference>();
  for (const { fields } of rows) {
    const read = (column: string): string => fields[header.indexOf(column)] ?? '';
    if (read('iata') === '') continue;
    const point = { lat: Number(read('lat')), lon: Number(read('lon')) };
    byCode.set(read('iata'), { ...point, country: read('country'), zone: read('tz') });
  }
  return byCode;
}

/** A zone's offsets over a year, so that two names of one time count as one. */
function offsetsOf(zone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'longOffset',
    hour: 'numeric',
  });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2027, month, 15, 12))).join();
}

const path = process.argv[2];
if (path === undefined) {
  console.error('usage: node tools/check-geography.ts <airports.csv>');
  process.exit(1);
}
const geography = createGeography();
const land = loadLand();
const reference = referenceOf(path);
const faults: string[] = [];

function checkUnique(what: string, ids: readonly string[]): void {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) faults.push(`${what} ${id}: twice in the table`);
    seen.add(id);
  }
}

function checkZone(what: string, zone: string): void {
  try {
    offsetsOf(zone);
  } catch {
    faults.push(`${what}: "${zone}" is not a time zone`);
  }
}

/** Whether there is land within `km`, seen in rings a fifth of a kilometre apart. */
function isNearLand({ lat, lon }: GeoPoint, km: number): boolean {
  if (land.isLand(lat, lon)) return true;
  for (let ring = 0.2; ring <= km; ring += 0.2) {
    for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 24) {
      const north = (ring / 111.2) * Math.sin(angle);
      const east = ((ring / 111.2) * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180);
      if (land.isLand(lat + north, lon + east)) return true;
    }
  }
  return false;
}

function checkCountries(): void {
  checkUnique(
    'country',
    geography.countries.map(({ code }) => code),
  );
  const known = new Set(Intl.supportedValuesOf('currency'));
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const { code, currency } of geography.countries) {
    if (names.of(code) === undefined) faults.push(`country ${code}: not a code`);
    if (!known.has(currency)) faults.push(`country ${code}: "${currency}" is not a currency`);
  }
}

function checkAirports(): void {
  checkUnique(
    'airport',
    geography.airports.map(({ code }) => code),
  );
  for (const airport of geography.airports) {
    const what = `airport ${airport.code}`;
    checkZone(what, airport.zone);
    if (!geography.countryByCode(airport.country)) faults.push(`${what}: unknown country ${airport.country}`);
    if (airport.cityId && !geography.cityById(airport.cityId))
      faults.push(`${what}: unknown city ${airport.cityId}`);
    if (!isNearLand(airport, NEAR_LAND_KM.airport)) faults.push(`${what}: off the land`);
    if (NOT_IN_REFERENCE.has(airport.code)) continue;
    const known = reference.get(airport.code);
    if (known === undefined) {
      faults.push(`${what}: no such code in the reference`);
      continue;
    }
    const km = distanceKm(airport, known);
    if (km > AIRPORT_KM) faults.push(`${what}: ${km.toFixed(1)} km from the reference`);
    const country = SOVEREIGNS[airport.country] ?? airport.country;
    if (country !== (SOVEREIGNS[known.country] ?? known.country)) {
      faults.push(`${what}: in ${airport.country}, the reference says ${known.country}`);
    }
    if (!ZONE_RIGHT_HERE.has(airport.code) && offsetsOf(airport.zone) !== offsetsOf(known.zone)) {
      faults.push(`${what}: zone ${airport.zone}, the reference says ${known.zone}`);
    }
  }
}

function checkCities(): void {
  checkUnique(
    'city',
    geography.cities.map(({ id }) => id),
  );
  for (const city of geography.cities) {
    const what = `city ${city.id}`;
    checkZone(what, city.zone);
    if (!geography.countryByCode(city.country)) faults.push(`${what}: unknown country ${city.country}`);
    if (!OFF_MAP_CITIES.has(city.id) && !isNearLand(city, NEAR_LAND_KM.city))
      faults.push(`${what}: off the land`);
    const airports = geography.airportsOfMetro(city.metroCode);
    const km = Math.min(...airports.map((airport) => distanceKm(city, airport)));
    if (airports.length === 0) faults.push(`${what}: no airport for ${city.metroCode}`);
    else if (km > CITY_TO_AIRPORT_KM !== FAR_FROM_AIRPORT.has(city.id)) {
      faults.push(
        `${what}: ${km.toFixed(0)} km from ${city.metroCode}${km > CITY_TO_AIRPORT_KM ? '' : ', yet listed'}`,
      );
    }
    if (airports[0]?.country === city.country && offsetsOf(airports[0].zone) !== offsetsOf(city.zone)) {
      faults.push(`${what}: zone ${city.zone}, its airport ${airports[0].code} has ${airports[0].zone}`);
    }
    checkUnique(
      `${what}, neighbourhood`,
      city.neighbourhoods.map(({ name }) => name),
    );
    for (const place of city.neighbourhoods) {
      if (distanceKm(city, place) > NEIGHBOURHOOD_KM) faults.push(`${what}: ${place.name} is far away`);
      if (!isNearLand(place, NEAR_LAND_KM.neighbourhood))
        faults.push(`${what}: ${place.name} is off the land`);
    }
  }
}

function checkLandmarks(): void {
  checkUnique(
    'landmark',
    geography.landmarks.map(({ id }) => id),
  );
  for (const landmark of geography.landmarks) {
    const city = geography.cityById(landmark.cityId);
    if (!city) faults.push(`landmark ${landmark.id}: unknown city ${landmark.cityId}`);
    else if (distanceKm(city, landmark) > NEIGHBOURHOOD_KM)
      faults.push(`landmark ${landmark.id}: far from its city`);
    if (!isNearLand(landmark, NEAR_LAND_KM.landmark)) faults.push(`landmark ${landmark.id}: off the land`);
  }
}

checkCountries();
checkAirports();
checkCities();
checkLandmarks();
for (const fault of faults) console.error(fault);
const { cities, airports, countries, landmarks } = geography;
console.log(
  `${countries.length} countries, ${cities.length} cities, ${airports.length} airports,`,
  `${landmarks.length} landmarks:`,
  faults.length === 0 ? 'no fault' : `${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

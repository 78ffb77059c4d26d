// Reads the hand-written tables of `data/`: one row a line, fields between bars. A malformed row stops the
// start with its text, so a slip of the pen can never become a wrong place.
import { slugOf } from './slug.ts';
import {
  type Airport,
  ART_KINDS,
  ART_MOTIFS,
  type City,
  type Country,
  LANDMARK_KINDS,
  type Landmark,
  type Neighbourhood,
  SEASONS,
  type Season,
  WORLD_REGIONS,
} from './types.ts';

const linesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function fieldsOf(line: string, count: number): string[] {
  const fields = line.split('|').map((field) => field.trim());
  if (fields.length !== count) throw new Error(`expected ${count} fields, got ${fields.length}: ${line}`);
  return fields;
}

function numberOf(text: string | undefined, line: string): number {
  const value = Number(text);
  if (text === undefined || text === '' || !Number.isFinite(value))
    throw new Error(`not a number "${text}": ${line}`);
  return value;
}

function oneOf<T extends string>(allowed: readonly T[], text: string | undefined, line: string): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new Error(`"${text}" is none of ${allowed.join(' ')}: ${line}`);
  return found;
}

/** `code|name|currency|tax bps|tax per person and night in US cents|region`. */
export const readCountries = (table: string): Country[] =>
  linesOf(table).map((line) => {
    const [code, name, currency, bps, perNight, region] = fieldsOf(line, 6);
    return {
      code: code!,
      name: name!,
      currency: currency!,
      lodgingTaxBps: numberOf(bps, line),
      lodgingTaxPerNightMinor: numberOf(perNight, line),
      region: oneOf(WORLD_REGIONS, region, line),
    };
  });

const SEASON_LETTERS: Readonly<Record<string, Season>> = {
  n: 'north-summer',
  s: 'south-summer',
  w: 'winter-sun',
  k: 'ski',
  e: 'even',
};

/**
 * `name[=id stem]|French name|country|region|lat|lon|zone|thousand people|metro code|art|demand|price|season`
 * with the season by its letter and the art as `kind` or `kind motif`.
 */
export const readCities = (table: string): City[] =>
  linesOf(table).map((line) => {
    const f = fieldsOf(line, 13);
    const [name, stem] = f[0]!.split('=');
    const [kind, motif] = f[9]!.split(' ');
    return {
      id: `${stem ?? slugOf(name!)}-${f[2]!.toLowerCase()}`,
      name: name!,
      ...(f[1] ? { nameFr: f[1] } : {}),
      country: f[2]!,
      region: f[3]!,
      lat: numberOf(f[4], line),
      lon: numberOf(f[5], line),
      zone: f[6]!,
      population: Math.round(numberOf(f[7], line) * 1000),
      metroCode: f[8]!,
      artKind: oneOf(ART_KINDS, kind, line),
      ...(motif ? { artMotif: oneOf(ART_MOTIFS, motif, line) } : {}),
      demand: numberOf(f[10], line),
      priceLevel: numberOf(f[11], line),
      season: SEASON_LETTERS[f[12]!] ?? oneOf(SEASONS, f[12], line),
      neighbourhoods: [],
    };
  });

/** `code|name|city shown|country|lat|lon|zone|city id or nothing`. */
export const readAirports = (table: string): Airport[] =>
  linesOf(table).map((line) => {
    const [code, name, city, country, lat, lon, zone, cityId] = fieldsOf(line, 8);
    return {
      code: code!,
      name: name!,
      city: city!,
      ...(cityId ? { cityId } : {}),
      country: country!,
      lat: numberOf(lat, line),
      lon: numberOf(lon, line),
      zone: zone!,
    };
  });

/** Blocks opened by `@city-id`, then entries parted by `;` or a line's end. */
function blocksOf(table: string): [cityId: string, entry: string][] {
  const entries: [string, string][] = [];
  let cityId = '';
  for (const line of linesOf(table)) {
    if (line.startsWith('@')) cityId = line.slice(1);
    else for (const part of line.split(';')) if (part.trim() !== '') entries.push([cityId, part.trim()]);
  }
  return entries;
}

/** Entries `name lat lon`, by city id. */
export function readNeighbourhoods(table: string): Map<string, Neighbourhood[]> {
  const byCity = new Map<string, Neighbourhood[]>();
  for (const [cityId, entry] of blocksOf(table)) {
    const match = /^(.+?) (-?[\d.]+) (-?[\d.]+)$/.exec(entry);
    if (!match) throw new Error(`not "name lat lon": ${entry}`);
    const row = { name: match[1]!, lat: numberOf(match[2], entry), lon: numberOf(match[3], entry) };
    const rows = byCity.get(cityId);
    if (rows) rows.push(row);
    else byCity.set(cityId, [row]);
  }
  return byCity;
}

/** Entries `name[/French name] lat lon kind`. */
export const readLandmarks = (table: string): Landmark[] =>
  blocksOf(table).map(([cityId, entry]) => {
    const match = /^(.+?) (-?[\d.]+) (-?[\d.]+) ([a-z-]+)$/.exec(entry);
    if (!match) throw new Error(`not "name lat lon kind": ${entry}`);
    const [name, nameFr] = match[1]!.split('/');
    return {
      id: `${slugOf(name!)}-${cityId}`,
      name: name!,
      ...(nameFr ? { nameFr } : {}),
      cityId,
      lat: numberOf(match[2], entry),
      lon: numberOf(match[3], entry),
      kind: oneOf(LANDMARK_KINDS, match[4], entry),
    };
  });

/** `city id|tax bps|tax per person and night in US cents`, an empty field where the country's holds. */
export const readCityTaxes = (
  table: string,
): Map<string, Pick<City, 'lodgingTaxBps' | 'lodgingTaxPerNightMinor'>> =>
  new Map(
    linesOf(table).map((line) => {
      const [cityId, bps, perNight] = fieldsOf(line, 3);
      return [
        cityId!,
        {
          ...(bps ? { lodgingTaxBps: numberOf(bps, line) } : {}),
          ...(perNight ? { lodgingTaxPerNightMinor: numberOf(perNight, line) } : {}),
        },
      ];
    }),
  );

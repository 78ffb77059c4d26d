// Reads an operator's airport file, in the OurAirports or the airportsdata layout (see the header), into
// rows of our own shape. Nothing is dropped in silence: what cannot be used is named with its line and the
// reason.
import { distanceKm } from './distance.ts';
import type { Geography } from './geography.ts';
import { readCsv } from './read-csv.ts';
import type { Airport } from './types.ts';

type AirportLayout = 'ourairports' | 'airportsdata';

type BadRow = { readonly line: number; readonly code: string; readonly reason: string };

type ParsedAirports = {
  readonly layout: AirportLayout;
  readonly airports: readonly Airport[];
  readonly bad: readonly BadRow[];
  /** Rows without an IATA code, and closed airports: not wrong, of no use to travellers. */
  readonly withoutCode: number;
  readonly closed: number;
};

/** The column each layout keeps a fact in. */
const COLUMNS = {
  ourairports: {
    code: 'iata_code',
    name: 'name',
    city: 'municipality',
    country: 'iso_country',
    lat: 'latitude_deg',
    lon: 'longitude_deg',
    zone: undefined,
    type: 'type',
  },
  airportsdata: {
    code: 'iata',
    name: 'name',
    city: 'city',
    country: 'country',
    lat: 'lat',
    lon: 'lon',
    zone: 'tz',
    type: undefined,
  },
} as const satisfies Record<AirportLayout, Record<string, string | undefined>>;

type Fact = keyof (typeof COLUMNS)['ourairports'];

function layoutOf(names: readonly string[]): AirportLayout {
  const layouts = Object.keys(COLUMNS) as AirportLayout[];
  const layout = layouts.find((candidate) =>
    Object.values(COLUMNS[candidate]).every((column) => column === undefined || names.includes(column)),
  );
  if (layout === undefined)
    throw new Error(`neither the OurAirports nor the airportsdata layout: ${names.join(', ')}`);
  return layout;
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

type ZonedPoint = {
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
};

/**
 * The zone of the nearest known airport or city of the country: what a file without zones leaves us to take.
 */
function createZoneFinder(geography: Geography) {
  const byCountry = new Map<string, ZonedPoint[]>();
  for (const point of [...geography.airports, ...geography.cities]) {
    const points = byCountry.get(point.country);
    if (points) points.push(point);
    else byCountry.set(point.country, [point]);
  }
  return (country: string, lat: number, lon: number): string | undefined => {
    let best: ZonedPoint | undefined;
    let bestKm = Number.POSITIVE_INFINITY;
    for (const point of byCountry.get(country) ?? []) {
      const km = distanceKm(point, { lat, lon });
      if (km < bestKm) [best, bestKm] = [point, km];
    }
    return best?.zone;
  };
}

const degrees = (text: string, limit: number): number | undefined => {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && Math.abs(value) <= limit ? value : undefined;
};

/** A row's airport, or why it has none. */
function airportOf(
  read: (fact: Fact) => string,
  geography: Geography,
  zoneNear: (country: string, lat: number, lon: number) => string | undefined,
  validZone: (zone: string) => boolean,
): Airport | string {
  const code = read('code').toUpperCase();
  const country = read('country').toUpperCase();
  const lat = degrees(read('lat'), 90);
  const lon = degrees(read('lon'), 180);
  const name = read('name');
  if (!/^[A-Z]{3}$/.test(code)) return `"${code}" is not an IATA code`;
  if (name === '') return 'no name';
  if (lat === undefined || lon === undefined) return `"${read('lat')}, ${read('lon')}" is not a position`;
  if (geography.countryByCode(country) === undefined) return `unknown country "${country}"`;
  const zone = read('zone') || zoneNear(country, lat, lon);
  if (zone === undefined)
    return `no time zone given, and no airport or city of ${country} known to take it from`;
  if (!validZone(zone)) return `"${zone}" is not a time zone`;
  return { code, name, city: read('city') || name, country, lat, lon, zone };
}

/** Throws when the header is of neither layout; a code met twice keeps its first row and names the second. */
export function parseAirports(text: string, geography: Geography): ParsedAirports {
  const rows = readCsv(text);
  const first = rows.next();
  const header = first.done ? [] : first.value.fields.map((name) => name.trim().toLowerCase());
  const layout = layoutOf(header);
  const columns = COLUMNS[layout];
  const zones = new Map<string, boolean>();
  const validZone = (zone: string): boolean => {
    const known = zones.get(zone) ?? isZone(zone);
    zones.set(zone, known);
    return known;
  };
  const zoneNear = createZoneFinder(geography);
  const airports = new Map<string, Airport>();
  const bad: BadRow[] = [];
  let withoutCode = 0;
  let closed = 0;
  for (const { line, fields } of rows) {
    const read = (fact: Fact): string => {
      const column = columns[fact];
      return column === undefined ? '' : (fields[header.indexOf(column)] ?? '').trim();
    };
    const fault = (reason: string) => bad.push({ line, code: read('code'), reason });
    if (fields.length !== header.length) {
      fault(`${fields.length} fields where the header has ${header.length}`);
    } else if (read('code') === '') withoutCode++;
    else if (read('type') === 'closed') closed++;
    else {
      const airport = airportOf(read, geography, zoneNear, validZone);
      if (typeof airport === 'string') fault(airport);
      else if (airports.has(airport.code)) fault('a code met before in the file');
      else airports.set(airport.code, airport);
    }
  }
  return { layout, airports: [...airports.values()], bad, withoutCode, closed };
}

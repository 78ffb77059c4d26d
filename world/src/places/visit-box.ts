/** The rows of a box, city by city: most cities lie wholly inside or outside and need no look at each. */
import type { GeoBox } from '@sojourn/geography/types.ts';

/** Positions are stored as whole hundred-thousandths of a degree (about a meter). */
export const POSITION_SCALE = 100_000;

/** Hotels or homes as columns, a row each, city after city. */
export type PlacedRows = {
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  readonly city: Uint16Array;
  readonly cities: { readonly length: number };
  /** First row of each city, and one more at the end. */
  readonly cityStart: Uint32Array;
  /** By city four numbers as positions are stored: west, south, east and north of its rows. */
  readonly cityBounds: Int32Array;
};

/** Rows that are given at once at most: so few that what is noted of them stays in the nearest cache. */
export const BLOCK = 512;

const rows = new Int32Array(BLOCK);

/** `rows` up to `count` are of the city, in the order of rows; they are overwritten afterwards. */
type VisitRows = (city: number, rows: Int32Array, count: number) => void;

type Bounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly crosses: boolean;
};

/** In stored units. A box across the antimeridian has west > east. */
const boundsOf = (box: GeoBox): Bounds => ({
  west: Math.ceil(box.west * POSITION_SCALE),
  south: Math.ceil(box.south * POSITION_SCALE),
  east: Math.floor(box.east * POSITION_SCALE),
  north: Math.floor(box.north * POSITION_SCALE),
  crosses: box.west > box.east,
});

/** Negative when the position is outside, else 0 or more; without branches, which would be mispredicted. */
function side({ west, south, east, north, crosses }: Bounds, lat: number, lon: number): number {
  const eastOf = lon - west;
  const westOf = east - lon;
  return (crosses ? eastOf & westOf : eastOf | westOf) | (lat - south) | (north - lat);
}

/** Gives the rows in the box, or those of `among` that are. */
export function visitBox(
  world: PlacedRows,
  box: GeoBox,
  among: ReadonlySet<number> | null,
  visit: VisitRows,
): void {
  const bounds = boundsOf(box);
  if (among !== null) visitAmong(world, bounds, among, visit);
  else for (let city = 0; city < world.cities.length; city++) visitCity(world, bounds, city, visit);
}

/** Whether rows of the city may be inside. */
function meets(
  { cityBounds }: PlacedRows,
  { west, south, east, north, crosses }: Bounds,
  city: number,
): boolean {
  const isEast = cityBounds[city * 4 + 2]! >= west;
  const isWest = cityBounds[city * 4]! <= east;
  const isAlong = crosses ? isEast || isWest : isEast && isWest;
  return isAlong && cityBounds[city * 4 + 1]! <= north && cityBounds[city * 4 + 3]! >= south;
}

function visitCity(world: PlacedRows, bounds: Bounds, city: number, visit: VisitRows) {
  const { cityBounds, cityStart } = world;
  if (!meets(world, bounds, city)) return;
  const southWest = side(bounds, cityBounds[city * 4 + 1]!, cityBounds[city * 4]!);
  const northEast = side(bounds, cityBounds[city * 4 + 3]!, cityBounds[city * 4 + 2]!);
  const isWhole = (southWest | northEast) >= 0 && !bounds.crosses;
  const end = cityStart[city + 1]!;
  for (let start = cityStart[city]!; start < end; start += BLOCK) {
    const most = Math.min(BLOCK, end - start);
    const count = isWhole ? fill(start, most) : sift(world, bounds, start, most);
    if (count > 0) visit(city, rows, count);
  }
}

function fill(start: number, count: number): number {
  for (let i = 0; i < count; i++) rows[i] = start + i;
  return count;
}

/** Those inside of so many rows. */
function sift({ lat, lon }: PlacedRows, bounds: Bounds, start: number, most: number): number {
  let count = 0;
  for (let row = start; row < start + most; row++) {
    rows[count] = row;
    count += 1 + (side(bounds, lat[row]!, lon[row]!) >> 31);
  }
  return count;
}

function visitAmong(
  { lat, lon, city }: PlacedRows,
  bounds: Bounds,
  among: ReadonlySet<number>,
  visit: VisitRows,
): void {
  let count = 0;
  let current = -1;
  for (const row of Uint32Array.from(among).sort()) {
    if (side(bounds, lat[row]!, lon[row]!) < 0) continue;
    if (count === BLOCK || (city[row] !== current && count > 0)) {
      visit(current, rows, count);
      count = 0;
    }
    current = city[row]!;
    rows[count++] = row;
  }
  if (count > 0) visit(current, rows, count);
}

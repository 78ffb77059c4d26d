/** Hotels, homes or activities in the order that boxes find them fast: city after city, in each by strips. */
import { type PlacedRows, POSITION_SCALE } from './visit-box.ts';

const STRIPS_PER_DEGREE = 20;

/** First row of each city, and one more at the end. */
export function startsOfCities(shares: readonly number[]): Uint32Array {
  const starts = new Uint32Array(shares.length + 1);
  shares.forEach((share, city) => {
    starts[city + 1] = starts[city]! + share;
  });
  return starts;
}

type Positions = Pick<PlacedRows, 'lat' | 'lon'>;

/** The order of rows: in each city from south to north by strip, then by longitude. */
function spatialOrder({ lat, lon }: Positions, starts: Uint32Array): Uint32Array {
  const strips = Int16Array.from(lat, (value) => Math.floor((value / POSITION_SCALE) * STRIPS_PER_DEGREE));
  const order = Uint32Array.from(lat, (_, row) => row);
  for (let city = 0; city + 1 < starts.length; city++)
    order
      .subarray(starts[city], starts[city + 1])
      .sort((a, b) => strips[a]! - strips[b]! || lon[a]! - lon[b]! || a - b);
  return order;
}

type Columns = Readonly<Record<string, { readonly length: number; [row: number]: number }>>;

/** Fills `to` with the rows of `from` in an order. */
function copyInOrder<C extends Columns>(from: C, to: C, order: Uint32Array): C {
  for (const key of Object.keys(from)) {
    const [source, sorted] = [from[key]!, to[key]!];
    for (let i = 0; i < order.length; i++) sorted[i] = source[order[i]!]!;
  }
  return to;
}

/** Where each row went. */
function placesInOrder(order: Uint32Array): Uint32Array {
  const rowOf = new Uint32Array(order.length);
  for (let row = 0; row < order.length; row++) rowOf[order[row]!] = row;
  return rowOf;
}

/** By city four numbers as positions are stored: west, south, east and north of its rows. */
function boundsOfCities({ lat, lon }: Positions, starts: Uint32Array): Int32Array {
  const bounds = new Int32Array((starts.length - 1) * 4);
  const least = (values: Int32Array) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: Int32Array) => values.reduce((a, b) => Math.max(a, b));
  for (let city = 0; city + 1 < starts.length; city++) {
    const lons = lon.subarray(starts[city], starts[city + 1]);
    const lats = lat.subarray(starts[city], starts[city + 1]);
    bounds.set([least(lons), least(lats), most(lons), most(lats)], city * 4);
  }
  return bounds;
}

/** The rows of all cities, made city after city, in the order that boxes find them. */
export function arrangeByCity<C extends Columns & Positions>(
  made: C,
  empty: (rows: number) => C,
  shares: readonly number[],
) {
  const cityStart = startsOfCities(shares);
  const order = spatialOrder(made, cityStart);
  const sorted = copyInOrder(made, empty(order.length), order);
  return {
    sorted,
    count: order.length,
    cityStart,
    cityBounds: boundsOfCities(sorted, cityStart),
    rowOf: placesInOrder(order),
  };
}

type Numbered = Pick<PlacedRows, 'cityStart'> & {
  readonly cityIndex: ReadonlyMap<string, number>;
  readonly rowOf: Uint32Array;
};

/** The row of an id such as `sty_lisbon-pt-12`, or undefined when there is none. */
export function rowOfId({ cityIndex, cityStart, rowOf }: Numbered, prefix: string, id: string) {
  const match = id.startsWith(`${prefix}_`) ? /_(.+)-([1-9]\d{0,4})$/.exec(id) : null;
  const city = match ? cityIndex.get(match[1]!) : undefined;
  if (match === null || city === undefined) return undefined;
  const place = cityStart[city]! + Number(match[2]) - 1;
  return place < cityStart[city + 1]! ? rowOf[place]! : undefined;
}

/**
 * The schedule as columns: flights in the order of their edges (pairs of airports) and, on an edge, of their
 * departure; edges in the order of their origins. Everything the search reads is a typed array.
 */
import { AIRPORT_KINDS, minimumConnection } from '@sojourn/products/flight/rules/findings/connections.ts';
import type { FlightAirport } from './places/airports.ts';

/** A flight as it is drawn up; airports, airlines and aircraft by their numbers. */
export type DraftFlight = {
  readonly from: number;
  readonly to: number;
  readonly km: number;
  readonly airline: number;
  readonly operator: number;
  readonly number: number;
  /** Local minute of the day. */
  readonly departs: number;
  readonly block: number;
  readonly aircraft: number;
  /** Bits of patterns.ts. */
  readonly pattern: number;
  readonly seats: readonly [number, number, number];
  /** US dollars of the lowest class one way as half of a round trip, before day and demand. */
  readonly fare: number;
  /** Index of the season profile in `fare-days.ts`. */
  readonly profile: number;
  /** Whether a one-way ticket costs more than half of a round trip. */
  readonly dearOneWay: boolean;
};

/** What the search must know of airlines; all by airline number. */
export type AirlineColumns = {
  readonly count: number;
  /** 1 at `a * count + b` where one ticket holds flights of both. */
  readonly ticketing: Uint8Array;
  readonly isLowCost: Uint8Array;
  /** Those that "Exclude Low Cost Carriers" names (A §9), which are fewer. */
  readonly isExcluded: Uint8Array;
  /** Bits of classes: sold; with a checked bag; refundable (with or without a fee). */
  readonly sold: Uint8Array;
  readonly withBag: Uint8Array;
  readonly refundable: Uint8Array;
  /** What a class costs against the lowest, at `airline * 10 + isLong * 5 + class`. */
  readonly multiple: Float64Array;
  /** Steep late prices for low-cost airlines: index of the curve in `fare-days.ts`. */
  readonly leadCurve: Uint8Array;
};

export type Network = {
  readonly airports: readonly FlightAirport[];
  readonly airlines: AirlineColumns;
  readonly zones: readonly string[];
  readonly zone: Uint16Array;
  readonly borderArea: Uint16Array;
  /**
   * Minutes to change at an airport: `airport * 8 + in over border * 4 + out over border * 2 + self
   * transfer`.
   */
  readonly change: Uint16Array;
  readonly edgeStart: Uint32Array;
  readonly edgeFrom: Uint16Array;
  readonly edgeTo: Uint16Array;
  readonly edgeKm: Uint16Array;
  readonly edgeCrosses: Uint8Array;
  /** Minutes of the quickest flight. */
  readonly edgeBlock: Uint16Array;
  readonly rowStart: Uint32Array;
  readonly inStart: Uint32Array;
  readonly inEdges: Uint32Array;
  readonly count: number;
  readonly edgeOf: Uint32Array;
  readonly airline: Uint16Array;
  readonly operator: Uint16Array;
  readonly number: Uint16Array;
  readonly departs: Uint16Array;
  readonly block: Uint16Array;
  readonly aircraft: Uint8Array;
  readonly pattern: Uint32Array;
  readonly fare: Float32Array;
  readonly profile: Uint8Array;
  readonly dearOneWay: Uint8Array;
  /** Where a flight's multiples begin in `airlines.multiple`. */
  readonly rate: Uint16Array;
  readonly economySeats: Uint16Array;
  readonly premiumSeats: Uint8Array;
  readonly businessSeats: Uint8Array;
  /** Small differences between flights start here. */
  readonly salt: Uint16Array;
  readonly rowByNumber: ReadonlyMap<string, readonly number[]>;
};

function changeTimes(airports: readonly FlightAirport[]): Uint16Array {
  return Uint16Array.from({ length: airports.length * 8 }, (_, i) => {
    const airport = airports[i >> 3]!;
    return minimumConnection({
      airport: airport.kind,
      arrivesOverBorder: (i & 4) > 0,
      departsOverBorder: (i & 2) > 0,
      claimsBagsOnEntry: airport.claimsBags,
      selfTransfer: (i & 1) > 0,
    });
  });
}

function numbersOf(texts: readonly string[]): { readonly distinct: string[]; readonly number: Uint16Array } {
  const known = new Map<string, number>();
  const number = Uint16Array.from(texts, (text) => {
    const before = known.get(text) ?? known.size;
    known.set(text, before);
    return before;
  });
  return { distinct: [...known.keys()], number };
}

/** First place of each key among sorted keys, one more at the end. */
function startsOf(keys: Uint16Array | Uint32Array, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (const key of keys) starts[key + 1]!++;
  for (let i = 0; i < count; i++) starts[i + 1]! += starts[i]!;
  return starts;
}

function edgesOf(drafts: readonly DraftFlight[], airports: readonly FlightAirport[]) {
  const area = numbersOf(airports.map(({ borderArea }) => borderArea));
  const edgeOf = new Uint32Array(drafts.length);
  const firsts: number[] = [];
  for (const [row, { from, to }] of drafts.entries()) {
    const before = drafts[row - 1];
    if (before === undefined || before.from !== from || before.to !== to) firsts.push(row);
    edgeOf[row] = firsts.length - 1;
  }
  const edgeFrom = Uint16Array.from(firsts, (row) => drafts[row]!.from);
  const edgeTo = Uint16Array.from(firsts, (row) => drafts[row]!.to);
  const inEdges = Uint32Array.from(firsts.keys()).sort((a, b) => edgeTo[a]! - edgeTo[b]! || a - b);
  return {
    borderArea: area.number,
    edgeOf,
    edgeFrom,
    edgeTo,
    edgeStart: startsOf(edgeFrom, airports.length),
    edgeKm: Uint16Array.from(firsts, (row) => Math.round(drafts[row]!.km)),
    edgeCrosses: Uint8Array.from(firsts, (_, edge) =>
      area.number[edgeFrom[edge]!] === area.number[edgeTo[edge]!] ? 0 : 1,
    ),
    edgeBlock: Uint16Array.from(firsts, (row, edge) => {
      let least = drafts[row]!.block;
      for (let next = row + 1; edgeOf[next] === edge; next++) least = Math.min(least, drafts[next]!.block);
      return least;
    }),
    rowStart: startsOf(edgeOf, firsts.length),
    inStart: startsOf(edgeTo, airports.length),
    inEdges,
  };
}

/** From this distance on premium and business cost more against the lowest class. */
export const LONG_KM = 4200;

export const flightKey = (airline: number, number: number): string => `${airline}-${number}`;

/** Puts drawn-up flights into columns. `saltOf` gives each its 16-bit salt. */
export function assembleNetwork(
  airports: readonly FlightAirport[],
  airlines: AirlineColumns,
  unsorted: readonly DraftFlight[],
  saltOf: (flight: DraftFlight) => number,
): Network {
  const drafts = unsorted.toSorted(
    (a, b) => a.from - b.from || a.to - b.to || a.departs - b.departs || a.airline - b.airline,
  );
  const zones = numbersOf(airports.map(({ zone }) => zone));
  const rowByNumber = new Map<string, number[]>();
  for (const [row, { airline, number }] of drafts.entries()) {
    const key = flightKey(airline, number);
    const rows = rowByNumber.get(key);
    if (rows) rows.push(row);
    else rowByNumber.set(key, [row]);
  }
  return {
    airports,
    airlines,
    zones: zones.distinct,
    zone: zones.number,
    change: changeTimes(airports),
    ...edgesOf(drafts, airports),
    count: drafts.length,
    airline: Uint16Array.from(drafts, (each) => each.airline),
    operator: Uint16Array.from(drafts, (each) => each.operator),
    number: Uint16Array.from(drafts, (each) => each.number),
    departs: Uint16Array.from(drafts, (each) => each.departs),
    block: Uint16Array.from(drafts, (each) => each.block),
    aircraft: Uint8Array.from(drafts, (each) => each.aircraft),
    pattern: Uint32Array.from(drafts, (each) => each.pattern),
    fare: Float32Array.from(drafts, (each) => each.fare),
    profile: Uint8Array.from(drafts, (each) => each.profile),
    dearOneWay: Uint8Array.from(drafts, (each) => (each.dearOneWay ? 1 : 0)),
    rate: Uint16Array.from(drafts, (each) => each.airline * 10 + (each.km > LONG_KM ? 5 : 0)),
    economySeats: Uint16Array.from(drafts, (each) => each.seats[0]),
    premiumSeats: Uint8Array.from(drafts, (each) => each.seats[1]),
    businessSeats: Uint8Array.from(drafts, (each) => each.seats[2]),
    salt: Uint16Array.from(drafts, saltOf),
    rowByNumber,
  };
}

export const kindIndex = (airport: FlightAirport): number => AIRPORT_KINDS.indexOf(airport.kind);

/** Bytes of the columns. */
export const networkBytes = (network: Network): number =>
  Object.values(network).reduce<number>(
    (sum, column) => sum + (ArrayBuffer.isView(column) ? column.byteLength : 0),
    0,
  );

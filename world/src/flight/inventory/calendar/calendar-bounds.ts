/**
 * What each direction of a calendar costs at least on a day: derived from the lowest fares of its airport
 * pairs, on the days on which one can be there, and from its own taxes.
 */
import { LAYOVER_MAX_MINUTES } from '@sojourn/products/flight/rules/findings/connections.ts';
import type { FlightDays } from '../fares/fare-days.ts';
import type { LowestFares } from '../fares/lowest-fares.ts';
import { sharesOf } from '../fares/lowest-price.ts';
import { fareTaxBps, fixedTax, PREMIUM_TAX_RANK, type Taxes } from '../fares/taxes.ts';
import { THROUGH } from '../fares/ticket-price.ts';
import { lowestBit } from '../schedule/compile.ts';
import type { Network } from '../schedule/network.ts';
import type { Turns } from '../schedule/turns.ts';
import type { FlightQuery } from '../search/query.ts';
import type { Path } from './calendar-paths.ts';

/** Clocks that change on the way move what follows by so many minutes at most. */
const CLOCKS_MOVE = 120;
const DAY = 1440;

/** Days after that of departure on which the flights after an edge may leave: from and until. */
function createDaysAfter(network: Network, days: FlightDays) {
  const { zone, edgeFrom, edgeTo, rowStart, departs, block } = network;
  const between = new Map<number, readonly [number, number]>();
  const known = new Map<number, readonly [number, number]>();
  const apart = (from: number, to: number): readonly [number, number] => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let day = 0; day < days.count; day++) {
      const minutes = days.midnight[from * days.count + day]! - days.midnight[to * days.count + day]!;
      if (minutes < low) low = minutes;
      if (minutes > high) high = minutes;
    }
    return [low, high];
  };
  const after = (edge: number): readonly [number, number] => {
    const [from, to] = [zone[edgeFrom[edge]!]!, zone[edgeTo[edge]!]!];
    const key = from * 65_536 + to;
    const [low, high] = between.get(key) ?? apart(from, to);
    between.set(key, [low, high]);
    let [first, last] = [Number.POSITIVE_INFINITY, 0];
    for (let row = rowStart[edge]!; row < rowStart[edge + 1]!; row++) {
      const lands = departs[row]! + block[row]!;
      if (lands < first) first = lands;
      if (lands > last) last = lands;
    }
    return [
      Math.floor((first + low - CLOCKS_MOVE) / DAY),
      Math.floor((last + high + LAYOVER_MAX_MINUTES + CLOCKS_MOVE) / DAY),
    ];
  };
  return (edge: number): readonly [number, number] => {
    const made = known.get(edge) ?? after(edge);
    known.set(edge, made);
    return made;
  };
}

/** Whether any flight of one edge can be on one ticket with any of the next. */
function mayJoin({ rowStart, airline, airlines }: Network, edge: number, next: number): boolean {
  for (let row = rowStart[edge]!; row < rowStart[edge + 1]!; row++)
    for (let other = rowStart[next]!; other < rowStart[next + 1]!; other++)
      if (airlines.ticketing[airline[row]! * airlines.count + airline[other]!] === 1) return true;
  return false;
}

type Engine = { readonly network: Network; readonly taxes: Taxes; readonly multiples: Float64Array };

/** Cents: so many for each dollar of the flights' lowest fares, and so many on top. */
type Line = { readonly perDollar: number; readonly added: number };
/** More than anything costs, and yet a number: an infinite price less an infinite sum would be none. */
const NEVER: Line = { perDollar: 1, added: Number.MAX_VALUE };

/** What a path costs at least on one ticket, and on several. */
function linesOf(engine: Engine, query: FlightQuery, path: Path): readonly [Line, Line] {
  const { network, taxes, multiples } = engine;
  const rank = lowestBit(query.filters.classes ?? 31);
  const { seated, each, rounded } = sharesOf(query.party);
  const line = (flights: 1 | 2 | 3, tickets: number, fixed: number, bps: number): Line => ({
    perDollar: each(bps) * 100 * multiples[rank]! * THROUGH[flights] * (1 - 1e-9),
    added: seated * fixed - (each(bps) * 50 + rounded) * tickets,
  });
  /** Of tickets that begin and end at these airports. */
  const taxed = (...airports: readonly number[]): number =>
    airports.reduce((sum, to, i) => {
      const from = airports[i - 1];
      if (from === undefined) return sum;
      return sum + Math.min(fixedTax(taxes, from, to, rank), fixedTax(taxes, from, to, PREMIUM_TAX_RANK));
    }, 0);
  const { origin, destination, edges } = path;
  const flights = edges.length as 1 | 2 | 3;
  const [one, two] = edges.slice(0, -1).map((edge) => network.edgeTo[edge]!);
  const changes = (one === undefined ? 0 : taxes.change[one]!) + (two === undefined ? 0 : taxes.change[two]!);
  const bps = fareTaxBps(taxes, origin, destination);
  const whole = line(flights, 1, taxed(origin, destination) + changes, bps);
  if (one === undefined) return [whole, NEVER];
  const isWhole = edges.every((edge, i) => i === 0 || mayJoin(network, edges[i - 1]!, edge));
  let fixed = taxed(origin, one, destination);
  if (two !== undefined)
    fixed = Math.min(fixed, taxed(origin, two, destination), taxed(origin, one, two, destination));
  // The longest ticket of several has one flight less
  return [isWhole ? whole : NEVER, line((flights - 1) as 1 | 2, flights, fixed, 0)];
}

const NO_DAYS = [0, -1] as const;

export type PathBounds = {
  readonly path: (index: number) => Path;
  /** Cents for the party at least on a day, counted from the first of the tables. */
  readonly least: (index: number, day: number) => number;
  /**
   * US dollars in lowest one-way fares from which on a path cannot cost less than so many cents: on one
   * ticket, and on several.
   */
  readonly wholeFor: (index: number, cents: number) => number;
  readonly apartFor: (index: number, cents: number) => number;
  /** US dollars of its second flight at least, and of its third; 0 where there is none. */
  readonly second: (index: number, day: number) => number;
  readonly third: (index: number, day: number) => number;
};

/** Paths looked at between two turns. */
const PATHS_A_TURN = 400;

/** `yield`s in between are for others. */
export function* createPathBounds(
  engine: Engine,
  days: FlightDays,
  lowest: LowestFares,
  query: FlightQuery,
  paths: readonly Path[],
): Turns<PathBounds> {
  const { count } = days;
  const daysAfter = createDaysAfter(engine.network, days);
  const size = paths.length;
  /** Where a flight's fares begin; -1 for none. */
  const [first, second, third] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  const startOf = (edge: number | undefined): number => (edge === undefined ? -1 : edge * count);
  const afterOf = ({ edges: [one, two, three] }: Path): readonly number[] => {
    const [from, until] = two === undefined ? NO_DAYS : daysAfter(one!);
    if (three === undefined) return [from, until, ...NO_DAYS];
    const [more, most] = daysAfter(two!);
    return [from, until, from + more, until + most];
  };
  const [from2, until2] = [new Int8Array(size), new Int8Array(size)];
  const [from3, until3] = [new Int8Array(size), new Int8Array(size)];
  const [perWhole, wholeAdded] = [new Float64Array(size), new Float64Array(size)];
  const [perApart, apartAdded] = [new Float64Array(size), new Float64Array(size)];
  for (const [index, path] of paths.entries()) {
    first[index] = startOf(path.edges[0]);
    second[index] = startOf(path.edges[1]);
    third[index] = startOf(path.edges[2]);
    const after = afterOf(path);
    from2[index] = after[0]!;
    until2[index] = after[1]!;
    from3[index] = after[2]!;
    until3[index] = after[3]!;
    const [whole, apart] = linesOf(engine, query, path);
    perWhole[index] = whole.perDollar;
    wholeAdded[index] = whole.added;
    perApart[index] = apart.perDollar;
    apartAdded[index] = apart.added;
    if (index % PATHS_A_TURN === PATHS_A_TURN - 1) yield;
  }
  const { on } = lowest;
  const within = (start: number, from: number, until: number): number => {
    let least = Number.POSITIVE_INFINITY;
    for (let day = Math.max(0, from); day <= until && day < count; day++)
      if (on[start + day]! < least) least = on[start + day]!;
    return least;
  };
  const secondOn = (index: number, day: number): number =>
    second[index]! < 0 ? 0 : within(second[index]!, day + from2[index]!, day + until2[index]!);
  const thirdOn = (index: number, day: number): number =>
    third[index]! < 0 ? 0 : within(third[index]!, day + from3[index]!, day + until3[index]!);
  return {
    path: (index) => paths[index]!,
    wholeFor: (index, cents) => (cents - wholeAdded[index]!) / perWhole[index]!,
    apartFor: (index, cents) => (cents - apartAdded[index]!) / perApart[index]!,
    second: secondOn,
    third: thirdOn,
    least: (index, day) => {
      const dollars = on[first[index]! + day]! + secondOn(index, day) + thirdOn(index, day);
      const whole = dollars * perWhole[index]! + wholeAdded[index]!;
      return Math.min(whole, dollars * perApart[index]! + apartAdded[index]!);
    },
  };
}

/**
 * The same question answered the slow way, sharing no code with the search: clocks by the platform's
 * calendar, every flight of the days an object, every chain of up to three tried. For tests and for the
 * benchmark's comparison.
 */
import { dateOfDay, instantAt, localAt } from '@sojourn/domain/dates.ts';
import { minimumConnection } from '@sojourn/products/flight/rules/findings/connections.ts';
import { twoStopLimit } from '@sojourn/products/flight/rules/two-stop-limit.ts';
import type { Network } from '../schedule/network.ts';

export type NaiveFlight = {
  readonly row: number;
  readonly date: string;
  readonly from: number;
  readonly to: number;
  readonly km: number;
  readonly airline: number;
  /** Minutes since 1970. */
  readonly departs: number;
  readonly arrives: number;
};

/** The first instant at which the clock shows the time or, where it never does, a later one. */
function departure(date: string, minute: number, zone: string): number {
  for (let late = 0; ; late++) {
    const at = minute + late;
    const day = at >= 1440 ? dateOfDay(Date.parse(date) / 86_400_000 + 1) : date;
    const clock = `${String(Math.floor(at / 60) % 24).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    const instant = instantAt(`${day}T${clock}`, zone);
    if (localAt(instant, zone) === `${day}T${clock}`) return Date.parse(instant) / 60_000;
  }
}

/** Every flight that leaves on these local dates. */
export function flightsOn(network: Network, days: readonly number[]): NaiveFlight[] {
  const flights: NaiveFlight[] = [];
  for (const day of days) {
    const date = dateOfDay(day);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const month = Number(date.slice(5, 7)) - 1;
    for (let row = 0; row < network.count; row++) {
      const pattern = network.pattern[row]!;
      if (((pattern >> weekday) & 1) === 0 || ((pattern >> (7 + month)) & 1) === 0) continue;
      const edge = network.edgeOf[row]!;
      const from = network.edgeFrom[edge]!;
      const departs = departure(date, network.departs[row]!, network.airports[from]!.zone);
      flights.push({
        row,
        date,
        from,
        to: network.edgeTo[edge]!,
        km: network.edgeKm[edge]!,
        airline: network.airline[row]!,
        departs,
        arrives: departs + network.block[row]!,
      });
    }
  }
  return flights;
}

function connects(network: Network, first: NaiveFlight, second: NaiveFlight): boolean {
  const [from, at, to] = [first.from, second.from, second.to].map((index) => network.airports[index!]!);
  const isOneTicket =
    network.airlines.ticketing[first.airline * network.airlines.count + second.airline] === 1;
  const least = minimumConnection({
    airport: at!.kind,
    arrivesOverBorder: from!.borderArea !== at!.borderArea,
    departsOverBorder: at!.borderArea !== to!.borderArea,
    claimsBagsOnEntry: at!.claimsBags,
    selfTransfer: !isOneTicket,
  });
  const waits = second.departs - first.arrives;
  return waits >= least && waits <= 360;
}

type NaiveAsk = {
  readonly origin: number;
  readonly destination: number;
  readonly date: string;
  readonly maxKm: number;
  /** Whether two stops may take so long only as `twoStopLimit` says. */
  readonly withinReason: boolean;
};

const minutesOf = (chain: readonly NaiveFlight[]): number => chain.at(-1)!.arrives - chain[0]!.departs;

/** Without those of two stops that take too long beside the others. */
function quickEnough(chains: readonly NaiveFlight[][]): NaiveFlight[][] {
  const others = chains.filter(({ length }) => length < 3).map(minutesOf);
  const limit = twoStopLimit({ count: others.length, fastest: Math.min(...others) });
  return chains.filter((chain) => chain.length < 3 || minutesOf(chain) <= limit);
}

/** All chains of up to three flights; `byOrigin` holds the flights of the days about by where they leave. */
export function naiveItineraries(
  network: Network,
  byOrigin: ReadonlyMap<number, readonly NaiveFlight[]>,
  ask: NaiveAsk,
): NaiveFlight[][] {
  const found: NaiveFlight[][] = [];
  const extend = (chain: readonly NaiveFlight[]): void => {
    const at = chain.at(-1)!;
    if (at.to === ask.destination) {
      const km = chain.reduce((sum, flight) => sum + flight.km, 0);
      if (chain.length === 1 || km <= ask.maxKm) found.push([...chain]);
      return;
    }
    if (chain.length === 3) return;
    for (const next of byOrigin.get(at.to) ?? []) {
      if (next.to === ask.origin || chain.some((flight) => flight.from === next.to)) continue;
      if (connects(network, at, next)) extend([...chain, next]);
    }
  };
  for (const first of byOrigin.get(ask.origin) ?? []) if (first.date === ask.date) extend([first]);
  return ask.withinReason ? quickEnough(found) : found;
}

export const groupByOrigin = (flights: readonly NaiveFlight[]): Map<number, NaiveFlight[]> =>
  Map.groupBy(flights, ({ from }) => from);

/** The ways that a calendar looks at: one to three pairs of airports each. */
import type { Network } from '../schedule/network.ts';
import { barredOf } from '../schedule/pairs.ts';
import { kmBetween, reasonableKm } from '../schedule/places/reach.ts';
import type { Turns } from '../schedule/turns.ts';
import type { FlightQuery } from '../search/query.ts';

export type Path = {
  readonly origin: number;
  readonly destination: number;
  readonly edges: readonly number[];
};

function mayBegin({ rowStart, airline }: Network, { firstAirlines }: FlightQuery, edge: number): boolean {
  if (firstAirlines === undefined) return true;
  for (let row = rowStart[edge]!; row < rowStart[edge + 1]!; row++)
    if (firstAirlines[airline[row]!] === 1) return true;
  return false;
}

function pathsFrom(network: Network, query: FlightQuery, origin: number, destination: number): Path[] {
  const { edgeStart, edgeTo, edgeKm, inStart, inEdges, edgeFrom } = network;
  const maxKm = reasonableKm(kmBetween(network, origin, destination), query.withinReason ?? true);
  const maxStops = query.filters.maxStops ?? 2;
  const barred = barredOf(network, query);
  const isBarred = (airport: number): boolean => barred !== null && barred[airport] === 1;
  const into = new Int32Array(network.airports.length);
  for (let i = inStart[destination]!; i < inStart[destination + 1]!; i++)
    into[edgeFrom[inEdges[i]!]!] = inEdges[i]! + 1;
  const paths: Path[] = [];
  const add = (...edges: number[]): void => {
    paths.push({ origin, destination, edges });
  };
  for (let first = edgeStart[origin]!; first < edgeStart[origin + 1]!; first++) {
    const a = edgeTo[first]!;
    if (!mayBegin(network, query, first)) continue;
    if (a === destination) add(first);
    if (a === destination || maxStops === 0 || isBarred(a)) continue;
    const last = into[a]! - 1;
    if (last >= 0 && edgeKm[first]! + edgeKm[last]! <= maxKm) add(first, last);
    if (maxStops === 1) continue;
    for (let second = edgeStart[a]!; second < edgeStart[a + 1]!; second++) {
      const b = edgeTo[second]!;
      const third = into[b]! - 1;
      if (third < 0 || b === origin || b === destination || isBarred(b)) continue;
      if (edgeKm[first]! + edgeKm[second]! + edgeKm[third]! <= maxKm) add(first, second, third);
    }
  }
  return paths;
}

/** A turn for each pair of airports. */
export function* pathsInTurns(network: Network, query: FlightQuery): Turns<Path[]> {
  const paths: Path[] = [];
  for (const origin of query.origins)
    for (const destination of query.destinations) {
      if (destination === origin) continue;
      for (const path of pathsFrom(network, query, origin, destination)) paths.push(path);
      yield;
    }
  return paths;
}

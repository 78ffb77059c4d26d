/**
 * What takes the market of flights seconds to make, made in a thread of its own so that nobody waits for it:
 * the schedule as columns, and the tables of the days that are open.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { createGeography, type GeographyOptions } from '@sojourn/geography/geography.ts';
import { createFlightDays, type FlightDays } from '../inventory/fares/fare-days.ts';
import type { Network } from '../inventory/schedule/network.ts';
import { createFlightWorld } from '../inventory/schedule/schedule.ts';

export type WorldTask = {
  /** Null when only the days are wanted. */
  readonly world: {
    readonly geography: GeographyOptions;
    readonly seed?: number;
    readonly share?: number;
  } | null;
  /** Of the schedule made before. */
  readonly zones: readonly string[];
  readonly today: number;
};
export type MadeWorld = { readonly network: Omit<Network, 'airports'> | null; readonly days: FlightDays };

const buffersOf = (columns: object): ArrayBuffer[] =>
  Object.values(columns).flatMap((column) =>
    ArrayBuffer.isView(column) ? [column.buffer as ArrayBuffer] : [],
  );

function make({ world, zones, today }: WorldTask): MadeWorld {
  if (world === null) return { network: null, days: createFlightDays(zones, today) };
  const { geography, ...options } = world;
  const { airports: _, ...network } = createFlightWorld({
    geography: createGeography(geography),
    ...options,
  }).network;
  return { network, days: createFlightDays(network.zones, today) };
}

if (parentPort) {
  const made = make(workerData as WorldTask);
  const columns = [made.days, ...(made.network ? [made.network, made.network.airlines] : [])];
  parentPort.postMessage(made, columns.flatMap(buffersOf));
}

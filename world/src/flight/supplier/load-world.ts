/** The flights of the world and the days that are open, from a thread that makes them. */
import { Worker } from 'node:worker_threads';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Geography, GeographyOptions } from '@sojourn/geography/geography.ts';
import type { FlightDays } from '../inventory/fares/fare-days.ts';
import { readAircraft } from '../inventory/schedule/aircraft.ts';
import { readAirlines } from '../inventory/schedule/airlines.ts';
import { readFlightAirports } from '../inventory/schedule/places/airports.ts';
import { DEFAULT_FLIGHT_SEED, type FlightWorld } from '../inventory/schedule/schedule.ts';
import type { MadeWorld, WorldTask } from './make-world.ts';

type WorldOptions = {
  /** The places of the rest of the market, made from `geographyOptions`. */
  readonly geography: Geography;
  readonly geographyOptions?: GeographyOptions | undefined;
  readonly seed?: number | undefined;
  /** Of the true departures; less makes a small world. */
  readonly share?: number | undefined;
};

function inThread(task: WorldTask): Promise<MadeWorld> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./make-world.ts', import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the world of flights was not made: exit ${code}`)));
  });
}

export async function loadFlightWorld(
  options: WorldOptions,
  today: number,
): Promise<{ readonly world: FlightWorld; readonly days: FlightDays }> {
  const { geography, geographyOptions = {}, seed = DEFAULT_FLIGHT_SEED, share } = options;
  const world = { geography: geographyOptions, seed, ...(share === undefined ? {} : { share }) };
  const { network, days } = await inThread({ world, zones: [], today });
  const airports = readFlightAirports(geography);
  const airlines = readAirlines();
  return {
    days,
    world: {
      seed,
      geography,
      airports,
      airlines,
      network: { ...assertPresent(network, 'the network of flights'), airports },
      aircraft: readAircraft(),
      airportIndex: new Map(airports.map(({ code }, index) => [code, index])),
      airlineIndex: new Map(airlines.map(({ code }, index) => [code, index])),
    },
  };
}

export const loadFlightDays = async (zones: readonly string[], today: number): Promise<FlightDays> =>
  (await inThread({ world: null, zones, today })).days;

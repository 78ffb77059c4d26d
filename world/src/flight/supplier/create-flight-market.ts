/** Composes the embedded flight market: world, prices, record, and the two desks that sell its flights. */
import type { Clock } from '@sojourn/domain/effects.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import { createGeography, type Geography, type GeographyOptions } from '@sojourn/geography/geography.ts';
import type { FlightMarket as ServedFlightMarket } from '@sojourn/products/flight/sell/flight-market.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createSalesFeed, type SalesFeed } from '../../orders/sales-feed.ts';
import { createFlightDays } from '../inventory/fares/fare-days.ts';
import { createFlightSales } from '../inventory/fares/flight-sales.ts';
import { readAirlines, readTicketing } from '../inventory/schedule/airlines.ts';
import { readFlightAirports } from '../inventory/schedule/places/airports.ts';
import { cityCodeOf, NEAR_KM } from '../inventory/schedule/places/places.ts';
import type { FlightWorld } from '../inventory/schedule/schedule.ts';
import { createFlightEngine } from '../inventory/search/search.ts';
import { createFlightSupplier, FLIGHT_SELLERS } from './flight-supplier.ts';
import { loadFlightDays, loadFlightWorld } from './load-world.ts';
import { askingDay, createStates, type FlightMarket } from './market.ts';
import { createLongWork } from './search/time-sliced-work.ts';
import { flightSalesTopic } from './sell/follow-sales.ts';
import { sweepHolds } from './sell/holds.ts';

export type FlightMarketOptions = {
  /** Any connection to the portal's database; the market's tables are in the schema `market`. */
  readonly db: Db;
  /** For the one connection that listens for sales of other processes, unless a feed is given. */
  readonly pool: Pool;
  readonly feed?: SalesFeed;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn' | 'info'>;
  readonly seed?: number;
  /** Of the true departures; less makes a small world. */
  readonly share?: number;
  /** The places of the rest of the market and what they were made from. */
  readonly geography?: Geography;
  readonly geographyOptions?: GeographyOptions;
  /** Played when a request names none; leave out in production. */
  readonly scenario?: string | null;
  readonly scenarioWaitMs?: number;
  /** A world made before, for tests that start many markets. */
  readonly world?: () => FlightWorld;
  /** Makes the world when it is first asked for, or by `warm`. */
  readonly lazy?: boolean;
};

export type FlightMarketHandle = ServedFlightMarket & { readonly close: () => Promise<void> };

const SCENARIO_WAIT_MS = 1_500;

async function makeMarket(options: FlightMarketOptions, geography: Geography): Promise<FlightMarket> {
  const { db, clock, geographyOptions, seed, share } = options;
  const today = askingDay(clock.now());
  const given = options.world?.();
  const { world, days } = given
    ? { world: given, days: createFlightDays(given.network.zones, today) }
    : await loadFlightWorld({ geography, geographyOptions, seed, share }, today);
  const sales = createFlightSales(world.network.count);
  const states = createStates(world, sales, days, (day) => loadFlightDays(world.network.zones, day));
  return {
    world,
    db,
    sales,
    now: clock.now,
    engine: createFlightEngine(world.network),
    long: createLongWork(),
    ...states,
    scenarioWaitMs: options.scenarioWaitMs ?? SCENARIO_WAIT_MS,
    defaultScenario: options.scenario ?? null,
  };
}

/** What is known without the schedule. */
function factsOf(geography: Geography) {
  const airports = readFlightAirports(geography);
  const airlines = readAirlines();
  const areas = new Map(airports.map(({ country, borderArea }) => [country, borderArea]));
  const index = new Map(airlines.map(({ code }, number) => [code, number]));
  const ticketing = readTicketing(airlines);
  return {
    airportsOf: (code: string, nearby = false) => {
      const itself = geography.airportByCode(code);
      const own = itself ? [itself] : geography.airportsOfMetro(code);
      if (!nearby) return own;
      const isNear = (airport: (typeof own)[number]) =>
        own.every((each) => each.code !== airport.code) &&
        own.some((each) => distanceKm(each, airport) <= NEAR_KM);
      return [...own, ...geography.airports.filter(isNear)];
    },
    cityCodeOf: (airport: string): string => cityCodeOf(geography, airport),
    borderAreaOf: (country: string): string => areas.get(country) ?? country,
    kmBetween: (from: string, to: string): number | null => {
      const [a, b] = [geography.airportByCode(from), geography.airportByCode(to)];
      return a && b ? distanceKm(a, b) : null;
    },
    airlines: airlines.map(({ code, name }) => ({ code, name })),
    countryOfAirline: (airline: string): string | null => airlines[index.get(airline) ?? -1]?.country ?? null,
    isPartner: (airline: string, other: string): boolean => {
      const [a, b] = [index.get(airline), index.get(other)];
      return (
        airline === other || (a !== undefined && b !== undefined && ticketing[a * airlines.length + b] === 1)
      );
    },
  };
}

/** Ready to sell when it resolves, unless it is lazy: the migrations must have run. */
export async function createFlightMarket(options: FlightMarketOptions): Promise<FlightMarketHandle> {
  const { db, pool, clock, log } = options;
  const geography = options.geography ?? createGeography(options.geographyOptions);
  const warn = (err: Error) => log.warn({ err }, 'sales of other processes are not heard for a moment');
  const feed = options.feed ?? createSalesFeed(pool, warn);
  let making: Promise<FlightMarket> | undefined;
  const make = async (): Promise<FlightMarket> => {
    const market = await makeMarket(options, geography);
    await feed.follow(flightSalesTopic(market));
    return market;
  };
  const ready = (): Promise<FlightMarket> => {
    making ??= make().catch((error: unknown) => {
      making = undefined;
      throw error;
    });
    return making;
  };
  const sweep = () => sweepHolds(db, clock.now());
  const suppliers = FLIGHT_SELLERS.map((seller) => createFlightSupplier(seller, ready));
  const warm = async (): Promise<void> => {
    await ready();
  };
  if (!options.lazy) await warm();
  return {
    suppliers,
    supplierOf: (sliceId) => suppliers.find(({ sells }) => sells(sliceId)),
    ...factsOf(geography),
    warm,
    sweep,
    close: async () => {
      if (!options.feed) await feed.stop();
    },
  };
}

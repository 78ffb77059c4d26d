/** Composes the embedded ground market: operators, record, and the two suppliers that sell their rides. */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Geography } from '@sojourn/geography/geography.ts';
import type { GroundSupplier } from '@sojourn/products/ground/sell/supplier.ts';
import { sweepHolds } from '#orders/desk/holds.ts';
import type { MarketDb } from '#orders/store.ts';
import { RIDE_DESK } from './desk.ts';
import { createGroundSupplier } from './ground-supplier.ts';
import { createGroundWorld, GROUND_SELLERS, type GroundMarket } from './market.ts';

type GroundMarketOptions = {
  /** Any connection to the portal's database; the market's tables are in the schema `market`. */
  readonly db: MarketDb;
  readonly clock: Clock;
  readonly geography: Geography;
  readonly seed?: number;
  /** Played when a request names no scenario; leave out in production. */
  readonly scenario?: string | null;
  readonly scenarioWaitMs?: number;
};

export type GroundMarketHandle = {
  readonly suppliers: readonly GroundSupplier[];
  readonly supplierOf: (transferId: string) => GroundSupplier | undefined;
  /** Holds run out. Returns how many. */
  readonly sweep: () => Promise<number>;
  readonly close: () => Promise<void>;
};

const SCENARIO_WAIT_MS = 1_500;

/** Ready to sell at once: the migrations must have run. */
export function createGroundMarket(options: GroundMarketOptions): GroundMarketHandle {
  const { db, clock, geography, seed } = options;
  const market: GroundMarket = {
    world: createGroundWorld(geography, seed),
    db,
    scenarioWaitMs: options.scenarioWaitMs ?? SCENARIO_WAIT_MS,
    defaultScenario: options.scenario ?? null,
  };
  const suppliers = GROUND_SELLERS.map((seller) => createGroundSupplier(market, seller));
  return {
    suppliers,
    supplierOf: (transferId) => suppliers.find(({ sells }) => sells(transferId)),
    sweep: () => sweepHolds(RIDE_DESK, db, clock.now()),
    close: async () => undefined,
  };
}

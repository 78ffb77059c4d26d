/** The whole product for a test: the real modules, market, bank and vault; only the clock is the test's. */
import { randomBytes } from 'node:crypto';
import { date } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { testActivityWorld } from '@sojourn/products/activity/testing/activity-market.ts';
import { testCarWorld } from '@sojourn/products/car/testing/car-market.ts';
import { flightWorldOf, testFlightWorld } from '@sojourn/products/flight/testing/flight-market.ts';
import { testHomeWorld } from '@sojourn/products/home/testing/home-market.ts';
import { testWorld } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { stayIdOf } from '@sojourn/world/hotel/inventory/world.ts';
import type { Logger } from 'pino';
import { type Modules, wireModules } from '#main/wire-modules.ts';
import { demoNumber } from '../../../vault/src/cards/card-number.ts';
import { saveCard } from '../../../vault/src/cards/save-card.ts';
import { createTestVault, type TestVault } from '../../../vault/src/testing/vault.ts';
import { offsetClock } from '../modules/platform/lab/offset-clock.ts';
import { startTestBank, type TestBank } from './bank.ts';
import { testClock } from './clock.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import {
  createTestServer,
  TEST_EXPERIMENTS_FILE,
  TEST_SESSION_SETTINGS,
  TEST_TENANTS,
  type TestServer,
} from './server.ts';
import { TEST_SUPPLIER_KEYS } from './supplier-events.ts';

export type TestProduct = TestServer & {
  readonly bank: TestBank;
  readonly vault: TestVault;
  readonly database: TestDatabase;
  /** Sweeping and watching, as a server begins them once it listens. */
  readonly startJobs: () => void;
  readonly runJob: Modules['runJob'];
  readonly goOnFor: Modules['goOnFor'];
  /** As the server has them, for a job that a test runs by itself. */
  readonly products: () => Modules['products'];
  /** A stay that is sold: its id, and a rate for 15-19 April 2027, two adults. */
  readonly someStay: () => Promise<{ readonly stayId: string; readonly rateId: string }>;
  /** Gives a person (the bank's subject) a saved card. */
  readonly giveCard: (subject: string) => Promise<PaymentId>;
};

export const TEST_DATES = { checkIn: date('2027-04-15'), checkOut: date('2027-04-19') };
export const TEST_ROOMS = [{ adults: 2, childAges: [] }];
/** Enough hotels that every city has some. */
const STAY_COUNT = 6_000;

/** `logs`: what server and vault write, from the least important on. */
export async function createTestProduct(
  logs?: { readonly server: Logger; readonly vault: Logger },
  /** Instead of one of its own; dropped with the product all the same. */
  given?: TestDatabase,
  stayCount = STAY_COUNT,
  /** Between these airports alone, all of their flights; instead of the tests' own. */
  airports?: readonly string[],
): Promise<TestProduct> {
  const clock = testClock();
  const world = testWorld(stayCount);
  const [bank, vault, database] = await Promise.all([
    startTestBank({ clock }),
    createTestVault(clock, logs?.vault),
    given ?? createTestDatabase({ poolSize: 12 }),
  ]);
  let stop: Modules['stop'] = async () => undefined;
  let startJobs: Modules['start'] = () => undefined;
  let sold: Modules['sold'] | undefined;
  let products: Modules['products'];
  let runJob: Modules['runJob'] = async () => false;
  let goOnFor: Modules['goOnFor'] = async () => undefined;
  const server = await createTestServer({
    database,
    clock,
    ...(logs ? { log: logs.server } : {}),
    handlers: async (effects) => {
      const modules = await wireModules(effects, {
        config: {
          signIn: bank,
          rewards: { url: bank.issuer, apiKey: bank.rewardsApiKey },
          vault,
          experimentsFile: TEST_EXPERIMENTS_FILE,
          supplierKeys: TEST_SUPPLIER_KEYS,
        },
        tenants: TEST_TENANTS,
        sessionSettings: TEST_SESSION_SETTINGS,
        labClock: offsetClock(effects.db, clock),
        pool: database.pool,
        market: { world },
        marketSizes: {
          hotel: { world },
          flight: { world: airports ? () => flightWorldOf(airports) : testFlightWorld },
          car: { world: testCarWorld() },
          home: { world: testHomeWorld() },
          activity: { world: testActivityWorld() },
        },
        holder: 'test',
        // Nobody waits for a sweep; a lease is as long as in production
        sagaSettings: { sweepSeconds: 0.2 },
      });
      ({ stop, sold, products, runJob, goOnFor, start: startJobs } = modules);
      return modules.handlers;
    },
  });
  return {
    ...server,
    bank,
    vault,
    database,
    startJobs,
    products: () => products,
    runJob: (name) => runJob(name),
    goOnFor: (owner, jobs) => goOnFor(owner, jobs),
    someStay: async () => {
      const city = world.cityIndex.get('lisbon-pt')!;
      for (let i = world.cityStart[city]!; i < world.cityStart[city + 1]!; i++) {
        const stayId = stayIdOf(world, world.rowOf[i]!);
        const request = { stayId, ...TEST_DATES, rooms: TEST_ROOMS, locale: 'en' as const, now: clock.now() };
        const found = await sold?.supplierOf(stayId)?.detail(request, {
          timeoutMs: 2_000,
          scenario: null,
          requestId: '',
        });
        const rate = found?.outcome === 'ok' ? found.value.rooms[0]?.rates[0] : undefined;
        if (rate) return { stayId, rateId: rate.rateId };
      }
      throw new Error('Lisbon is sold out');
    },
    giveCard: (subject) =>
      saveCard(vault, {
        subject,
        holder: 'Maya Okafor',
        label: 'Harbor Summit',
        digits: demoNumber('438857', String(randomBytes(2).readUInt16BE() % 10_000).padStart(4, '0')),
        expiryMonth: 12,
        expiryYear: 2029,
        limitMinor: 50_000_000,
        position: 1,
      }),
    close: async () => {
      await server.close();
      await stop();
      await vault.close();
      await bank.close();
      await database.drop();
    },
  };
}

/** The flight calls over HTTP for tests: real database, the market of a thinned world, a clock of its own. */
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { createGeography } from '@sojourn/geography/geography.ts';
import { NO_MARKET } from '@sojourn/server/modules/companies/policy/market/testing/no-market.ts';
import { type TestClock, testClock } from '@sojourn/server/testing/clock.ts';
import { createTestDatabase } from '@sojourn/server/testing/database.ts';
import { createTestServer, TEST_TENANTS, type TestServer } from '@sojourn/server/testing/server.ts';
import { createFlightWorld, type FlightWorld } from '@sojourn/world/flight/inventory/schedule/schedule.ts';
import { createFlightMarket } from '@sojourn/world/flight/supplier/create-flight-market.ts';
import type { PassengerCounts } from '#flight/rules/travelers/travelers.ts';
import type { FlightPage, FlightSearchEvent } from '#flight/wire/flight-search.ts';
import { flightRoutes } from '../routes.ts';

export const ADULT: PassengerCounts = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };

let world: FlightWorld | undefined;
/** A share of the world's departures, enough between large airports; made once for the files of a process. */
function thinnedWorld(): FlightWorld {
  world ??= createFlightWorld({ geography: createGeography(), share: 0.12 });
  return world;
}

/** `plans`: what everybody has booked, for a test to fill. */
export type FlightServer = TestServer & { readonly clock: TestClock; readonly plans: TripPlan[] };

/** The business tenant sells no flights here. */
export async function createFlightServer(): Promise<FlightServer> {
  const clock = testClock();
  const database = await createTestDatabase();
  const plans: TripPlan[] = [];
  let close = async (): Promise<void> => undefined;
  const server = await createTestServer({
    database,
    clock,
    handlers: async (effects) => {
      const market = await createFlightMarket({
        ...effects,
        pool: database.pool,
        scenarioWaitMs: 80,
        world: thinnedWorld,
      });
      close = market.close;
      return flightRoutes({
        ...effects,
        tenants: TEST_TENANTS.map((tenant) => ({
          ...tenant,
          capabilities: tenant.capabilities.filter((each) => tenant.id === 'consumer' || each !== 'flights'),
        })),
        suppliers: market.suppliers,
        airportsOf: market.airportsOf,
        borderAreaOf: market.borderAreaOf,
        cityCodeOf: market.cityCodeOf,
        marketFreezer: NO_MARKET,
        plansOf: async () => plans,
        limits: { supplierMs: 2_000 },
      });
    },
  });
  return {
    ...server,
    plans,
    close: async () => {
      await server.close();
      await close();
      await database.drop();
    },
  };
}

export type { FlightPage };
export function lastPage(events: readonly FlightSearchEvent[]): FlightPage {
  const page = events.findLast((event) => event.type === 'page');
  if (!page) throw new Error(`no page in ${JSON.stringify(events).slice(0, 400)}`);
  return page;
}

/** `BOS LIS 2027-04-14` */
export const slicesOf = (...texts: readonly string[]) =>
  texts.map((text) => {
    const [origin, destination, date] = text.split(' ');
    return { origin: origin!, destination: destination!, date: date! };
  });

/** Flights in the tests' world of bookings, and in a process of its own that sells from the market. */
import type { FakeGround, FakeSide } from '@sojourn/server/modules/selling/booking/testing/fake-side.ts';
import { createFaults } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import type {
  FlightMarketHandle,
  FlightMarketOptions,
} from '@sojourn/world/flight/supplier/create-flight-market.ts';
import { createFakeAirline } from './fake-airline.ts';
import { testFlightMarket } from './flight-market.ts';

type Options = {
  /** Sells flights instead of the tests' own airlines; closed with the world. */
  readonly flights?: (
    database: FakeGround['database'],
    clock: FakeGround['clock'],
  ) => Promise<FlightMarketHandle>;
};

export const flightSetUp = {
  fake: async ({ database, clock }: FakeGround, options: Options) => {
    const carrier = createFakeAirline();
    const flightFaults = createFaults();
    const market = await options.flights?.(database, clock);
    const sellerOf = market?.supplierOf ?? (() => carrier.supplier);
    return {
      named: { carrier, flightFaults },
      overLine: {
        flightSupplierOf: (sliceId: string) => {
          const seller = sellerOf(sliceId);
          return seller && flightFaults.wrap(seller);
        },
        flightSuppliers: (market?.suppliers ?? [carrier.supplier]).map((each) => flightFaults.wrap(each)),
        ...(market && {
          isPartner: market.isPartner,
          borderAreaOf: market.borderAreaOf,
          countryOfAirline: market.countryOfAirline,
          kmBetween: market.kmBetween,
        }),
      },
      direct: { flightSupplierOf: sellerOf },
      faults: flightFaults,
      letBe: carrier.letBe,
      close: async () => market?.close(),
    } satisfies FakeSide;
  },
  sellFromMarket: async (ground: Pick<FlightMarketOptions, 'db' | 'pool' | 'clock' | 'log'>) => {
    const market = await testFlightMarket(ground, ground);
    const { supplierOf, isPartner, borderAreaOf, countryOfAirline, kmBetween } = market;
    return { flightSupplierOf: supplierOf, isPartner, borderAreaOf, countryOfAirline, kmBetween };
  },
};

/** Homes in the tests' world of bookings, and in a process of its own that sells from the market. */
import { truePlaces } from '@sojourn/geography/testing/true-places.ts';
import type { FakeSide } from '@sojourn/server/modules/selling/booking/testing/fake-side.ts';
import { createFaults } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import { createHomeMarket, type HomeMarketOptions } from '@sojourn/world/home/supplier/create-home-market.ts';
import { createFakeHomeHost } from './fake-home-host.ts';

export const homeSetUp = {
  fake: async () => {
    const homeHost = createFakeHomeHost();
    const homeFaults = createFaults();
    const homes = homeFaults.wrap(homeHost.supplier);
    return {
      named: { homeHost, homeFaults },
      overLine: { homeSupplierOf: () => homes, homeSuppliers: [homes] },
      direct: { homeSupplierOf: () => homeHost.supplier },
      faults: homeFaults,
      letBe: homeHost.letBe,
    } satisfies FakeSide;
  },
  sellFromMarket: async (ground: Omit<HomeMarketOptions, 'geography' | 'land'>) => {
    const { supplierOf } = await createHomeMarket({ ...ground, ...truePlaces() });
    return { homeSupplierOf: supplierOf };
  },
};

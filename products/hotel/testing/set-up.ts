/** Hotels in the tests' world of bookings, and in a process of its own that sells from the market. */
import type { FakeSide } from '@sojourn/server/modules/selling/booking/testing/fake-side.ts';
import { createFaults } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import {
  createHotelMarket,
  type HotelMarketOptions,
  loadStayWorld,
} from '@sojourn/world/hotel/supplier/create-hotel-market.ts';
import { createFakeHotelSupplier } from './fake-hotel-supplier.ts';

export const hotelSetUp = {
  fake: async (_: object, { rooms }: { readonly rooms?: number }) => {
    const inn = createFakeHotelSupplier(rooms);
    const stayFaults = createFaults();
    const stays = stayFaults.wrap(inn.supplier);
    return {
      named: { inn, stayFaults },
      overLine: { supplierOf: () => stays, hotelSuppliers: [stays] },
      direct: { supplierOf: () => inn.supplier },
      faults: stayFaults,
      letBe: inn.letBe,
    } satisfies FakeSide;
  },
  sellFromMarket: async (
    ground: Omit<HotelMarketOptions, 'world'>,
    { stayCount = 0 }: { readonly stayCount?: number },
  ) => {
    const { supplierOf } = await createHotelMarket({ ...ground, world: loadStayWorld({ stayCount }) });
    return { supplierOf };
  },
};

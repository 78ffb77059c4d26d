/** Cars in the tests' world of bookings, and in a process of its own that sells from the market. */
import { createGeography } from '@sojourn/geography/geography.ts';
import type { FakeSide } from '@sojourn/server/modules/selling/booking/testing/fake-side.ts';
import { createFaults } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import { type CarMarketOptions, createCarMarket } from '@sojourn/world/car/supplier/create-car-market.ts';
import { createFakeCarCompany } from './fake-car-company.ts';

export const carSetUp = {
  fake: async () => {
    const company = createFakeCarCompany();
    const carFaults = createFaults();
    const cars = carFaults.wrap(company.supplier);
    return {
      named: { company, carFaults },
      overLine: { carSupplierOf: () => cars, carSuppliers: [cars] },
      direct: { carSupplierOf: () => company.supplier },
      faults: carFaults,
      letBe: company.letBe,
    } satisfies FakeSide;
  },
  sellFromMarket: async (ground: Omit<CarMarketOptions, 'geography'>) => {
    const { supplierOf } = await createCarMarket({ ...ground, geography: createGeography() });
    return { carSupplierOf: supplierOf };
  },
};

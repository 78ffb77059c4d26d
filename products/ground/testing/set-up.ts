/** Rides in the tests' world of bookings, and in a process of its own that sells from the market. */
import { truePlaces } from '@sojourn/geography/testing/true-places.ts';
import type { FakeSide } from '@sojourn/server/modules/selling/booking/testing/fake-side.ts';
import { createFaults } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import { createGroundMarket } from '@sojourn/world/ground/supplier/create-ground-market.ts';
import type { FindStop } from '../sell/stops.ts';
import { createFakeDriverCompany } from './fake-driver-company.ts';
import { SAMPLE_STOPS } from './sample-ride.ts';

const NAMES: Readonly<Record<string, string>> = { Lisbon: 'Lisbonne' };
const sampleStop: FindStop = (id, locale) => {
  const stop = SAMPLE_STOPS.find(({ placeId }) => placeId === id);
  const named = (name: string): string => (locale === 'fr' ? (NAMES[name] ?? name) : name);
  return stop && { ...stop, name: named(stop.name), city: named(stop.city) };
};

export const groundSetUp = {
  fake: async () => {
    const drivers = createFakeDriverCompany();
    const driverFaults = createFaults();
    const rides = driverFaults.wrap(drivers.supplier);
    return {
      named: { drivers, driverFaults },
      overLine: { groundSupplierOf: () => rides, groundSuppliers: [rides], groundStopOf: sampleStop },
      direct: { groundSupplierOf: () => drivers.supplier },
      faults: driverFaults,
      letBe: drivers.letBe,
    } satisfies FakeSide;
  },
  sellFromMarket: async (of: Omit<Parameters<typeof createGroundMarket>[0], 'geography'>) => {
    const { geography } = truePlaces();
    return { groundSupplierOf: createGroundMarket({ ...of, geography }).supplierOf };
  },
};

/** Activities in the tests' world of bookings, and in a process of its own that sells from the market. */
import { truePlaces } from '@sojourn/geography/testing/true-places.ts';
import type { FakeSide } from '@sojourn/server/modules/selling/booking/testing/fake-side.ts';
import { createFaults } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import {
  type ActivityMarketOptions,
  createActivityMarket,
} from '@sojourn/world/activity/supplier/create-activity-market.ts';
import { createFakeOperator } from './fake-operator.ts';

export const activitySetUp = {
  fake: async () => {
    const operator = createFakeOperator();
    const operatorFaults = createFaults();
    const activities = operatorFaults.wrap(operator.supplier);
    return {
      named: { operator, operatorFaults },
      overLine: { activitySupplierOf: () => activities, activitySuppliers: [activities] },
      direct: { activitySupplierOf: () => operator.supplier },
      faults: operatorFaults,
      letBe: operator.letBe,
    } satisfies FakeSide;
  },
  sellFromMarket: async (ground: Omit<ActivityMarketOptions, 'geography' | 'land'>) => {
    const { supplierOf } = await createActivityMarket({ ...ground, ...truePlaces() });
    return { activitySupplierOf: supplierOf };
  },
};

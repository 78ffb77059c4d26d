import { date } from '@sojourn/domain/dates.ts';
import {
  ACTIVITY_NOW,
  activityAsk,
  activitySupplierOf,
  type OpenActivityMarket,
  openActivityMarket,
} from '@sojourn/products/activity/testing/activity-market.ts';
import { describeActivitySupplier } from '@sojourn/products/activity/testing/supplier-suite.ts';
import { afterAll, beforeAll } from 'vitest';

let open: OpenActivityMarket;
beforeAll(async () => {
  open = await openActivityMarket();
});
afterAll(() => open.close());

describeActivitySupplier('the market', {
  supplier: () => activitySupplierOf(open.market),
  ask: activityAsk({ now: ACTIVITY_NOW }),
  from: date('2027-04-14'),
  days: 12,
});

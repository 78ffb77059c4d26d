import type { Capability } from '@sojourn/server/modules/capability.ts';
import { bookingSaga } from '@sojourn/server/modules/selling/booking/single-order/booking-saga.ts';
import { activityOrder, BOOK_ACTIVITY } from './booking/activity-order.ts';
import { GUIDE_CASES } from './guide/case-types.ts';
import { type GuideJobDeps, missingGuidesJob } from './guide/refund-missing-guides.ts';
import type { ActivitySagaDeps } from './sale.ts';

export const activity: Capability<ActivitySagaDeps, GuideJobDeps> = {
  name: 'activity',
  caseTypes: Object.values(GUIDE_CASES),
  jobs: (deps) => [missingGuidesJob(deps)],
  sagas: (deps) => [bookingSaga(BOOK_ACTIVITY, deps, activityOrder(deps))],
};

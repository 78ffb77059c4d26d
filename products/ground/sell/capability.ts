import type { Capability } from '@sojourn/server/modules/capability.ts';
import { bookingSaga } from '@sojourn/server/modules/selling/booking/single-order/booking-saga.ts';
import { BOOK_GROUND, groundOrder } from './booking/ground-order.ts';
import { DRIVER_CASES } from './driver/case-types.ts';
import { type DriverJobDeps, missingDriversJob } from './driver/refund-missing-drivers.ts';
import type { GroundSagaDeps } from './sale.ts';

export const ground: Capability<GroundSagaDeps, DriverJobDeps> = {
  name: 'ground',
  caseTypes: Object.values(DRIVER_CASES),
  jobs: (deps) => [missingDriversJob(deps)],
  sagas: (deps) => [bookingSaga(BOOK_GROUND, deps, groundOrder(deps))],
};

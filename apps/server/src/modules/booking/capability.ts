import { inBatches, type Job } from '#workflow/jobs/job.ts';
import type { Effects } from '../../context.ts';
import type { Sealer } from '../../seal.ts';
import type { Capability } from '../capability.ts';
import { cancelBookingSaga } from './cancel-booking.ts';
import { BOOKING_CASES } from './case-types.ts';
import { FORGET_BATCH, forgetFailed } from './failed/forget-failed.ts';
import { BOOKING_MACHINE, REFUND_MACHINE, TENDER_MACHINE } from './machines.ts';
import type { BookingDeps } from './product.ts';
import { FILL_BATCH, fillSummaries } from './summaries/fill-summaries.ts';
import { resealBookings } from './travelers/reseal-bookings.ts';
import { type MoneyDeps, moneyJob } from './watch-money.ts';

type JobDeps = MoneyDeps & Pick<Effects, 'clock'> & { readonly sealer: Sealer };

export const booking: Capability<BookingDeps, JobDeps> = {
  name: 'booking',
  machines: [BOOKING_MACHINE, TENDER_MACHINE, REFUND_MACHINE],
  caseTypes: Object.values(BOOKING_CASES),
  sagas: (deps) => [cancelBookingSaga(deps)],
  jobs: (deps) => [moneyJob(deps), ...upkeepJobs(deps)],
};

const upkeepJobs = ({ db, clock, products, sealer }: JobDeps): readonly Job[] => [
  {
    name: 'forget-failed-bookings',
    everySeconds: 600,
    run: (turn) => inBatches(turn, FORGET_BATCH, () => forgetFailed(db, products, clock.now())),
  },
  {
    name: 'fill-summaries',
    everySeconds: 600,
    run: (turn) => inBatches(turn, FILL_BATCH, () => fillSummaries(db, products)),
  },
  { name: 'reseal-bookings', everySeconds: 3_600, run: (turn) => resealBookings(turn, sealer) },
];

import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import type { BookingDeps } from '#modules/selling/booking/product.ts';
import type { Job } from '#workflow/jobs/job.ts';
import { sweep } from '#workflow/jobs/sweep.ts';
import { cancelBookingSaga } from './cancel-booking.ts';
import { cancelAction } from './cancel-decision.ts';
import { CANCELLATION_CASES } from './case-types.ts';
import type { CancellationProducts } from './product.ts';
import { type SendDeps, sendJob } from './send-cancels.ts';
import { deleteUnconfirmed, readClaimed, readConfirmedCancel } from './store.ts';

type Deps = BookingDeps & { readonly products: CancellationProducts };

export const cancellation: Capability<Deps, SendDeps> = {
  name: 'cancellation',
  caseTypes: Object.values(CANCELLATION_CASES),
  sagas: (deps) => [cancelBookingSaga(deps)],
  jobs: (deps) => [sendJob(deps), forgetJob(deps)],
  tripFacts: { page: { canceling: readConfirmedCancel, claimedProtection: readClaimed } },
  tripActions: (deps) => ({ cancel: cancelAction(deps) }),
};

/** What was quoted and not wanted. */
const QUOTE_DAYS = 30;
const DAY_SECONDS = 86_400;

const forgetJob = ({ clock }: Pick<Effects, 'clock'>): Job => ({
  name: 'forget-cancel-quotes',
  everySeconds: 600,
  storedDays: QUOTE_DAYS,
  run: (turn) =>
    sweep(turn, (tx, after, limit) =>
      deleteUnconfirmed(tx, plusSeconds(clock.now(), -QUOTE_DAYS * DAY_SECONDS), after, limit),
    ),
});

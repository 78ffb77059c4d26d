import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Capability } from '#modules/capability.ts';
import type { Sealer } from '#seal.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { deleteEnded } from '#workflow/store.ts';
import { BOOKING_CASES } from './case-types.ts';
import { FAILED_RETENTION_DAYS, FORGET_BATCH, forgetFailed } from './failed/forget-failed.ts';
import { goodwillSaga } from './goodwill/refund-goodwill.ts';
import { BOOKING_MACHINE, PAYMENT_REQUEST_MACHINE, REFUND_MACHINE, TENDER_MACHINE } from './machines.ts';
import { PAYMENT_REQUEST_EXPIRED, PAYMENT_REQUESTED } from './payment-requests/messages.ts';
import { paymentRequestJob } from './payment-requests/settle-requests.ts';
import type { BookingDeps } from './product.ts';
import { type CheckDeps, checkJobs } from './reconciliation/check-bookings.ts';
import { bankJob } from './reconciliation/follow-bank.ts';
import { REFUND_ARRIVED, REFUND_SENT } from './refunds/refund-messages.ts';
import { refundJobs } from './refunds/trace-refunds.ts';
import type { RenewDeps } from './renewals/renew-authorization.ts';
import { deleteRenewals } from './renewals/store.ts';
import { FILL_BATCH, fillSummaries } from './summaries/fill-summaries.ts';
import { authorizationJob } from './tenders/watch-authorizations.ts';
import { resealBookings } from './travelers/reseal-bookings.ts';

type JobDeps = CheckDeps & RenewDeps & { readonly sealer: Sealer; readonly sagas: SagaRunner };

export const booking: Capability<BookingDeps, JobDeps> = {
  name: 'booking',
  machines: [BOOKING_MACHINE, TENDER_MACHINE, REFUND_MACHINE, PAYMENT_REQUEST_MACHINE],
  caseTypes: Object.values(BOOKING_CASES),
  messages: [REFUND_SENT, REFUND_ARRIVED, PAYMENT_REQUESTED, PAYMENT_REQUEST_EXPIRED],
  sagas: (deps) => [goodwillSaga(deps)],
  jobs: (deps) => [
    ...checkJobs(deps),
    bankJob(deps),
    ...refundJobs(deps),
    authorizationJob(deps),
    paymentRequestJob(deps),
    ...sagaJobs(deps),
    ...upkeepJobs(deps),
  ],
};

/** Long enough for any dispute about how a booking went; its states, money and messages stay. */
const SAGA_DAYS = 90;
const SAGA_BATCH = 500;
/** The longest a card can be disputed. */
const RENEWAL_DAYS = 540;

const sagaJobs = ({ db, sagas }: Pick<JobDeps, 'db' | 'sagas'>): readonly Job[] => [
  {
    // Sagas that nobody drives: 0 while any server lives
    name: 'count-overdue-sagas',
    everySeconds: 60,
    isDueAtStart: true,
    run: async () => {
      const rows = await sagas.countOverdue();
      return { rows, gauges: { money_overdue_sagas: rows } };
    },
  },
  {
    name: 'forget-sagas',
    everySeconds: 600,
    storedDays: SAGA_DAYS,
    run: (turn) => inBatches(turn, SAGA_BATCH, () => deleteEnded(db, SAGA_DAYS, SAGA_BATCH)),
  },
];

const upkeepJobs = ({ db, clock, products, sealer }: JobDeps): readonly Job[] => [
  {
    name: 'forget-failed-bookings',
    everySeconds: 600,
    storedDays: FAILED_RETENTION_DAYS,
    run: (turn) => inBatches(turn, FORGET_BATCH, () => forgetFailed(db, clock.now())),
  },
  {
    name: 'fill-summaries',
    everySeconds: 600,
    run: (turn) => inBatches(turn, FILL_BATCH, () => fillSummaries(db, products)),
  },
  {
    name: 'forget-renewals',
    everySeconds: 86_400,
    storedDays: RENEWAL_DAYS,
    run: () => deleteRenewals(db, plusSeconds(clock.now(), -RENEWAL_DAYS * 86_400)),
  },
  { name: 'reseal-bookings', everySeconds: 3_600, run: (turn) => resealBookings(turn, sealer) },
];

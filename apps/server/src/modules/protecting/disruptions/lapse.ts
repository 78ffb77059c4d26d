/** Ends what nobody has decided about in time, and forgets what ended long ago. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { DisruptionAction } from '@sojourn/domain/disruptions/disruption-state.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import { move } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { DisruptionLapsed } from './lapsed-message.ts';
import { DISRUPTION_MACHINE } from './machines.ts';
import type { DisruptionJobDeps } from './product.ts';
import { deleteEnded, endedColumns, type Lapsed, readLapsed } from './store.ts';

const BATCH = 100;
const STORED_DAYS = 400;
const DAY_SECONDS = 86_400;
/** Who was written to that they can decide gets another mail when that's over. */
const CAN_DECIDE: readonly DisruptionAction[] = ['Rebook', 'RebookOnlyEligible', 'Refund'];
type Deps = Pick<DisruptionJobDeps, 'db' | 'clock'>;

export const lapseJobs = (deps: Deps): readonly Job[] => [
  { name: 'lapse-disruptions', everySeconds: 30, run: (turn) => inBatches(turn, BATCH, () => lapse(deps)) },
  {
    name: 'forget-disruptions',
    everySeconds: 3_600,
    storedDays: STORED_DAYS,
    run: (turn) =>
      inBatches(turn, BATCH, () =>
        deleteEnded(deps.db, plusSeconds(deps.clock.now(), -STORED_DAYS * DAY_SECONDS), BATCH),
      ),
  },
];

/** One batch; what's being decided at the moment is left. */
async function lapse({ db, clock }: Deps): Promise<number> {
  const now = clock.now();
  const due = await readLapsed(db, now, BATCH);
  for (const each of due) await withTransaction(db, (tx) => lapseOne(tx, each, now));
  return due.length;
}

async function lapseOne(tx: Tx, lapsed: Lapsed, at: Instant): Promise<void> {
  const { tenantId, customerId, bookingId, disruptionNo, mailed, flights } = lapsed;
  const subject = [bookingId, disruptionNo] as const;
  const of = { tenantId, customerId, subject, cause: 'nobody decided', at, set: endedColumns(at) };
  if (!(await move(tx, DISRUPTION_MACHINE, { ...of, from: ['open'], to: 'lapsed' }))) return;
  if (!CAN_DECIDE.some((action) => mailed?.endsWith(`:${action}`))) return;
  const message: DisruptionLapsed = {
    kind: 'disruptionLapsed',
    key: `${bookingId}.${disruptionNo}`,
    bookingId,
    title: '',
    flight: flights.map(({ flight }) => flight.replaceAll(' ', '\u00a0')).join(', '),
  };
  await enqueue(tx, { tenantId, customerId, at, ...message });
}

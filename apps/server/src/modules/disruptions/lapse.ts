/** Ends what nobody has decided about in time, and forgets what ended long ago. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import { move } from '#workflow/move.ts';
import { DISRUPTION_MACHINE } from './machines.ts';
import type { DisruptionJobDeps } from './product.ts';
import { deleteEnded, endedColumns, readLapsed } from './store.ts';

const BATCH = 100;
const STORED_DAYS = 400;
const DAY_SECONDS = 86_400;
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
  for (const { tenantId, customerId, bookingId, disruptionNo } of due)
    await withTransaction(db, (tx) =>
      move(tx, DISRUPTION_MACHINE, {
        tenantId,
        customerId,
        subject: [bookingId, disruptionNo],
        from: ['open'],
        to: 'lapsed',
        cause: 'nobody decided',
        at: now,
        set: endedColumns(now),
      }),
    );
  return due.length;
}

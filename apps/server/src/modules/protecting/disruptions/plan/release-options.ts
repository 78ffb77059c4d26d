/** Gives back the seats that nobody chose: at once when something was, and by a job. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import type { PlanJobDeps } from './deps.ts';
import {
  type DisruptionRef,
  deleteOldOptions,
  noteReleased,
  type OptionRow,
  readHeld,
  readUnwanted,
} from './store.ts';

const BATCH = 50;
/** A hold that was asked for so long ago and has no end wasn't answered. */
const UNANSWERED_SECONDS = 120;
const STORED_DAYS = 30;
/** With nobody asking. */
const CONTEXT: CallContext = { timeoutMs: 4_000, scenario: null, requestId: 'disruption-options' };

type Deps = Pick<PlanJobDeps, 'db' | 'clock' | 'products'>;

export const optionJobs = (deps: Deps): readonly Job[] => [
  {
    name: 'release-disruption-options',
    everySeconds: 60,
    run: (turn) => inBatches(turn, BATCH, () => releaseUnwanted(deps)),
  },
  {
    name: 'forget-disruption-options',
    everySeconds: 3_600,
    storedDays: STORED_DAYS,
    run: (turn) =>
      inBatches(turn, BATCH, () =>
        withTransaction(deps.db, (tx) =>
          deleteOldOptions(tx, plusSeconds(deps.clock.now(), -STORED_DAYS * 86_400), BATCH),
        ),
      ),
  },
];

/** One batch; returns how many were done. One whose supplier doesn't answer is tried again next time. */
export async function releaseUnwanted(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const since = { now, unansweredSince: plusSeconds(now, -UNANSWERED_SECONDS) };
  const unwanted = await readUnwanted(deps.db, since, BATCH);
  const released = await Promise.all(unwanted.map((option) => release(deps, option, now)));
  return released.filter((isDone) => isDone).length;
}

/** All that are held for a disruption but the one that was chosen. */
export async function releaseOthers(deps: Deps, ref: DisruptionRef, chosen: BookingId): Promise<void> {
  const now = deps.clock.now();
  const held = await readHeld(deps.db, ref, now);
  const others = held.filter(({ optionId }) => optionId !== chosen);
  await Promise.all(others.map((option) => release(deps, option, now)));
}

async function release(
  { db, products }: Deps,
  { tenantId, customerId, optionId, ...sale }: OptionRow,
  at: Instant,
): Promise<boolean> {
  const released = await products[sale.product].can.replace?.release(sale, optionId, CONTEXT);
  if (released?.outcome !== 'ok') return false;
  await noteReleased(db, { tenantId, customerId, optionId }, at);
  return true;
}

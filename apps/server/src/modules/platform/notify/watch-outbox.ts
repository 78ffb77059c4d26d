/** Forgets messages that left long ago, gives up those that never will, and counts those that wait. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '#context.ts';
import type { Job, Turn } from '#workflow/jobs/job.ts';
import { inBatches } from '#workflow/jobs/job.ts';
import type { NeedsPerson } from './deliver-messages.ts';
import { GIVE_UP_BATCH, giveUpMessages } from './give-up.ts';
import { readWaiting, sweepSent } from './store.ts';

/** `outboxOldestSeconds`: 0 when nothing waits. */
type OutboxNumbers = { readonly outboxWaiting: number; readonly outboxOldestSeconds: number };

/** Long enough to answer "did you write to me?"; a message that was sent is never made again. */
const SENT_RETENTION_DAYS = 30;
export const SENT_RETENTION_SECONDS = SENT_RETENTION_DAYS * 86_400;
const BATCH = 1_000;

export type WatchDeps = Pick<Effects, 'db' | 'clock' | 'log'> & { readonly needsPerson: NeedsPerson };

export const forgetSent = ({ db, clock }: Pick<WatchDeps, 'db' | 'clock'>, turn: Turn) =>
  inBatches(turn, BATCH, () => sweepSent(db, plusSeconds(clock.now(), -SENT_RETENTION_SECONDS), BATCH));

/** By the product's clock. */
export async function countWaiting({ db, clock }: Pick<WatchDeps, 'db' | 'clock'>): Promise<OutboxNumbers> {
  const { count, oldest } = await readWaiting(db);
  const ageMs = oldest === null ? 0 : Date.parse(clock.now()) - Date.parse(oldest);
  return { outboxWaiting: count, outboxOldestSeconds: Math.max(0, Math.floor(ageMs / 1000)) };
}

export const outboxJobs = (deps: WatchDeps): readonly Job[] => [
  {
    name: 'forget-messages',
    everySeconds: 600,
    storedDays: SENT_RETENTION_DAYS,
    run: (turn) => forgetSent(deps, turn),
  },
  {
    name: 'give-up-messages',
    everySeconds: 60,
    run: (turn) => inBatches(turn, GIVE_UP_BATCH, () => giveUpMessages(deps)),
  },
  {
    name: 'outbox',
    everySeconds: 60,
    isDueAtStart: true,
    run: async () => {
      const { outboxWaiting, outboxOldestSeconds } = await countWaiting(deps);
      const gauges = { outbox_waiting: outboxWaiting, outbox_oldest_seconds: outboxOldestSeconds };
      return { rows: outboxWaiting, gauges };
    },
  },
];

/**
 * Forgets messages that left long ago, gives up those that never will, and counts those that wait: their
 * number and the age of the oldest are metrics. Any number of processes may run it.
 */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Job } from '#workflow/job.ts';
import type { Effects } from '../../context.ts';
import type { NeedsPerson } from './deliver-messages.ts';
import { giveUpMessages } from './give-up.ts';
import { readWaiting, sweepSent } from './store.ts';

/** `outboxOldestSeconds`: 0 when nothing waits. */
export type OutboxNumbers = { readonly outboxWaiting: number; readonly outboxOldestSeconds: number };
export type OutboxWatch = {
  readonly numbers: () => OutboxNumbers;
  readonly look: () => Promise<void>;
};

/** Long enough to answer "was I told?"; what was told once is never told again by the state it tells of. */
export const SENT_KEPT_SECONDS = 30 * 86_400;
const AT_ONCE = 1_000;

export type WatchDeps = Pick<Effects, 'db' | 'clock' | 'log'> & { readonly needsPerson: NeedsPerson };

export function createOutboxWatch({ db, clock, log, needsPerson }: WatchDeps): OutboxWatch {
  let numbers: OutboxNumbers = { outboxWaiting: 0, outboxOldestSeconds: 0 };
  const look = async (): Promise<void> => {
    const now = clock.now();
    while ((await sweepSent(db, plusSeconds(now, -SENT_KEPT_SECONDS), AT_ONCE)) === AT_ONCE);
    await giveUpMessages({ db, log }, needsPerson, now);
    const { count, oldest } = await readWaiting(db);
    const ageMs = oldest === null ? 0 : Date.parse(now) - Date.parse(oldest);
    numbers = { outboxWaiting: count, outboxOldestSeconds: Math.max(0, Math.floor(ageMs / 1000)) };
  };
  return { numbers: () => numbers, look };
}

export function outboxJob(deps: WatchDeps): Job {
  const { numbers, look } = createOutboxWatch(deps);
  return {
    name: 'outbox',
    everySeconds: 60,
    isDueAtStart: true,
    run: look,
    gauges: () => ({
      outbox_waiting: numbers().outboxWaiting,
      outbox_oldest_seconds: numbers().outboxOldestSeconds,
    }),
  };
}

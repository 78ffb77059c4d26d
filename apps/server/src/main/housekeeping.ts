/** What every process does now and then: forgets what is long past, and follows the lab's clock. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '../context.ts';
import { sweepLimits } from '../http/limits/store.ts';
import type { OffsetClock } from '../modules/lab/offset-clock.ts';
import { sweepSessions } from '../modules/sessions/store.ts';

const SWEEP_MS = 10 * 60_000;
const FOLLOW_MS = 1_000;
/** Ended sessions are kept this long, so that what happened can be looked up. */
const KEPT_SECONDS = 7 * 86_400;

export function startHousekeeping(
  effects: Effects,
  labClock: OffsetClock | null,
): { readonly stop: () => void } {
  const { db, clock, log } = effects;
  const unwell = (error: unknown): void => log.warn({ err: error }, 'housekeeping failed');
  const sweep = async (): Promise<void> => {
    await sweepLimits(db);
    await sweepSessions(db, plusSeconds(clock.now(), -KEPT_SECONDS));
  };
  const timers = [setInterval(() => void sweep().catch(unwell), SWEEP_MS)];
  if (labClock) timers.push(setInterval(() => void labClock.refresh().catch(() => undefined), FOLLOW_MS));
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach(clearInterval) };
}

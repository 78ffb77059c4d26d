/**
 * Forgets what was typed and never became a card, also when nobody adds another one. Any number of processes
 * may do it.
 */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Db } from '../db/client.ts';
import { sweepEntries } from './store.ts';

type EntrySweep = {
  /** At once and then again and again; keeps no process alive. */
  readonly start: () => void;
  /** Resolves when the one under way is done. */
  readonly stop: () => Promise<void>;
};
type SweepOptions = {
  readonly everyMs?: number;
  /** Called when a sweep fails; the next one runs anyway. */
  readonly onError: (error: unknown) => void;
};

/** Tokens live ten minutes; their numbers are gone within one more. */
const EVERY_MS = 60_000;

export function createEntrySweep(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { everyMs = EVERY_MS, onError }: SweepOptions,
): EntrySweep {
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;
  const sweep = (): void => {
    sweeping ??= sweepEntries(db, clock.now())
      .catch(onError)
      .finally(() => {
        sweeping = undefined;
      });
  };
  return {
    start: () => {
      sweep();
      timer = setInterval(sweep, everyMs).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
}

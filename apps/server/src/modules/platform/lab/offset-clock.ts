/** The clock outside production: the true one, moved forward by what the lab has chosen for all processes. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { LabClock } from '@sojourn/domain/following-clock.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#db/client.ts';
import { readOffset, writeOffset } from './store.ts';

export type OffsetClock = LabClock & {
  /** In seconds, as this process last read it. */
  readonly offset: () => number;
  /** Moves all processes; this one at once, the others within a second. */
  readonly move: (seconds: number) => Promise<void>;
  /** Reads what is chosen now, as other processes may have changed it. */
  readonly refresh: () => Promise<void>;
};

export function offsetClock(db: Kysely<Database>, base: Clock): OffsetClock {
  let offset = 0;
  return {
    now: () => (offset === 0 ? base.now() : plusSeconds(base.now(), offset)),
    offset: () => offset,
    move: async (seconds) => {
      await writeOffset(db, seconds);
      offset = seconds;
    },
    refresh: async () => {
      offset = await readOffset(db);
    },
  };
}

import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import { inBatches } from '#workflow/jobs/job.ts';
import { sweepSessions } from './store.ts';

/** Ended sessions are stored this long, so that what happened can be looked up. */
const STORED_DAYS = 7;
const DAY_SECONDS = 86_400;
const BATCH = 500;

export const sessions: Capability<unknown, Pick<Effects, 'db' | 'clock'>> = {
  name: 'sessions',
  jobs: ({ db, clock }) => [
    {
      name: 'forget-sessions',
      everySeconds: 600,
      storedDays: STORED_DAYS,
      run: (turn) =>
        inBatches(turn, BATCH, () =>
          sweepSessions(db, plusSeconds(clock.now(), -STORED_DAYS * DAY_SECONDS), BATCH),
        ),
    },
  ],
};

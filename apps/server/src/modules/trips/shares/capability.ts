import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import { inBatches } from '#workflow/jobs/job.ts';
import { deleteExpired } from './store.ts';

const BATCH = 500;
/** After they ended. */
const STORED_DAYS = 1;

export const shares: Capability<unknown, Pick<Effects, 'db' | 'clock'>> = {
  name: 'shares',
  jobs: ({ db, clock }) => [
    {
      name: 'forget-shares',
      everySeconds: 3_600,
      storedDays: STORED_DAYS,
      run: (turn) =>
        inBatches(turn, BATCH, () =>
          deleteExpired(db, plusSeconds(clock.now(), -STORED_DAYS * 86_400), BATCH),
        ),
    },
  ],
};

import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import { inBatches } from '#workflow/jobs/job.ts';
import { noteOverdue } from './acting/delegate.ts';
import { deleteViewers } from './presence/store.ts';

const BATCH = 500;
const STORED_DAYS = 1;

export const desk: Capability<unknown, Pick<Effects, 'db' | 'clock'>> = {
  name: 'desk',
  jobs: ({ db, clock }) => [
    {
      name: 'end-delegations',
      everySeconds: 60,
      run: (turn) => inBatches(turn, BATCH, () => noteOverdue({ db, clock }, BATCH)),
    },
    {
      name: 'forget-case-viewers',
      everySeconds: 3_600,
      storedDays: STORED_DAYS,
      run: (turn) =>
        inBatches(turn, BATCH, () =>
          deleteViewers(db, plusSeconds(clock.now(), -STORED_DAYS * 86_400), BATCH),
        ),
    },
  ],
};

import { inBatches } from '#workflow/jobs/job.ts';
import type { Effects } from '../../context.ts';
import type { Capability } from '../capability.ts';
import { deleteExpired } from './store.ts';

const BATCH = 500;

export const shares: Capability<unknown, Pick<Effects, 'db' | 'clock'>> = {
  name: 'shares',
  jobs: ({ db, clock }) => [
    {
      name: 'forget-shares',
      everySeconds: 3_600,
      run: (turn) => inBatches(turn, BATCH, () => deleteExpired(db, clock.now(), BATCH)),
    },
  ],
};

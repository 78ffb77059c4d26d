import { inBatches } from '#workflow/jobs/job.ts';
import type { Effects } from '../context.ts';
import type { Capability } from '../modules/capability.ts';
import { KEY_RETENTION_DAYS, sweepKeys } from './idempotency/store.ts';
import { sweepLimits } from './limits/store.ts';

const BATCH = 500;

export const http: Capability<unknown, Pick<Effects, 'db'>> = {
  name: 'http',
  jobs: ({ db }) => [
    { name: 'forget-limits', everySeconds: 600, storedDays: 1, run: () => sweepLimits(db) },
    {
      name: 'forget-answers',
      everySeconds: 600,
      storedDays: KEY_RETENTION_DAYS,
      run: (turn) => inBatches(turn, BATCH, () => sweepKeys(db, BATCH)),
    },
  ],
};

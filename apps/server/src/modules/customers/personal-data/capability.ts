import type { Capability } from '#modules/capability.ts';
import { inBatches } from '#workflow/jobs/job.ts';
import { eraseDue } from './erase-due.ts';
import type { EraseDeps } from './erase-person.ts';
import { resealRecords } from './reseal-records.ts';
import { deleteRecords } from './store.ts';

const BATCH = 500;

export const personalData: Capability<unknown, EraseDeps> = {
  name: 'personal-data',
  jobs: (deps) => [
    { name: 'erase-people', everySeconds: 300, run: (turn) => eraseDue(turn, deps) },
    {
      name: 'forget-kept-records',
      everySeconds: 3_600,
      storedDays: 0,
      run: (turn) => inBatches(turn, BATCH, () => deleteRecords(deps.db, deps.clock.now(), BATCH)),
    },
    { name: 'reseal-kept-records', everySeconds: 3_600, run: (turn) => resealRecords(turn, deps) },
  ],
};

import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { REOPENABLE_DAYS } from '@sojourn/domain/support/case-flow.ts';
import type { Db } from '#db/client.ts';
import type { Capability } from '#modules/capability.ts';
import type { Sealer } from '#seal.ts';
import { inBatches } from '#workflow/jobs/job.ts';
import type { Owner } from '#workflow/saga.ts';
import { resealFiles } from './files/reseal-files.ts';
import { deleteOfClosed, deleteUnsent } from './files/store.ts';
import { CASE_MACHINE } from './machines.ts';
import { CASE_OPENED } from './messages.ts';
import { closeResolvedBefore, countOpenCases } from './store.ts';
import { CASE_NEWS_MAILS } from './thread/notify-of-case.ts';
import { releaseIdle } from './thread/release-idle.ts';

const BATCH = 500;
/** Of files: each may have several megabytes. */
const FILES = 50;
/** Files that no message named, and those of closed cases. */
const UNSENT_DAYS = 1;
const FILE_DAYS = 540;

type JobDeps = { readonly db: Db; readonly clock: Clock; readonly sealer: Sealer };

export const cases: Capability<unknown, JobDeps> = {
  name: 'cases',
  machines: [CASE_MACHINE],
  messages: [CASE_OPENED, ...CASE_NEWS_MAILS],
  jobs: ({ db, clock, sealer }) => [
    {
      name: 'count-open-cases',
      everySeconds: 60,
      isDueAtStart: true,
      run: async () => {
        const rows = await countOpenCases(db);
        return { rows, gauges: { money_open_cases: rows } };
      },
    },
    { name: 'reseal-files', everySeconds: 3_600, run: (turn) => resealFiles(turn, sealer) },
    {
      name: 'forget-unsent-files',
      everySeconds: 3_600,
      storedDays: UNSENT_DAYS,
      run: (turn) =>
        inBatches(turn, FILES, () => deleteUnsent(db, daysBefore(clock.now(), UNSENT_DAYS), FILES)),
    },
    {
      name: 'forget-case-files',
      everySeconds: 3_600,
      storedDays: FILE_DAYS,
      run: (turn) =>
        inBatches(turn, FILES, () => deleteOfClosed(db, daysBefore(clock.now(), FILE_DAYS), FILES)),
    },
    { name: 'release-idle-cases', everySeconds: 300, run: () => releaseIdle({ db, clock }, BATCH) },
    {
      name: 'close-resolved-cases',
      everySeconds: 3_600,
      run: (turn) => inBatches(turn, BATCH, () => closeResolved({ db, clock })),
      runFor: (owner) => closeResolved({ db, clock }, owner),
    },
  ],
};

function closeResolved({ db, clock }: Pick<JobDeps, 'db' | 'clock'>, of?: Owner): Promise<number> {
  const at = clock.now();
  return closeResolvedBefore(db, plusSeconds(at, -REOPENABLE_DAYS * 86_400), BATCH, at, of);
}

const daysBefore = (at: Instant, days: number): Instant => plusSeconds(at, -days * 86_400);

import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { REOPENABLE_DAYS } from '@sojourn/domain/support/case-flow.ts';
import type { Db } from '#db/client.ts';
import { inBatches } from '#workflow/jobs/job.ts';
import type { Capability } from '../capability.ts';
import { CASE_MACHINE } from './machines.ts';
import { CASE_OPENED } from './messages.ts';
import { closeResolvedBefore, countOpenCases } from './store.ts';
import { CASE_NEWS_MAILS } from './thread/notify-of-case.ts';
import { releaseIdle } from './thread/release-idle.ts';

const BATCH = 500;

export const cases: Capability<unknown, { readonly db: Db; readonly clock: Clock }> = {
  name: 'cases',
  machines: [CASE_MACHINE],
  messages: [CASE_OPENED, ...CASE_NEWS_MAILS],
  jobs: ({ db, clock }) => [
    {
      name: 'count-open-cases',
      everySeconds: 60,
      isDueAtStart: true,
      run: async () => {
        const rows = await countOpenCases(db);
        return { rows, gauges: { money_open_cases: rows } };
      },
    },
    { name: 'release-idle-cases', everySeconds: 300, run: () => releaseIdle({ db, clock }, BATCH) },
    {
      name: 'close-resolved-cases',
      everySeconds: 3_600,
      run: (turn) =>
        inBatches(turn, BATCH, () => {
          const at = clock.now();
          return closeResolvedBefore(db, plusSeconds(at, -REOPENABLE_DAYS * 86_400), BATCH, at);
        }),
    },
  ],
};

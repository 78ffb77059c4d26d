/** Deletes checkouts and quotes that nobody bought, once nobody can ask about them anymore. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '#context.ts';
import type { Job } from '#workflow/jobs/job.ts';
import { sweep } from '#workflow/jobs/sweep.ts';
import { DRAFT_RETENTION_DAYS } from '../forgotten/forget-drafts.ts';
import { deleteCheckouts, deleteQuotes } from './store.ts';

const QUOTE_DAYS = 90;
const DAY_SECONDS = 86_400;

export const abandonedJobs = ({ clock }: Pick<Effects, 'clock'>): readonly Job[] => {
  const ago = (days: number) => plusSeconds(clock.now(), -days * DAY_SECONDS);
  return [
    {
      name: 'forget-checkouts',
      everySeconds: 600,
      storedDays: QUOTE_DAYS,
      // They were forgotten that long after they were last used
      run: (turn) =>
        sweep(turn, (tx, ...page) => deleteCheckouts(tx, ago(QUOTE_DAYS - DRAFT_RETENTION_DAYS), ...page)),
    },
    {
      name: 'forget-quotes',
      everySeconds: 600,
      storedDays: QUOTE_DAYS,
      run: (turn) => sweep(turn, (tx, ...page) => deleteQuotes(tx, ago(QUOTE_DAYS), ...page)),
    },
  ];
};

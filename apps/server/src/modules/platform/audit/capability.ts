import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import type { Sealer } from '#seal.ts';
import type { Signer } from '#signer.ts';
import { inBatches } from '#workflow/jobs/job.ts';
import { anchorHeads } from './anchor.ts';
import { resealAudit } from './reseal-audit.ts';
import { deleteOldest, forgetWords, readHeads } from './store.ts';
import { AUDIT_DAYS, verifyAudit } from './verify-audit.ts';

const BATCH = 500;
/** A year, and time to ask about its end. */
const WORDS_DAYS = 395;

type JobDeps = Pick<Effects, 'db' | 'clock' | 'log'> & {
  readonly signer: Signer;
  readonly sealer: Sealer;
};

export const audit: Capability<unknown, JobDeps> = {
  name: 'audit',
  jobs: (deps) => {
    const { db, clock, log } = deps;
    const before = (days: number) => plusSeconds(clock.now(), -days * 86_400);
    return [
      { name: 'anchor-audit', everySeconds: 600, run: () => anchorHeads(deps) },
      {
        name: 'verify-audit',
        everySeconds: 86_400,
        run: async () => {
          const { rows, problems } = await verifyAudit(deps);
          for (const problem of problems) log.error(problem, 'the audit log was changed');
          return { rows, gauges: { audit_problems: problems.length } };
        },
      },
      { name: 'reseal-audit', everySeconds: 3_600, run: (turn) => resealAudit(turn, deps.sealer) },
      {
        name: 'forget-audit-words',
        everySeconds: 3_600,
        storedDays: WORDS_DAYS,
        run: (turn) => inBatches(turn, BATCH, () => forgetWords(db, before(WORDS_DAYS), BATCH)),
      },
      {
        name: 'forget-audit',
        everySeconds: 3_600,
        storedDays: AUDIT_DAYS,
        run: async (turn) => {
          let rows = 0;
          for (const { tenantId } of await readHeads(db)) {
            const one = () => turn.page((tx) => deleteOldest(tx, tenantId, before(AUDIT_DAYS), BATCH));
            rows += (await inBatches(turn, BATCH, one)).rows;
          }
          return rows;
        },
      },
    ];
  },
};

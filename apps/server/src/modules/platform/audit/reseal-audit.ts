/** After the server's key was replaced: seals anew what was typed. */
import type { Sealer } from '#seal.ts';
import type { Report, Turn } from '#workflow/jobs/job.ts';
import { walk } from '#workflow/jobs/walk.ts';
import { changeSealed, readSealed } from './store.ts';
import { type AuditBody, sealWordsAnew } from './write-entry.ts';

const BATCH = 500;

/** Counts those that were sealed anew. Throws when a key is missing. */
export const resealAudit = (turn: Turn, sealer: Sealer): Promise<Report> =>
  walk(turn, async (tx, after) => {
    const rows = await readSealed(tx, after ?? [], BATCH);
    const former = rows.filter(({ sealed }) => !sealed.startsWith(sealer.mark));
    for (const row of former) {
      const body = JSON.parse(row.body) as AuditBody;
      await changeSealed(tx, row, sealWordsAnew(sealer, row.tenantId, body, row.sealed));
    }
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    return { handled: former.length, last: last ? [last.at, last.tenantId, String(last.seq)] : null };
  });

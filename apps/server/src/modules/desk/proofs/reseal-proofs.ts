/** After the server's key was replaced: seals anew who acceptances were for. */
import type { Sealer } from '#seal.ts';
import type { Report, Turn } from '#workflow/jobs/job.ts';
import { walk } from '#workflow/jobs/walk.ts';
import { sealedRow } from './accepted.ts';
import { changeSealed, readSealed } from './store.ts';

const BATCH = 500;

/** Counts those that were sealed anew. Throws when a key is missing. */
export const resealProofs = (turn: Turn, sealer: Sealer): Promise<Report> =>
  walk(turn, async (tx, after) => {
    const rows = await readSealed(tx, after ?? [], BATCH);
    const former = rows.filter(({ sealed }) => !sealed.startsWith(sealer.mark));
    for (const link of former) {
      const row = sealedRow(link.subjectId);
      const text = sealer.unseal(row, link.sealed);
      if (text === null) throw new Error('the key of an older proof is missing');
      await changeSealed(tx, link, sealer.seal(row, text));
    }
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    return { handled: former.length, last: last ? [last.tenantId, last.customerId, String(last.seq)] : null };
  });

/** After the server's key was replaced: seals anew who is typed into checkouts. */
import type { Sealer } from '#seal.ts';
import type { Report, Turn } from '#workflow/jobs/job.ts';
import { walk } from '#workflow/jobs/walk.ts';
import { changeSealed, readSealedOtherwise } from '../store.ts';
import { sealAnew } from './sealed-draft.ts';

const BATCH = 500;

/** Counts those that were sealed anew. Throws when a key is missing. */
export const resealDrafts = (turn: Turn, sealer: Sealer): Promise<Report> =>
  walk(turn, async (tx, after) => {
    const rows = await readSealedOtherwise(tx, sealer.mark, after, BATCH);
    let handled = 0;
    for (const { travelers: was, ...ref } of rows) {
      if (was === null) continue;
      await changeSealed(tx, { ...ref, travelers: sealAnew(sealer, ref.checkoutId, was) }, was);
      handled++;
    }
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    return { handled, last: last ? [last.tenantId, last.customerId, last.checkoutId] : null };
  });

/** After the server's key was replaced: seals files and their names anew. */
import type { Sealer } from '#seal.ts';
import type { Report, Turn } from '#workflow/jobs/job.ts';
import { walk } from '#workflow/jobs/walk.ts';
import { nameRow, sealRow } from './seal-rows.ts';
import { changeSeals, readForResealing } from './store.ts';

/** Each may have several megabytes. */
const BATCH = 10;

/** Counts those that were sealed anew. Throws when a key is missing. */
export const resealFiles = (turn: Turn, sealer: Sealer): Promise<Report> =>
  walk(turn, async (tx, after) => {
    const rows = await readForResealing(tx, after ?? [], { mark: sealer.mark, limit: BATCH });
    const former = rows.filter(({ isFormer }) => isFormer);
    for (const file of former) {
      const { fileId } = file;
      const name = sealer.unseal(nameRow(fileId), file.sealedName);
      const bytes = sealer.unsealBytes(sealRow(fileId), file.sealed);
      if (name === null || !bytes) throw new Error('the key of an older file is missing');
      await changeSeals(
        tx,
        file,
        sealer.seal(nameRow(fileId), name),
        sealer.sealBytes(sealRow(fileId), bytes),
      );
    }
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    return { handled: former.length, last: last ? [last.tenantId, last.customerId, last.fileId] : null };
  });

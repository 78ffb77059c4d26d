/** Seals what the law has us keep by the current key, when the server's key was replaced. */
import { inBatches, type Report, type Turn } from '#workflow/jobs/job.ts';
import type { EraseDeps } from './erase-person.ts';
import { recordRow } from './keep-for-books.ts';
import { putRecord, readRecordsByOthers } from './store.ts';

const BATCH = 200;

/** Throws when the key that sealed one is missing. */
export const resealRecords = (
  turn: Turn,
  { db, sealer }: Pick<EraseDeps, 'db' | 'sealer'>,
): Promise<Report> =>
  inBatches(turn, BATCH, async () => {
    const found = await readRecordsByOthers(db, sealer.mark, BATCH);
    for (const row of found) {
      const text = sealer.unseal(recordRow(row, row.recordId), row.sealed);
      if (text === null)
        throw new Error('no key opens a kept record: is the former one in SERVER_OTHER_KEYS?');
      await putRecord(db, { ...row, sealed: sealer.seal(recordRow(row, row.recordId), text) });
    }
    return found.length;
  });

/** After the server's key was replaced: seals anew what was typed into edits that are still being made. */
import { sealTravelersAnew } from '#modules/selling/booking/travelers/sealed-travelers.ts';
import type { Sealer } from '#seal.ts';
import type { Report, Turn } from '#workflow/jobs/job.ts';
import { walk } from '#workflow/jobs/walk.ts';
import { changeSealed, readSealedOtherwise } from '../store.ts';

const BATCH = 200;

/** Counts those that were sealed anew. Throws when a key is missing. */
export const resealEdits = (turn: Turn, sealer: Sealer): Promise<Report> =>
  walk(turn, async (tx, after) => {
    const rows = await readSealedOtherwise(tx, sealer.mark, after, BATCH);
    for (const { sealed: was, ...of } of rows)
      await changeSealed(tx, of, sealTravelersAnew(sealer, of.bookingId, was), was);
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    return { handled: rows.length, last: last ? [last.tenantId, last.customerId, last.changeId] : null };
  });

/** After the server's key was replaced: seals anew what an older one sealed, so that it can be forgotten. */
import type { Sealer } from '#seal.ts';
import type { Report, Turn } from '#workflow/jobs/job.ts';
import { walk } from '#workflow/jobs/walk.ts';
import { changeSealed, readTravelersAfter } from './store.ts';
import { sealAnew } from './traveler-facts.ts';

const BATCH = 500;

/** Counts those that were sealed anew. Throws when a key is missing. */
export const resealTravelers = (turn: Turn, seals: Sealer): Promise<Report> =>
  walk(turn, async (tx, after) => {
    const rows = await readTravelersAfter(tx, after, BATCH);
    const former = rows.filter(({ factsSealed }) => !factsSealed.startsWith(seals.mark));
    for (const row of former) await changeSealed(tx, sealAnew(seals, row), row.factsSealed);
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    return { handled: former.length, last: last ? [last.tenantId, last.customerId, last.personId] : null };
  });

/** After the server's key was replaced: seals anew what an older one sealed, so that it can be forgotten. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '../../context.ts';
import type { Sealer } from '../../seal.ts';
import { changeSealed, lockSealedOtherwise } from './store.ts';
import { sealAnew } from './traveler-facts.ts';

const BATCH = 200;

/** How many were sealed anew; none once all are by the current key. Throws when a key is missing. */
export const resealTravelers = (db: Effects['db'], seals: Sealer): Promise<number> =>
  withTransaction(db, async (tx) => {
    const rows = await lockSealedOtherwise(tx, seals.mark, BATCH);
    for (const row of rows) await changeSealed(tx, sealAnew(seals, row));
    return rows.length;
  });

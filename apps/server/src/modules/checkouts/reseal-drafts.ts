/** After the server's key was replaced: seals anew who is typed into checkouts. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Db } from '#db/client.ts';
import type { Sealer } from '../../seal.ts';
import { sealAnew } from './sealed-draft.ts';
import { changeSealed, lockSealedOtherwise } from './store.ts';

const BATCH = 200;

/** How many were sealed anew; none once all are by the current key. Throws when a key is missing. */
export const resealDrafts = (db: Db, sealer: Sealer): Promise<number> =>
  withTransaction(db, async (tx) => {
    const rows = await lockSealedOtherwise(tx, sealer.mark, BATCH);
    for (const row of rows)
      await changeSealed(tx, { ...row, travelers: sealAnew(sealer, row.checkoutId, row.travelers) });
    return rows.length;
  });

/** After the server's key was replaced: seals anew who flies, so that the older key can be forgotten. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Db } from '#db/client.ts';
import type { Sealer } from '../../../seal.ts';
import { sealTravelersAnew } from './sealed-travelers.ts';
import { changeSealed, lockSealedOtherwise } from './store.ts';

const BATCH = 200;

/** How many were sealed anew; none once all are by the current key. Throws when a key is missing. */
export const resealBookings = (db: Db, sealer: Sealer): Promise<number> =>
  withTransaction(db, async (tx) => {
    const rows = await lockSealedOtherwise(tx, sealer.mark, BATCH);
    for (const row of rows) {
      const travelers = sealTravelersAnew(sealer, row.bookingId, row.travelers);
      await changeSealed(tx, { ...row, travelers });
    }
    return rows.length;
  });

import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Db } from '#db/client.ts';
import type { Capability } from '#modules/capability.ts';
import { PAYMENT_CONFIRMATION, PAYMENT_NOT_CONFIRMED } from './messages.ts';
import { deleteEnded, deletePermissions } from './store.ts';

/** Longer than a dispute can be opened late: what was allowed and confirmed is evidence. */
const STORED_DAYS = 540;

export const confirmations: Capability<unknown, { readonly db: Db; readonly clock: Clock }> = {
  name: 'confirmations',
  messages: [PAYMENT_CONFIRMATION, PAYMENT_NOT_CONFIRMED],
  jobs: ({ db, clock }) => [
    {
      name: 'forget-confirmations',
      everySeconds: 86_400,
      storedDays: STORED_DAYS,
      run: async () => {
        const before = plusSeconds(clock.now(), -STORED_DAYS * 86_400);
        return (await deleteEnded(db, before)) + (await deletePermissions(db, before));
      },
    },
  ],
};

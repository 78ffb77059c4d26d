import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Capability } from '#modules/capability.ts';
import { type EndDeps, endPermissionsAtGateway } from './end-permissions.ts';
import { PAYMENT_CONFIRMATION, PAYMENT_NOT_CONFIRMED } from './messages.ts';
import { deleteEnded, deletePermissions } from './store.ts';

/** Longer than a dispute can be opened late: what was allowed and confirmed is evidence. */
const STORED_DAYS = 540;
const BATCH = 100;

export const confirmations: Capability<unknown, EndDeps & { readonly clock: Clock }> = {
  name: 'confirmations',
  messages: [PAYMENT_CONFIRMATION, PAYMENT_NOT_CONFIRMED],
  jobs: ({ db, clock, payments }) => [
    {
      name: 'end-permissions',
      everySeconds: 60,
      run: () => endPermissionsAtGateway({ db, payments }, BATCH),
    },
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

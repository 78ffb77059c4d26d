/** Starts a saga that no request waits for: whichever process sweeps next takes it up. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Tx } from './saga.ts';
import { insertSaga, type NewSaga } from './store.ts';

/** In the transaction of what it follows from. `deadlineAt`: from then on it has a case. */
export const startLater = (
  tx: Tx,
  saga: Omit<NewSaga, 'firstSteps' | 'deadlineAt'> & { readonly deadlineAt: Instant },
): Promise<void> => insertSaga(tx, saga, { holder: 'nobody', seconds: 0 }, []);

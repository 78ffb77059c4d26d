/** What ends a watch by its terms while the booking stays: its price is read of another trip now. */
import type { RevisionCause } from '@sojourn/domain/booking/change-state.ts';
import type { Db } from '#db/client.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { type FormerVersion, readRevisions } from '#modules/selling/booking/revisions/store.ts';
import type { Tx } from '#workflow/saga.ts';

/** Edited details, seats and bags, and a supplier's own times leave the fare or rate as it was. */
const ENDING: readonly RevisionCause[] = ['exchanged', 'changed', 'reduced', 'split'];

export async function changeThatEnds(db: Db | Tx, booking: Booking): Promise<FormerVersion | undefined> {
  if (booking.version === 1) return undefined;
  return (await readRevisions(db, booking)).find(({ cause }) => ENDING.includes(cause));
}

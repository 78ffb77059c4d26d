/** Ends what a voluntary change ends by its terms (B §4), in the transaction that records the change. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { endedByEvent } from '@sojourn/domain/protections/end-protections.ts';
import type { Tx } from '#workflow/saga.ts';
import { withTerms } from './bought.ts';
import { recordProtectionsEnded } from './record-ended.ts';
import { type BookingRef, readProtections } from './store.ts';

export async function endByChange(tx: Tx, booking: BookingRef, cause: string, at: Instant): Promise<void> {
  const ends = endedByEvent((await readProtections(tx, booking)).map(withTerms), 'changedByTraveler');
  await recordProtectionsEnded(tx, booking, ends, cause, at);
}

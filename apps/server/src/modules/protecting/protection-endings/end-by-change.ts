/** Ends what a voluntary change ends by its terms (B §4), in the transaction that records the change. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { endedByEvent } from '@sojourn/domain/protections/end-protections.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { Tx } from '#workflow/saga.ts';
import { withTerms } from '../protections/bought.ts';
import { recordProtectionsEnded } from '../protections/record-ended.ts';
import { readProtections } from '../protections/store.ts';
import { mailEnded } from './mail-ended.ts';

export async function endByChange(tx: Tx, booking: Booking, cause: string, at: Instant): Promise<void> {
  const bought = (await readProtections(tx, booking)).map(withTerms);
  const ends = endedByEvent(bought, 'changedByTraveler');
  await recordProtectionsEnded(tx, booking, ends, cause, at);
  await mailEnded(tx, booking, bought, ends, at);
}

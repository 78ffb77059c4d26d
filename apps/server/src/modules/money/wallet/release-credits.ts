/** Lets go of what a booking that was not made had set aside. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { TenderDeps } from './deps.ts';
import { settleCredits } from './settle-credits.ts';

/** Everything that the booking holds is free to spend again. Releasing again, or nothing, changes nothing. */
export const releaseCredits = (
  tx: Tx,
  deps: TenderDeps,
  owner: Owner,
  { bookingId }: { readonly bookingId: BookingId },
  at: Instant,
): Promise<void> => settleCredits(tx, deps, owner, { bookingId, parts: [] }, at);

/** Reads what change for any reason decides by: what was bought, and the trip as it was first booked. */
import type { ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Db } from '#db/client.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { readRevisions } from '#modules/selling/booking/revisions/store.ts';
import type { Tx } from '#workflow/saga.ts';
import {
  type ChangeClaim,
  type Claimable,
  claimChange,
} from '../protections/change-for-any-reason/claim-change.ts';
import { readProtections } from '../protections/store.ts';

export async function readClaimable(db: Db | Tx, booking: Booking): Promise<Claimable> {
  const protections = await readProtections(db, booking);
  const [first] = (await readRevisions(db, booking)).toSorted((a, b) => a.version - b.version);
  return {
    bought: protections.find(({ protection }) => protection === 'changeForAnyReason'),
    firstStartsAt: first?.startsAt ?? booking.startsAt,
  };
}

/** In the transaction that begins the change: null while the protection still pays what was quoted. */
export async function claimFailure(
  tx: Tx,
  booking: Booking,
  claim: ChangeClaim,
  now: Instant,
): Promise<ChangeFailure | null> {
  const answer = claimChange(booking, await readClaimable(tx, booking), claim, now);
  return 'failure' in answer ? answer.failure : null;
}

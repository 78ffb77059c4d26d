/** What is unspent of the credits that a booking brought shrinks with what the booking costs. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { endPart } from '../end-credits.ts';
import { GO_WITH_ORIGIN } from './forfeit-credits.ts';
import { rebindOrigin } from './store.ts';

type Shrinking = {
  readonly bookingId: BookingId;
  /** What it cost, and what of that is left. */
  readonly left: { readonly fromMinor: number; readonly toMinor: number };
  /** From when they may be spent; null: at once. */
  readonly spendableFrom: Instant | null;
};

/** In the caller's transaction; posts to the ledger itself. */
export async function shrinkCredits(
  tx: Tx,
  owner: Owner,
  { bookingId, left: { fromMinor, toMinor }, spendableFrom }: Shrinking,
  at: Instant,
): Promise<void> {
  const credits = await rebindOrigin(tx, owner, { bookingId, types: GO_WITH_ORIGIN, spendableFrom });
  for (const credit of credits) {
    const leftMinor = fromMinor > 0 ? Math.floor((credit.availableMinor * toMinor) / fromMinor) : 0;
    await endPart(tx, credit, credit.availableMinor - leftMinor, 'canceled', at);
  }
}

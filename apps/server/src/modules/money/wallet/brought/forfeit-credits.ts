/** Canceling a booking forfeits what is unspent of the credits that it brought (B §4, price match). */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { CREDIT_TYPE_NAMES } from '@sojourn/domain/wallet/credits/credit-type-names.ts';
import { creditTerms } from '@sojourn/domain/wallet/credits/credit-types.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { WalletDeps } from '../deps.ts';
import { endCredits } from '../end-credits.ts';
import { forfeitOrigin } from './store.ts';

export const GO_WITH_ORIGIN = CREDIT_TYPE_NAMES.filter((type) => creditTerms(type).forfeitedWithOrigin);

/**
 * In the caller's transaction; posts to the ledger itself, as this is the credit's own end. What another
 * booking holds of them at that moment is forfeited when that booking lets it go.
 */
export async function forfeitCreditsOf(
  tx: Tx,
  _deps: WalletDeps,
  owner: Owner,
  { bookingId }: { readonly bookingId: BookingId },
  at: Instant,
): Promise<void> {
  await endCredits(tx, await forfeitOrigin(tx, owner, bookingId, GO_WITH_ORIGIN, at), at);
}

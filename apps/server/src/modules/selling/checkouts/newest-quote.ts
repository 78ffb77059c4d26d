/** Two choices at one moment: the second is made anew, on top of the quote that the first one left. */
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { CheckoutRow } from './checkout-row.ts';
import type { CheckoutDeps } from './deps.ts';
import { requireCheckout } from './use-case.ts';

/** Undoes the transaction of a choice whose quote isn't the checkout's any more. */
export class QuoteReplaced extends Error {}

/**
 * `choose` sees an open checkout and throws QuoteReplaced if it came too late. It ends, as each turn that is
 * lost is another call's that was won. Refuses with CheckoutClosed once it is being booked or
 * was sent to a host.
 */
export async function withNewestQuote<Done>(
  deps: CheckoutDeps,
  actor: Actor,
  checkoutId: CheckoutRow['checkoutId'],
  choose: (row: CheckoutRow) => Promise<Done>,
): Promise<Done> {
  for (;;) {
    const row = await requireCheckout(deps, actor, checkoutId);
    if (row.requestId !== null) return refuse('CheckoutClosed');
    if (row.state !== 'open') {
      const bookingId = assertPresent(row.bookingId, 'the booking of a closed checkout');
      return refuse('CheckoutClosed', { bookingId });
    }
    try {
      return await choose(row);
    } catch (thrown) {
      if (!(thrown instanceof QuoteReplaced)) throw thrown;
    }
  }
}

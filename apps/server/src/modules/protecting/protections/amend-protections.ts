/** Notes which protections cover less since a change (B §4 `Amend`), in the transaction that records it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Tx } from '#workflow/saga.ts';
import { boughtPurchase } from './bought.ts';
import type { CoveredSale } from './product.ts';
import { type BookingRef, noteAmended, readProtections } from './store.ts';

type Booking = BookingRef & { readonly startsAt: Instant; readonly endsAt: Instant };

/** `covered`: the booking as it is after the change; undefined where no protection is sold with it. */
export async function amendProtections(
  tx: Tx,
  booking: Booking,
  covered: CoveredSale | undefined,
  at: Instant,
): Promise<void> {
  if (!covered) return;
  const lowered = (await readProtections(tx, booking)).filter((bought) => {
    const { base = 0, taxes = 0 } = boughtPurchase(bought, booking, covered).amounts;
    return base + taxes < bought.baseMinor + bought.taxesMinor;
  });
  const numbers = lowered.map(({ protectionNo }) => protectionNo);
  await noteAmended(tx, booking, numbers, at);
}

/**
 * * What a change means for credits that its booking brought: of what costs less now they're worth less, and
 * they wait until the booking as it is now is bound.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import { shrinkCredits } from '#modules/money/wallet/brought/shrink-credits.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Booking } from '../booking.ts';
import { boundFrom } from './bound-from.ts';

/** `booking`: as it is now; `fromMinor`: what it cost before anything of that came back. */
export async function rebindCredits(
  tx: Tx,
  booking: Booking,
  { fromMinor, backMinor }: { readonly fromMinor: number; readonly backMinor: number },
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, bookingId } = booking;
  const spendableFrom = await boundFrom(tx, booking, at);
  const left = { fromMinor, toMinor: fromMinor - backMinor };
  await shrinkCredits(tx, { tenantId, customerId }, { bookingId, left, spendableFrom }, at);
}

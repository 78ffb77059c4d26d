/** Who flies, with documents and birthdays: one sealed text that only opens in its own booking. */
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { readTraveler } from '#db/former-names.ts';
import type { Sealer } from '../../../seal.ts';

const rowOf = (bookingId: BookingId): string => `booking ${bookingId}`;

export const sealTravelers = (
  sealer: Sealer,
  bookingId: BookingId,
  travelers: readonly CompleteTraveler[],
): string => sealer.seal(rowOf(bookingId), JSON.stringify(travelers));

/** The same by the current key. Throws when the key that sealed it is missing. */
export function sealTravelersAnew(sealer: Sealer, bookingId: BookingId, sealed: string): string {
  const text = sealer.unseal(rowOf(bookingId), sealed);
  if (text === null) throw new Error(`no key opens the travelers of ${bookingId}`);
  return sealer.seal(rowOf(bookingId), text);
}

/** Null when the key that sealed it is gone. */
export function openTravelers(
  sealer: Sealer,
  bookingId: BookingId,
  sealed: string,
): readonly CompleteTraveler[] | null {
  const text = sealer.unseal(rowOf(bookingId), sealed);
  return text === null ? null : (JSON.parse(text) as CompleteTraveler[]).map(readTraveler);
}

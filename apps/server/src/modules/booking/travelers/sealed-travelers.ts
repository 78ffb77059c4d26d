/** Who travels, with documents and birthdays: one sealed text that only opens in its own booking. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { readTraveler } from '#db/former-names.ts';
import type { Sealer } from '../../../seal.ts';

const rowOf = (bookingId: BookingId): string => `booking ${bookingId}`;

/** `travelers`: of the product's own shape. */
export const sealTravelers = (sealer: Sealer, bookingId: BookingId, travelers: readonly object[]): string =>
  sealer.seal(rowOf(bookingId), JSON.stringify(travelers));

/** The same by the current key. Throws when the key that sealed it is missing. */
export function sealTravelersAnew(sealer: Sealer, bookingId: BookingId, sealed: string): string {
  const text = sealer.unseal(rowOf(bookingId), sealed);
  if (text === null) throw new Error(`no key opens the travelers of ${bookingId}`);
  return sealer.seal(rowOf(bookingId), text);
}

/** Of the shape that the booking's product sealed. Null when the key that sealed it is gone. */
export function openTravelers<T extends object>(
  sealer: Sealer,
  bookingId: BookingId,
  sealed: string,
): readonly T[] | null {
  const text = sealer.unseal(rowOf(bookingId), sealed);
  return text === null ? null : (JSON.parse(text) as T[]).map(readTraveler);
}

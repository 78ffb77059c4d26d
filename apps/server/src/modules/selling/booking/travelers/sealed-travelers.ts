/**
 * What's known of a booking's travelers besides their names: documents, birthdays, licenses, member numbers,
 * requests. One list of the product's own shape, encrypted as one text that only opens in its own booking.
 */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { readTraveler } from '#db/former-names.ts';
import type { Sealer } from '#seal.ts';
import type { Contact } from '../booking.ts';
import { formerTravelers } from './former-travelers.ts';

const rowOf = (bookingId: BookingId): string => `booking ${bookingId}`;

export const sealTravelers = (sealer: Sealer, bookingId: BookingId, travelers: readonly object[]): string =>
  sealer.seal(rowOf(bookingId), JSON.stringify(travelers));

/** The same with the current key. Throws when the key that sealed it is missing. */
export function sealTravelersAnew(sealer: Sealer, bookingId: BookingId, sealed: string): string {
  const text = sealer.unseal(rowOf(bookingId), sealed);
  if (text === null) throw new Error(`no key opens the travelers of ${bookingId}`);
  return sealer.seal(rowOf(bookingId), text);
}

/** A booking as it's read with its sealed travelers (`readPaid`). */
type WithTravelers = {
  readonly booking: { readonly bookingId: BookingId; readonly contact: Contact };
  readonly sealed: string | null;
};

/** Of the shape that the booking's product sealed. Null when the key that sealed it is gone. */
export function openTravelers<T extends object>(
  sealer: Sealer,
  { booking, sealed }: WithTravelers,
): readonly T[] | null {
  if (sealed === null) return formerTravelers<T>(booking.contact);
  const text = sealer.unseal(rowOf(booking.bookingId), sealed);
  return text === null ? null : (JSON.parse(text) as T[]).map(readTraveler);
}

/** The same for a saga, which can't book without them. */
export function requireTravelers<T extends object>(sealer: Sealer, of: WithTravelers): readonly T[] {
  const travelers = openTravelers<T>(sealer, of);
  if (!travelers) throw new Error(`the travelers of ${of.booking.bookingId} cannot be read`);
  return travelers;
}

/**
 * Versions before `sealed_travelers` stored what hotels and car rental companies learn about the lead guest
 * or the driver in `bookings.contact`, unencrypted (decision 0027).
 */
import type { Contact } from '../booking.ts';

/** One traveler, of the shape that hotels and cars seal now. */
export function formerTravelers<T extends object>(contact: Contact): readonly T[] {
  const { email: _, phone: __, ...rest } = contact;
  return [rest as unknown as T];
}

/**
 * Servers of the previous version read these from every booking's contact: they show them empty until they're
 * replaced. The next version no longer writes them.
 */
const EMPTY = {
  loyaltyNumber: '',
  requests: '',
  leadGuestAge: 0,
  licenseCountry: '',
  flightNumber: '',
};

export const storedContact = ({ email, phone }: Contact): Contact => ({ ...EMPTY, email, phone });

/** What's left once a booking's people are forgotten. */
export const FORGOTTEN_CONTACT = storedContact({ email: '', phone: '' });

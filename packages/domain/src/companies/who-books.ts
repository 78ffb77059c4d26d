/** Who may book for whom in a company (B §3 booking styles). */
import type { BookingStyle } from './setup.ts';

/** In one booking. */
export const PARTY_MAX = 9;

/** `arranges`: somebody has let them book in their place. */
type Booker = { readonly isAdmin: boolean; readonly arranges: boolean };
/** `isArranged`: by this booker, as the traveler or an admin allowed. */
type ForWhom =
  | { readonly kind: 'self' }
  | { readonly kind: 'colleague'; readonly isArranged: boolean }
  | { readonly kind: 'guest' };

export const BOOKING_REFUSALS = ['bookedByOthers', 'onlyOwnTrips', 'noPermission'] as const;
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number];

/**
 * Null when it's allowed. A permission counts in every style but `myself`, admins book for everybody where
 * the company has bookers, and guests come with those who may book for others. `style`: null for a company
 * that hasn't chosen; everybody books for themselves there.
 */
export function bookingRefusal(
  style: BookingStyle | null,
  booker: Booker,
  whom: ForWhom,
): BookingRefusal | null {
  const isBooker = booker.arranges || booker.isAdmin;
  if (whom.kind === 'self') return style === 'someoneElse' && !isBooker ? 'bookedByOthers' : null;
  if (style === 'myself') return 'onlyOwnTrips';
  if (whom.kind === 'guest') return style === 'myselfAndOthers' || isBooker ? null : 'noPermission';
  if (whom.isArranged) return null;
  const isAdminsTo = style === 'myselfAndOthers' || style === 'someoneElse';
  return isAdminsTo && booker.isAdmin ? null : 'noPermission';
}

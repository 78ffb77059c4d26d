/**
 * The booking terms that a traveler agrees to, by version. The words are the portal's catalogue
 * `terms.<id>`.
 */
import type { CalendarDate } from '../dates.ts';

export type TermsVersion = { readonly id: string; readonly effectiveFrom: CalendarDate };

/** Oldest first; a version that was ever agreed to is never changed or taken out. */
export const BOOKING_TERMS: readonly [TermsVersion, ...TermsVersion[]] = [
  { id: 'booking-2026-11', effectiveFrom: '2026-11-01' as CalendarDate },
  { id: 'booking-2026-11-29', effectiveFrom: '2026-11-29' as CalendarDate },
];

/** The version in force on a day: the newest that has begun, or the first. */
export function termsOn(day: CalendarDate): TermsVersion {
  return BOOKING_TERMS.findLast(({ effectiveFrom }) => effectiveFrom <= day) ?? BOOKING_TERMS[0];
}

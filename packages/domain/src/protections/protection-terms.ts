/** Every version of every protection's terms: by id for ever, and those in force on a day. */
import type { CalendarDate } from '../dates.ts';
import type { Protection, ProtectionTerms } from './clause.ts';
import { CANCEL_TERMS } from './data/cancel-terms.ts';
import { FLIGHT_HELP_TERMS } from './data/flight-help-terms.ts';
import { PRICE_TERMS } from './data/price-terms.ts';

/** Of one protection and product oldest first; a version that was ever sold is never changed or taken out. */
export const PROTECTION_TERMS: readonly ProtectionTerms[] = [
  ...CANCEL_TERMS,
  ...FLIGHT_HELP_TERMS,
  ...PRICE_TERMS,
];

const BY_ID = new Map(PROTECTION_TERMS.map((terms) => [terms.id, terms]));

/** The version that something was bought under; throws a RangeError when there has never been one. */
export function termsById(id: string): ProtectionTerms {
  const terms = BY_ID.get(id);
  if (!terms) throw new RangeError(`no protection terms ${id}`);
  return terms;
}

/** The version that's sold on a day; null where none is. */
export const protectionTermsOn = (
  protection: Protection,
  product: string,
  day: CalendarDate,
): ProtectionTerms | null =>
  PROTECTION_TERMS.findLast(
    (terms) =>
      terms.protection === protection &&
      terms.product === product &&
      terms.effectiveFrom !== null &&
      terms.effectiveFrom <= day,
  ) ?? null;

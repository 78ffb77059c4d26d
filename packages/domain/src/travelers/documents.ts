/**
 * Passports, known traveler and redress numbers: their form, and whether a passport lasts. What people put
 * between the characters (spaces, hyphens) is taken out first.
 */
import { monthsLater } from '@sojourn/products/flight/rules/findings/traveler-findings.ts';
import type { CalendarDate } from '../dates.ts';

/** As a border reads it: capitals and digits alone. */
export const tidyNumber = (typed: string): string => typed.replace(/[\s.\-‐‑–—/]/g, '').toUpperCase();

/** Nine characters is what a machine-readable zone holds; the shortest issued have six. */
const PASSPORT = /^(?=.*\d)[A-Z0-9]{6,9}$/;
export const isPassportNumber = (typed: string): boolean => PASSPORT.test(tidyNumber(typed));

/** As given out by the trusted traveler programs: 8 to 10 letters and digits, with a digit among them. */
const KNOWN_TRAVELER = /^(?=.*\d)[A-Z0-9]{8,10}$/;
export const isKnownTravelerNumber = (typed: string): boolean => KNOWN_TRAVELER.test(tidyNumber(typed));

/** Redress control numbers: 7 digits today, older ones longer. */
const REDRESS = /^(?=.*\d)[A-Z0-9]{7,13}$/;
export const isRedressNumber = (typed: string): boolean => REDRESS.test(tidyNumber(typed));

/** A §5: a passport is sent with a traveler only if `countryOfIssue` is exactly 2 characters. */
export const isCountryOfIssue = (country: string): boolean => /^[A-Z]{2}$/.test(country);

type PassportValidity =
  /** Over before the last day of travel. */
  | 'expired'
  /** Good for the trip, but not for as long after it as a country on the way asks for. */
  | 'endsSoon'
  | 'valid';

/**
 * `lastDay`: the last day of travel, as the last arrival's airport counts it; `months`: how long after it the
 * passport has to last (`passportMonths`).
 */
export function passportValidity(
  expires: CalendarDate,
  lastDay: CalendarDate,
  months: number,
): PassportValidity {
  if (expires < lastDay) return 'expired';
  return expires < monthsLater(lastDay, months) ? 'endsSoon' : 'valid';
}

const AGE_MAX = 120;

/** What is wrong with a date of birth on a day, or undefined. */
export function bornProblem(
  birthdate: CalendarDate,
  today: CalendarDate,
): 'inFuture' | 'tooLongAgo' | undefined {
  if (birthdate > today) return 'inFuture';
  return birthdate < monthsLater(today, -12 * (AGE_MAX + 1)) ? 'tooLongAgo' : undefined;
}

/** How a traveler is reached: the form of an e-mail address and of a phone number. */

/** One at sign, no dots side by side, a domain with a letters-only end: what mail servers accept. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Z0-9][A-Z0-9-]*\.)+[A-Z]{2,}$/i;
export const isEmailAddress = (typed: string): boolean => EMAIL.test(typed.trim());

/** Digits with what people put between them, the country's code before them or not. */
const PHONE = /^\+?[0-9 ()./-]{6,24}$/;
const DIGITS_MIN = 6;
export function isPhoneNumber(typed: string): boolean {
  const number = typed.trim();
  return PHONE.test(number) && number.replace(/\D/g, '').length >= DIGITS_MIN;
}

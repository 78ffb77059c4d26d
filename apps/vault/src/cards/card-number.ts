/** Card numbers: the Luhn check and the brand by the issuer's digits. */

/** True when the digits' weighted sum ends in zero (ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

export type Brand =
  | 'visa'
  | 'master'
  | 'american_express'
  | 'diners_club'
  | 'discover'
  | 'jcb'
  | 'dankort'
  | 'maestro';

const BRANDS: readonly (readonly [RegExp, Brand])[] = [
  [/^5019/, 'dankort'],
  [/^4/, 'visa'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'master'],
  [/^3[47]/, 'american_express'],
  [/^3(0[0-5]|[68-9])/, 'diners_club'],
  [/^(6011|64[4-9]|65)/, 'discover'],
  [/^35(2[89]|[3-8])/, 'jcb'],
  [/^(50|5[6-8]|6)/, 'maestro'],
];
export const brandOf = (digits: string): Brand | undefined => BRANDS.find(([form]) => form.test(digits))?.[1];

/**
 * A number of the form `prefix … lastFour` that passes the check: for demo cards, so that none is written
 * down.
 */
export function demoNumber(prefix: string, lastFour: string, length = 16): string {
  const room = length - prefix.length - 4;
  for (let middle = 0; middle < 10; middle++) {
    const digits = prefix + String(middle).padStart(room, '0') + lastFour;
    if (passesLuhn(digits)) return digits;
  }
  throw new RangeError(`no number fits ${prefix}…${lastFour}`);
}

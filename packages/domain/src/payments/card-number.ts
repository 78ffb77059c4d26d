/** Card numbers: the Luhn check, and the brand (B §3) by the first digits and the length. */

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

export const CARD_BRANDS = [
  'visa',
  'master',
  'american_express',
  'diners_club',
  'discover',
  'jcb',
  'dankort',
  'maestro',
] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

type Range = { readonly brand: CardBrand; readonly start: RegExp; readonly lengths: readonly number[] };
/** The first that fits counts: Dankort lies within Maestro's numbers, Discover and JCB beside them. */
const RANGES: readonly Range[] = [
  { brand: 'dankort', start: /^5019/, lengths: [16] },
  { brand: 'visa', start: /^4/, lengths: [13, 16, 19] },
  { brand: 'master', start: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { brand: 'american_express', start: /^3[47]/, lengths: [15] },
  { brand: 'diners_club', start: /^3(0[0-5]|095|[68-9])/, lengths: [14, 15, 16, 17, 18, 19] },
  { brand: 'discover', start: /^(6011|64[4-9]|65)/, lengths: [16, 17, 18, 19] },
  { brand: 'jcb', start: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19] },
  { brand: 'maestro', start: /^(50|5[6-8]|6)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
];

/** By the first digits alone, also while they are being typed. */
export const brandOf = (digits: string): CardBrand | undefined =>
  RANGES.find(({ start }) => start.test(digits))?.brand;

/** The brand of a whole number: its digits, its length and its check digit are right. Else undefined. */
export function brandOfNumber(digits: string): CardBrand | undefined {
  const range = RANGES.find(({ start }) => start.test(digits));
  return range?.lengths.includes(digits.length) && passesLuhn(digits) ? range.brand : undefined;
}

export const longestNumber = (digits: string): number =>
  Math.max(...(RANGES.find(({ start }) => start.test(digits))?.lengths ?? [19]));

/** How many digits the verification number has. */
export const verificationDigits = (brand: CardBrand | undefined): 3 | 4 =>
  brand === 'american_express' ? 4 : 3;

/** As it stands on the card: `4388 5700 0000 4417`, `3782 822463 10005`. */
export function groupDigits(digits: string): string {
  const brand = brandOf(digits);
  const form = brand === 'american_express' || brand === 'diners_club' ? [4, 6, 9] : [4, 4, 4, 4, 3];
  const groups: string[] = [];
  let at = 0;
  for (const size of form) {
    if (at >= digits.length) break;
    groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups.join(' ');
}

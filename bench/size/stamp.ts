/** What all ids of a template begin with, by which each copy gets ids of its own. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten characters: what 6 bytes become at the beginning of an id. Copies have only hexadecimal digits. */
export const STAMPS = {
  upcoming: '7zzzzzzzzz',
  past: '7yyyyyyyyy',
  lately: '7xxxxxxxxx',
  open: '7wwwwwwwww',
} as const;

export function stampBytes(stamp: string): Uint8Array {
  const bits = [...stamp].reduce((sum, digit) => sum * 32n + BigInt(DIGITS.indexOf(digit)), 0n);
  return Uint8Array.from({ length: 6 }, (_, i) => Number((bits >> BigInt(8 * (5 - i))) & 255n));
}

/** Of the copy with this number. */
export const stampOfCopy = (number: number): string => `7${number.toString(16).padStart(9, '0')}`;
/** The number of the copy whose id is somewhere in the text; 0 for none. */
export const copyNumber = (text: string): number =>
  Number.parseInt(/7([0-9a-f]{9})/.exec(text)?.[1] ?? '0', 16);

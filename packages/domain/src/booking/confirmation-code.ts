/** Codes that people read to each other: no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V, and so no look-alikes. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';

/**
 * `H-` for confirmations (B §2), `C-` for cases, `R-` for requests for approval, and six signs of the
 * alphabet: 148 million codes.
 */
export function shortCode(prefix: 'H' | 'C' | 'R', random: Uint8Array): string {
  if (random.length < 8) throw new RangeError('a code takes 8 random bytes');
  let bits = 0n;
  for (const byte of random.subarray(0, 8)) bits = (bits << 8n) | BigInt(byte);
  let text = '';
  for (let i = 0; i < 6; i++) {
    text += ALPHABET[Number(bits % BigInt(ALPHABET.length))];
    bits /= BigInt(ALPHABET.length);
  }
  return `${prefix}-${text}`;
}

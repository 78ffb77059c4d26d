/** Voucher codes: printed as `TRIP-4K7M-2QWX-9DHN`, accepted in any case, with any spaces and dashes. */
import { createHash } from 'node:crypto';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
/** Bytes above this would make some letters likelier than others. */
const FAIR = 256 - (256 % ALPHABET.length);

/** About 59 bits; calls `random` until it has enough usable bytes. */
export function newVoucherCode(random: { readonly bytes: (count: number) => Uint8Array }): string {
  const letters: string[] = [];
  while (letters.length < LENGTH) {
    for (const byte of random.bytes(LENGTH)) {
      if (byte < FAIR && letters.length < LENGTH) letters.push(ALPHABET.charAt(byte % ALPHABET.length));
    }
  }
  return ['TRIP', ...(letters.join('').match(/.{4}/g) ?? [])].join('-');
}

export const hashVoucherCode = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest('hex');

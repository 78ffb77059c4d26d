/** Voucher codes: printed as `TRIP-4K7M-2QWX-9DHN`, accepted in any case, with any spaces and dashes. */
import { createHash } from 'node:crypto';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
/** Bytes above this would make some letters likelier than others. */
const FAIR = 256 - (256 % ALPHABET.length);

/** About 59 bits; calls `random` until it has enough usable bytes. */
export const newVoucherCode = (random: Bytes): string => drawCode(random, 'TRIP', LENGTH);

type Bytes = { readonly bytes: (count: number) => Uint8Array };

/** `REF-4K7M-2QWX`: so many letters in groups of four. */
export function drawCode(random: Bytes, prefix: string, length: number): string {
  const letters: string[] = [];
  while (letters.length < length) {
    for (const byte of random.bytes(length)) {
      if (byte < FAIR && letters.length < length) letters.push(ALPHABET.charAt(byte % ALPHABET.length));
    }
  }
  return [prefix, ...(letters.join('').match(/.{4}/g) ?? [])].join('-');
}

/** As it's printed, however it was typed. */
export function typedCode(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return ['REF', ...(plain.replace(/^REF/, '').match(/.{1,4}/g) ?? [])].join('-');
}

export const hashVoucherCode = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest('hex');

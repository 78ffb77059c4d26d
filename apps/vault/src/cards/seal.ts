/** Encrypts card numbers at rest (AES-256-GCM) and recognises them again by a keyed fingerprint. */
import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import type { Random } from '@sojourn/domain/effects.ts';

export type SealKey = {
  /** Stored beside each sealed number, so that a key can be replaced. */
  readonly keyId: string;
  readonly sealing: Buffer;
  readonly fingerprinting: Buffer;
};

/** `secret`: 64 hexadecimal digits, or a text of at least 32 characters that is stretched to the key. */
export function sealKey(secret: string): SealKey {
  const root = /^[0-9a-f]{64}$/i.test(secret)
    ? Buffer.from(secret, 'hex')
    : createHash('sha256').update(secret).digest();
  const derive = (use: string) => createHmac('sha256', root).update(use).digest();
  return {
    keyId: derive('key id').toString('hex').slice(0, 12),
    sealing: derive('seal card numbers'),
    fingerprinting: derive('fingerprint card numbers'),
  };
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * iv, tag, ciphertext. The token is authenticated with it: a sealed number moved to another row does not
 * open.
 */
export function seal(key: SealKey, digits: string, paymentId: string, random: Random): Buffer {
  const iv = Buffer.from(random.bytes(IV_BYTES));
  const cipher = createCipheriv('aes-256-gcm', key.sealing, iv).setAAD(Buffer.from(paymentId));
  const sealed = Buffer.concat([cipher.update(digits, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Throws when the key, the token or a bit is another. */
export function unseal(key: SealKey, sealed: Buffer, paymentId: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key.sealing, sealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(paymentId))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = [decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}

export const fingerprint = (key: SealKey, digits: string): string =>
  createHmac('sha256', key.fingerprinting).update(digits).digest('hex');

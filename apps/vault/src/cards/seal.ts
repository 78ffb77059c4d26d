/** Encrypts card numbers at rest (AES-256-GCM) and recognises them again by a keyed fingerprint. */
import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import type { Random } from '@sojourn/domain/effects.ts';

type SealKey = {
  /** Stored beside each sealed number, so that a key can be replaced. */
  readonly keyId: string;
  readonly sealing: Buffer;
  readonly fingerprinting: Buffer;
};

/** The key that seals, and those that still open what they sealed before it. */
export type KeyRing = { readonly current: SealKey; readonly all: ReadonlyMap<string, SealKey> };

/** `secret`: 64 hexadecimal digits, or a text of at least 32 characters that is stretched to the key. */
function sealKey(secret: string): SealKey {
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

export function keyRing(secret: string, oldSecrets: readonly string[] = []): KeyRing {
  const current = sealKey(secret);
  const keys = [current, ...oldSecrets.map(sealKey)];
  return { current, all: new Map(keys.map((key) => [key.keyId, key])) };
}

export type Sealed = { readonly paymentId: string; readonly keyId: string; readonly numberSealed: Buffer };

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * iv, tag, ciphertext, by the current key. The token is authenticated with it: a sealed number moved to
 * another row does not open.
 */
export function seal({ current }: KeyRing, digits: string, paymentId: string, random: Random): Sealed {
  const iv = Buffer.from(random.bytes(IV_BYTES));
  const cipher = createCipheriv('aes-256-gcm', current.sealing, iv).setAAD(Buffer.from(paymentId));
  const sealed = Buffer.concat([cipher.update(digits, 'utf8'), cipher.final()]);
  const numberSealed = Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  return { paymentId, keyId: current.keyId, numberSealed };
}

/** Throws when the key is not on the ring, or the token or a bit is another. */
export function unseal(keys: KeyRing, { paymentId, keyId, numberSealed }: Sealed): string {
  const key = keys.all.get(keyId);
  if (!key) throw new Error(`no key ${keyId} to open a card number with: is it among VAULT_OTHER_KEYS?`);
  const decipher = createDecipheriv('aes-256-gcm', key.sealing, numberSealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(paymentId))
    .setAuthTag(numberSealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = [decipher.update(numberSealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}

const fingerprintBy = (key: SealKey, digits: string): string =>
  createHmac('sha256', key.fingerprinting).update(digits).digest('hex');

export const fingerprint = ({ current }: KeyRing, digits: string): string => fingerprintBy(current, digits);

/** Under every key: a number may have been saved before the key was replaced. */
export const fingerprints = ({ all }: KeyRing, digits: string): string[] =>
  [...all.values()].map((key) => fingerprintBy(key, digits));

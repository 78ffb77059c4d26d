/**
 * Texts and files that the database keeps but need not be able to read: AES-256-GCM under a key of their own
 * use, drawn from the server's. Bound to the row that they stand in, so that none can be moved to another,
 * and marked with their key's id, so that the server's key can be replaced.
 */
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Random } from '@sojourn/domain/effects.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each at least 32 characters: the server's key, and the next or former ones while it's replaced. */
export type SealKeys = { readonly current: string; readonly others: readonly string[] };

export type Sealer = {
  /** `row` names where it is kept. */
  readonly seal: (row: string, text: string) => string;
  /** Null for what no key of ours sealed for this row: the key is gone, or the text has changed. */
  readonly unseal: (row: string, sealed: string) => string | null;
  /** The same of files: bytes that begin with `mark`. */
  readonly sealBytes: (row: string, bytes: Uint8Array) => Buffer;
  readonly unsealBytes: (row: string, sealed: Uint8Array) => Buffer | null;
  /** The beginning of everything that the current key seals; what begins otherwise is to be sealed anew. */
  readonly mark: string;
};

/** `secret`: as OpenSSL has it, which takes half the time of making one of its bytes for each text. */
type Key = { readonly mark: string; readonly secret: KeyObject };

/** `use`: what is sealed; texts of one use do not open as another's. */
export function createSealer(keys: SealKeys, use: string, random: Random): Sealer {
  const current = keyOf(keys.current, use);
  const ring = [current, ...keys.others.map((secret) => keyOf(secret, use))];
  const close = (row: string, bytes: Uint8Array): Buffer => {
    const nonce = random.bytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', current.secret, nonce).setAAD(Buffer.from(row));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  };
  const keyIn = (marked: string) => ring.find(({ mark }) => marked.startsWith(mark));
  return {
    mark: current.mark,
    seal: (row, text) => current.mark + close(row, Buffer.from(text)).toString('base64url'),
    unseal: (row, sealed) => {
      const key = keyIn(sealed);
      const bytes = key && open(key, row, Buffer.from(sealed.slice(key.mark.length), 'base64url'));
      return bytes ? bytes.toString('utf8') : null;
    },
    sealBytes: (row, bytes) => Buffer.concat([Buffer.from(current.mark), close(row, bytes)]),
    unsealBytes: (row, sealed) => {
      const key = keyIn(Buffer.from(sealed.subarray(0, current.mark.length)).toString('latin1'));
      return key ? open(key, row, Buffer.from(sealed.subarray(key.mark.length))) : null;
    },
  };
}

/** Seals of who travels: passports and what else names a person, in whichever table they are kept. */
export const identitySeals = (keys: SealKeys, random: Random): Sealer =>
  createSealer(keys, 'identity seals', random);

/** The key's id is drawn from the secret as the key is, and says nothing of it. */
function keyOf(secret: string, use: string): Key {
  const draw = (what: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', what, bytes));
  return { mark: `${draw(`${use} key id`, 6).toString('hex')}:`, secret: createSecretKey(draw(use, 32)) };
}

function open(key: Key, row: string, bytes: Buffer): Buffer | null {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  try {
    const opener = createDecipheriv('aes-256-gcm', key.secret, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(row))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([opener.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), opener.final()]);
  } catch {
    return null;
  }
}

/** The keys that sign identity tokens: made at the first start, kept sealed (AES-256-GCM) in the database. */
import { createCipheriv, createDecipheriv, createHash, generateKeyPairSync, hkdfSync } from 'node:crypto';
import type { Random } from '@sojourn/domain/effects.ts';
import { type Pool, signingKeys } from './store.ts';

export type Jwk = Readonly<Record<string, unknown>>;

const keyFor = (bankKey: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', bankKey, 'sojourn-bank', use, 32));

function seal(text: string, key: Buffer, iv: Uint8Array): string {
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [Buffer.from(iv), sealed, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.');
}

function unseal(text: string, key: Buffer): string {
  const [iv, sealed, tag] = text.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !sealed || !tag) throw new Error('not a sealed signing key');
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
}

/** Private JWKs, newest first. Throws when the database's keys were sealed with another BANK_KEY. */
export async function loadSigningKeys(pool: Pool, bankKey: string, random: Random): Promise<Jwk[]> {
  const key = keyFor(bankKey, 'signing keys');
  const rows = await signingKeys(pool, () => {
    const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
    const keyId = createHash('sha256').update(`${jwk.x}.${jwk.y}`).digest('base64url').slice(0, 16);
    const full = { ...jwk, kid: keyId, use: 'sig', alg: 'ES256' };
    return { keyId, sealed: seal(JSON.stringify(full), key, random.bytes(12)) };
  });
  try {
    return rows.map(({ sealed }) => JSON.parse(unseal(sealed, key)) as Jwk);
  } catch {
    throw new Error('BANK_KEY: is not the one that this database was first used with');
  }
}

/** Keys for the cookies' signatures. */
export const cookieKeys = (bankKey: string): string[] => [keyFor(bankKey, 'cookies').toString('base64url')];

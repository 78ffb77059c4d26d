/** The keys that sign identity tokens: made at the first start, kept sealed (AES-256-GCM) in the database. */
import { createCipheriv, createDecipheriv, createHash, generateKeyPairSync, hkdfSync } from 'node:crypto';
import type { Random } from '@sojourn/domain/effects.ts';
import { first } from '@sojourn/domain/present.ts';
import { SettingError } from '@sojourn/domain/settings.ts';
import { type Pool, resealSigningKey, signingKeys } from './store.ts';

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

/**
 * Private JWKs, newest first, encrypted again with the first of the bank's keys. Throws when none of them
 * opens the database's.
 */
export async function loadSigningKeys(
  pool: Pool,
  bankKeys: readonly string[],
  random: Random,
): Promise<Jwk[]> {
  const keys = bankKeys.map((bankKey) => keyFor(bankKey, 'signing keys'));
  const key = first(keys);
  const rows = await signingKeys(pool, () => {
    const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
    const keyId = createHash('sha256').update(`${jwk.x}.${jwk.y}`).digest('base64url').slice(0, 16);
    const full = { ...jwk, kid: keyId, use: 'sig', alg: 'ES256' };
    return { keyId, sealed: seal(JSON.stringify(full), key, random.bytes(12)) };
  });
  const opened: Jwk[] = [];
  for (const { keyId, sealed } of rows) {
    const by = keys.find((each) => opens(sealed, each));
    if (!by)
      throw new SettingError(
        'BANK_KEY',
        'is not the one that this database was used with; name that one in BANK_OTHER_KEYS',
      );
    const text = unseal(sealed, by);
    if (by !== key) await resealSigningKey(pool, { keyId, sealed }, seal(text, key, random.bytes(12)));
    opened.push(JSON.parse(text) as Jwk);
  }
  return opened;
}

function opens(sealed: string, key: Buffer): boolean {
  try {
    unseal(sealed, key);
    return true;
  } catch {
    return false;
  }
}

/** Keys for the cookies' signatures: the first signs, all are accepted. */
export const cookieKeys = (bankKeys: readonly string[]): string[] =>
  bankKeys.map((bankKey) => keyFor(bankKey, 'cookies').toString('base64url'));

/** Passwords, kept as `scrypt$cost$salt$hash` (base64url). */
import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt);
const COST = 16_384;
const LENGTH = 32;

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, cost, salt, hash] = stored.split('$');
  if (kind !== 'scrypt' || !cost || !salt || !hash) throw new Error('a password is not kept as scrypt$…');
  const expected = Buffer.from(hash, 'base64url');
  const options = { N: Number(cost), r: 8, p: 1 };
  const given = await derive(
    password.normalize('NFKC'),
    Buffer.from(salt, 'base64url'),
    expected.length,
    options,
  );
  return timingSafeEqual(given, expected);
}

export async function hashPassword(password: string, salt: Buffer): Promise<string> {
  const hash = await derive(password.normalize('NFKC'), salt, LENGTH, { N: COST, r: 8, p: 1 });
  return ['scrypt', COST, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

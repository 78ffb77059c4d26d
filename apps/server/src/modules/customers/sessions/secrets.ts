/**
 * The secrets of a session: a 256-bit token for the page, a second one in an HttpOnly cookie, and the CSRF
 * token,
 * HMAC(server key, session id, random).random, in a readable cookie and a header (reliability, security).
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Random } from '@sojourn/domain/effects.ts';

export const COOKIES = {
  binding: '__Host-binding',
  csrf: '__Host-csrf',
  signIn: '__Host-sign-in',
  /** In a browser in which somebody has signed in: the next sign-in asks for a password. */
  signedIn: '__Host-signed-in',
} as const;
export const CSRF_HEADER = 'x-csrf-token';

export const newSecret = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares in constant time; both are hashed first, so lengths reveal nothing. */
export const sameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

const sign = (key: string, sessionId: string, nonce: string): string =>
  createHmac('sha256', key).update(`${sessionId}!${nonce}`).digest('base64url');

export function newCsrfToken(key: string, sessionId: string, random: Random): string {
  const nonce = Buffer.from(random.bytes(16)).toString('base64url');
  return `${sign(key, sessionId, nonce)}.${nonce}`;
}

/** `keys`: whichever of them signed it. */
export function isCsrfToken(
  keys: readonly string[],
  sessionId: string,
  token: string | undefined,
): token is string {
  const [signature, nonce, more] = (token ?? '').split('.');
  if (!signature || !nonce || more !== undefined) return false;
  return keys.some((key) => sameSecret(signature, sign(key, sessionId, nonce)));
}

/** A signed cookie of a device on which somebody has signed in: strangers' guesses don't pause it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const NAME = 'bank_device';
const SECONDS = 180 * 24 * 3600;

const sign = (key: string, subject: string): string =>
  createHmac('sha256', key).update(`device ${subject}`).digest('base64url');

export function deviceCookie(key: string, subject: string, isSecure: boolean): string {
  const value = `${Buffer.from(subject).toString('base64url')}.${sign(key, subject)}`;
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SECONDS}${secure}`;
}

/** The subject of who signed in on the device that sends a request; null without a cookie of ours. */
export function deviceOwner({ headers }: IncomingMessage, keys: readonly string[]): string | null {
  const cookies = (headers.cookie ?? '').split(';').map((each) => each.trim());
  const value = cookies.find((each) => each.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '';
  const [encoded = '', signature = ''] = value.split('.');
  const subject = Buffer.from(encoded, 'base64url').toString('utf8');
  const given = Buffer.from(signature);
  const isOurs = keys.some((key) => {
    const expected = Buffer.from(sign(key, subject));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return subject !== '' && isOurs ? subject : null;
}

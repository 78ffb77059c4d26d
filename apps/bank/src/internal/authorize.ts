/** The bank's calls for the portal's server are guarded by a shared key. */
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares with every one of the secrets, each in constant time. */
export const isAnyOf = (secrets: readonly string[], given: string): boolean =>
  secrets.filter((each) => timingSafeEqual(digest(given), digest(each))).length > 0;

/** `keys`: one of them is the bearer of the request. */
export const isAuthorized = (authorization: string | undefined, keys: readonly string[]): boolean =>
  isAnyOf(
    keys.map((key) => `Bearer ${key}`),
    authorization ?? '',
  );

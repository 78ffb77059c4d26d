/** The bank's calls for the portal's server are guarded by a shared key. */
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares the bearer of a request with the key, in constant time. */
export const isAuthorized = (authorization: string | undefined, key: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${key}`));

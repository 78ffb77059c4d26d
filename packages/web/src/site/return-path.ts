/** Where somebody was going before they had to sign in. */
import { readStored, store } from '#storage.ts';

const KEY = 'return-path';

/** Only a path of our own, and none of those around a session. */
const isPage = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && !/^\/(auth\/|login|access-denied)/.test(path);

export function saveReturn(path: string): void {
  if (isPage(path)) store('session', KEY, path);
}

/** Once. */
export function takeReturn(): string {
  const path = readStored('session', KEY);
  store('session', KEY, null);
  return path && isPage(path) ? path : '/';
}

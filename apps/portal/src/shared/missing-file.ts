/**
 * A file of this page's build that cannot be fetched: a newer build is in its place, or the network is away.
 */
import { readStored, store } from '@sojourn/web/storage.ts';

const KEY = 'reloaded-for-build';

export class MissingFile extends Error {
  constructor(cause: unknown) {
    super('a file of the page is missing', { cause });
    this.name = 'MissingFile';
  }
}

/** Runs a dynamic import (with its style sheets and texts); its failure becomes a `MissingFile`. */
export async function orMissing<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loading;
  } catch (cause) {
    throw new MissingFile(cause);
  }
}

/**
 * Loads the page anew at its present address, once for a build and never offline. True when it does: the new
 * page names files that exist; were that the same build again, it would not help a second time.
 */
export function reloadOnce(build: string): boolean {
  if (!navigator.onLine || readStored('session', KEY) === build) return false;
  store('session', KEY, build);
  location.reload();
  return true;
}

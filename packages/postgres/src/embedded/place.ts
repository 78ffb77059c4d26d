/**
 * Where the embedded server keeps its files and as whom it runs. PostgreSQL refuses to run as root, so
 * root gives it the user 'nobody'; that user must be able to walk to the files. When the state directory
 * lies under a directory closed to others (mode 700), the files go to `<tmp>/sojourn-<hash of the state
 * directory>`.
 */
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export type Place = {
  /** Holds the programs, the data and the server's log */
  readonly folder: string;
  /** The user and group to run as; undefined means as oneself */
  readonly runAs: { readonly uid: number; readonly gid: number } | undefined;
};

const NOBODY = 65534;

const mayWalk = (folder: string): boolean => {
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
};

/**
 * Makes a folder of our own under the shared temporary directory, refusing one that somebody else put
 * there.
 */
function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new Error(`SOJOURN_STATE_DIR: ${folder} belongs to another user; name another state directory`);
  }
}

export function preparePlace(stateDir: string): Place {
  const state = resolve(stateDir);
  const isRoot = process.getuid?.() === 0;
  mkdirSync(state, { recursive: true });
  const hash = createHash('sha256').update(state).digest('hex').slice(0, 12);
  const folder = isRoot && !mayWalk(state) ? join(tmpdir(), `sojourn-${hash}`) : join(state, 'postgres');
  ownFolder(folder);
  chmodSync(folder, 0o755);
  return { folder, runAs: isRoot ? { uid: NOBODY, gid: NOBODY } : undefined };
}

/** Makes a folder inside a place that only the database's user may open. */
export function privateFolder(place: Place, name: string): string {
  const folder = join(place.folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (place.runAs) chownSync(folder, place.runAs.uid, place.runAs.gid);
  return folder;
}

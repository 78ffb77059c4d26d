/**
 * One process at a time owns an embedded server's files; the file `owner` says which, by id and start time.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf } from './processes.ts';

type Owner = { readonly pid: number; readonly identity: string };

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** The id of the living process that owns the folder. */
export function livingOwner(folder: string): number | undefined {
  const owner = readOwner(join(folder, 'owner'));
  return owner && identityOf(owner.pid) === owner.identity ? owner.pid : undefined;
}

/** Takes the folder for this process; throws one line when a living process has it. Returns the release. */
export function takeOwnership(folder: string, stateDir: string): () => void {
  const file = join(folder, 'owner');
  const mine = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) });
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = livingOwner(folder);
    if (pid !== undefined) {
      throw new Error(`SOJOURN_STATE_DIR: ${stateDir} is in use by process ${pid}; stop it or name another`);
    }
    rmSync(file, { force: true });
  }
  throw new Error(`SOJOURN_STATE_DIR: ${stateDir} was taken by another process at the same moment`);
}

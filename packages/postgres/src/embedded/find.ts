/**
 * An embedded server that another process of ours is running: where it listens, and whether it runs at all.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { USER } from './cluster.ts';
import { livingOwner } from './owner.ts';
import { preparePlace } from './place.ts';

type FoundServer = {
  /** The process that started it */
  readonly ownerPid: number;
  /** Undefined while the server is still starting */
  readonly url: ((databaseName: string) => string) | undefined;
};

/** The running server of a state directory, or undefined when none runs. */
export function findEmbedded(stateDir: string): FoundServer | undefined {
  const { folder } = preparePlace(stateDir);
  const ownerPid = livingOwner(folder);
  if (ownerPid === undefined) return undefined;
  try {
    // The fourth line of the pid file is the port; the password's alphabet needs no escaping in an address
    const port = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[3];
    const password = readFileSync(join(folder, 'password'), 'utf8').trim();
    return { ownerPid, url: (name) => `postgres://${USER}:${password}@127.0.0.1:${port}/${name}` };
  } catch {
    return { ownerPid, url: undefined };
  }
}

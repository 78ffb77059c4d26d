/** The data directory of an embedded server: made once with a generated password, checked at each start. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type Place, privateFolder } from './place.ts';
import { commandOf, identityOf, signal, waitForEnd } from './processes.ts';

export const USER = 'sojourn';
export const QUIET_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export type Cluster = { readonly data: string; readonly password: string };

/** The cluster of a place; initdb works in a folder beside and is renamed when whole. */
export function openCluster(place: Place, binaries: Binaries, durable: boolean): Cluster {
  const data = join(place.folder, 'data');
  const passwordFile = join(place.folder, 'password');
  if (!existsSync(data)) create(place, binaries, passwordFile, durable);
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const expected = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' }).stdout;
  if (!expected.includes(` ${major}.`)) {
    throw new Error(
      `SOJOURN_STATE_DIR: ${data} was made by PostgreSQL ${major}, this is ${expected.trim()}; ` +
        'run `npm run reset` or name another state directory',
    );
  }
  return { data, password: readFileSync(passwordFile, 'utf8').trim() };
}

function create(place: Place, binaries: Binaries, passwordFile: string, durable: boolean): void {
  const password = randomBytes(24).toString('base64url');
  const half = join(place.folder, 'data.new');
  rmSync(half, { recursive: true, force: true });
  privateFolder(place, 'data.new');
  // initdb reads the password as the database's user, who may not read our own copy
  const handover = join(place.folder, 'password.new');
  writeFileSync(handover, password, { mode: 0o600 });
  if (place.runAs) chownSync(handover, place.runAs.uid, place.runAs.gid);
  const { status, stderr, error } = spawnSync(
    binaries.initdb,
    [
      '--pgdata',
      half,
      '--username',
      USER,
      '--pwfile',
      handover,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale-provider',
      'builtin',
      '--builtin-locale',
      'C.UTF-8',
      '--locale',
      'C',
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...place.runAs, cwd: place.folder, env: QUIET_ENVIRONMENT, encoding: 'utf8' },
  );
  rmSync(handover, { force: true });
  if (status !== 0) throw new Error(`the embedded database could not be made: ${stderr || String(error)}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  renameSync(half, join(place.folder, 'data'));
}

/**
 * Clears what a dead server left: a postmaster.pid whose process is gone, a zombie, or somebody else by
 * now. A server that outlived its owner is stopped (its data is whole: it is a clean stop).
 */
export async function clearLeftovers(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (identityOf(pid) !== undefined && commandOf(pid).includes(data)) {
    signal(pid, 'SIGINT');
    if (!(await waitForEnd(pid, 20_000))) {
      signal(pid, 'SIGQUIT');
      await waitForEnd(pid, 5_000);
    }
  }
  rmSync(file, { force: true });
}

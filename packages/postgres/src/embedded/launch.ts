/**
 * A real PostgreSQL inside the product: started on loopback from the programs that npm installed, stopped
 * with its parent even when the parent is killed, its data kept in the state directory between starts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installBinaries } from './binaries.ts';
import { type Cluster, clearLeftovers, openCluster, QUIET_ENVIRONMENT, USER } from './cluster.ts';
import { takeOwnership } from './owner.ts';
import { type Place, preparePlace, privateFolder } from './place.ts';
import { AHEAD_VARIABLE, shiftClock } from './shift-clock.ts';

export type EmbeddedPostgres = {
  readonly port: number;
  readonly pid: number;
  /** The connection string of a database; it need not exist yet (see `ensureDatabase`) */
  readonly url: (databaseName: string) => string;
  /**
   * The same over the unix socket, which costs half the time of a loopback connection; `url` where the state
   * directory's path is too long for one
   */
  readonly socketUrl: (databaseName: string) => string;
  /** A clean stop; resolves when no process is left */
  readonly stop: () => Promise<void>;
  /** Resolves when the server ended without being asked to */
  readonly died: Promise<void>;
};

export type EmbeddedOptions = {
  readonly stateDir: string;
  readonly log: (line: string) => void;
  /** Fixed port; otherwise a free one each time */
  readonly port?: number;
  /** For tests: no disk barriers; a crash of the machine loses the data */
  readonly fast?: boolean;
  /** PostgreSQL settings over the defaults, by name */
  readonly settings?: Readonly<Record<string, string | number>>;
};

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  shared_buffers: '64MB',
  max_connections: 100,
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  // Few processes and no shared memory of its own beyond the buffers: small machines, small /dev/shm
  io_method: 'sync',
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Neither statements nor the values in a DETAIL line reach the log: they hold personal data
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** Stops the server once this end of the pipe closes, that is when our process is gone, however it went. */
const WATCHDOG = `cat >/dev/null; kill -INT $0; n=0
while kill -0 $0 2>/dev/null
do n=$((n+1)); [ $n -gt 300 ] && kill -QUIT $0; [ $n -gt 350 ] && exit; sleep 0.1; done`;

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = preparePlace(options.stateDir);
  const release = takeOwnership(place.folder, options.stateDir);
  try {
    const binaries = installBinaries(place.folder);
    const cluster = openCluster(place, binaries, !options.fast);
    await clearLeftovers(cluster.data);
    for (let attempt = 1; ; attempt++) {
      const port = options.port ?? (await freePort());
      const server = await launch(place, binaries.postgres, cluster, port, options);
      if (server) {
        await keepDay(server);
        return { ...server, stop: () => server.stop().finally(release) };
      }
      // Somebody took the free port between finding and using it
      if (options.port || attempt === 3) throw new Error(failure(place, port));
    }
  } catch (error) {
    release();
    throw error;
  }
}

/** Of a test run that lives on another day; on the real one there's nothing to do. */
async function keepDay({ url, stop }: EmbeddedPostgres): Promise<void> {
  const aheadMs = Number(process.env[AHEAD_VARIABLE] ?? 0);
  if (aheadMs === 0) return;
  try {
    await shiftClock(url, aheadMs);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function launch(
  place: Place,
  program: string,
  cluster: Cluster,
  port: number,
  options: EmbeddedOptions,
): Promise<EmbeddedPostgres | undefined> {
  const settings = { ...SETTINGS, ...(options.fast ? FAST : {}), ...options.settings, port };
  const socket = socketFolder(place);
  const flags = Object.entries({ ...settings, unix_socket_directories: socket });
  const logFile = openSync(join(place.folder, 'postgres.log'), 'w', 0o600);
  // A session of its own, so that Ctrl-C reaches us and not the database before us
  const how = { ...place.runAs, cwd: place.folder, env: QUIET_ENVIRONMENT, detached: true };
  const child = spawn(program, ['-D', cluster.data, ...flags.flatMap(([k, v]) => ['-c', `${k}=${v}`])], {
    ...how,
    stdio: ['ignore', logFile, logFile],
  });
  closeSync(logFile);
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => resolve()).once('error', () => resolve()),
  );
  if (child.pid === undefined) return ended.then(() => undefined);
  const watchdog = spawn('/bin/sh', ['-c', WATCHDOG, String(child.pid)], {
    ...how,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  let stopping = false;
  const died = new Promise<void>((resolve) => {
    void ended.then(() => {
      watchdog.kill('SIGKILL');
      if (!stopping) resolve();
    });
  });
  if (!(await becomesReady(child, cluster.data, ended))) return undefined;
  options.log(`database: PostgreSQL on 127.0.0.1:${port}, data in ${cluster.data}`);
  const address = `${USER}:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}`;
  return {
    port,
    pid: child.pid,
    url: (name) => `postgres://${address}/${name}`,
    socketUrl: (name) =>
      `postgres://${address}/${name}${socket === '' ? '' : `?host=${encodeURIComponent(socket)}`}`,
    died,
    stop: async () => {
      stopping = true;
      child.kill('SIGINT');
      // Rather a recovery at the next start than a stop that hangs
      const impatience = setTimeout(() => child.kill('SIGQUIT'), 2_000);
      await ended;
      clearTimeout(impatience);
    },
  };
}

/** The server writes its state into its pid file; that is cheaper than knocking until the door opens. */
async function becomesReady(child: ChildProcess, data: string, ended: Promise<void>): Promise<boolean> {
  const file = join(data, 'postmaster.pid');
  let alive = true;
  void ended.then(() => {
    alive = false;
  });
  // Recovery after a crash may take a while; a minute is longer than any seen
  for (let waited = 0; alive && waited < 60_000; waited += 10) {
    if (existsSync(file) && /^ready\s*$/m.test(readFileSync(file, 'utf8'))) return true;
    await sleep(10);
  }
  child.kill('SIGQUIT');
  await ended;
  return false;
}

/** A unix socket beside the data, where the path is short enough for one. */
function socketFolder(place: Place): string {
  const folder = privateFolder(place, 'socket');
  return Buffer.byteLength(folder) <= 85 ? folder : '';
}

function failure(place: Place, port: number): string {
  const log = readFileSync(join(place.folder, 'postgres.log'), 'utf8').trim();
  const reason =
    log.split('\n').find((line) => /FATAL|could not|PANIC/.test(line)) ?? log.split('\n').at(-1) ?? '';
  const message = reason.replace(/^.*?(LOG|FATAL|PANIC): +/, '');
  return `the embedded database did not start on port ${port}: ${message}`;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDatabase, withClient } from '../databases.ts';
import { crashServer } from './crash.ts';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './launch.ts';
import { preparePlace } from './place.ts';
import { identityOf, waitForEnd } from './processes.ts';

const root = mkdtempSync(join(tmpdir(), 'sojourn-launch-'));
const stateDir = join(root, 'state');
const data = join(stateDir, 'postgres/data');
const isRoot = process.getuid?.() === 0;
const onLinux = process.platform === 'linux';

const start = (more: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ stateDir, fast: true, log: () => undefined, ...more });

const serverPid = (): number => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** A process that starts the server, says so, and never stops it. */
async function keeper(): Promise<ChildProcess> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./launch.ts', import.meta.url).href)};
    const server = await startEmbeddedPostgres({ stateDir: ${JSON.stringify(stateDir)}, log() {} });
    console.log(server.url('postgres'));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => child.stdout.once('data', resolve).once('end', reject));
  return child;
}

beforeAll(async () => {
  chmodSync(root, 0o755);
  const server = await start();
  await ensureDatabase(server.url('postgres'), 'kept');
  await withClient(server.url('kept'), (client) => client.query('create table nights as select 7 as n'));
  await server.stop();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function expectData(server: EmbeddedPostgres): Promise<void> {
  for (const url of [server.url('kept'), server.socketUrl('kept')]) {
    const { rows } = await withClient(url, (client) =>
      client.query('select n, inet_server_addr() is null as "overSocket" from nights'),
    );
    expect(rows).toEqual([{ n: 7, overSocket: url.includes('host=') }]);
  }
}

test('a stop leaves no process and no pid file; the next start has the data', async () => {
  expect(existsSync(join(data, 'postmaster.pid'))).toBe(false);
  const server = await start();
  const pid = serverPid();
  await expectData(server);
  await server.stop();
  expect(identityOf(pid)).toBeUndefined();
});

test.runIf(onLinux)(
  'the server never runs as root, and its password is readable by its owner only',
  async () => {
    const server = await start();
    const uid = readFileSync(`/proc/${serverPid()}/status`, 'utf8').match(/^Uid:\t(\d+)/m)?.[1];
    await server.stop();
    expect(Number(uid)).toBe(isRoot ? 65534 : process.getuid?.());
    expect(statSync(join(stateDir, 'postgres/password')).mode & 0o777).toBe(0o600);
    expect(statSync(data).mode & 0o777).toBe(0o700);
  },
);

test('a wrong password is refused', async () => {
  const server = await start();
  const url = server.url('kept').replace(/:[^:@]+@/, ':guess@');
  await expect(withClient(url, (client) => client.query('select 1'))).rejects.toThrow(
    'password authentication failed',
  );
  await server.stop();
});

test('a killed parent takes the server with it, and the next start recovers', async () => {
  const parent = await keeper();
  const pid = serverPid();
  parent.kill('SIGKILL');
  expect(await waitForEnd(pid, 5_000)).toBe(true);
  const server = await start();
  await expectData(server);
  await server.stop();
});

test('a start right after the kill waits for the old server to finish', async () => {
  const parent = await keeper();
  parent.kill('SIGKILL');
  await waitForEnd(parent.pid ?? 0, 1_000);
  const server = await start();
  await expectData(server);
  await server.stop();
});

test.runIf(onLinux)(
  'a server that outlived both its parent and its watchdog is stopped by the next start',
  async () => {
    const parent = await keeper();
    const pid = serverPid();
    // The parent's children are the server and the watchdog
    const children = readFileSync(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8')
      .trim()
      .split(' ');
    for (const child of children.map(Number)) if (child !== pid) process.kill(child, 'SIGKILL');
    parent.kill('SIGKILL');
    await waitForEnd(parent.pid ?? 0, 1_000);
    expect(identityOf(pid)).toBeDefined();
    const server = await start();
    expect(identityOf(pid)).toBeUndefined();
    await expectData(server);
    await server.stop();
  },
);

test('a pid file whose number belongs to another process by now is no obstacle', async () => {
  const parent = await keeper();
  const pid = serverPid();
  const left = readFileSync(join(data, 'postmaster.pid'), 'utf8');
  parent.kill('SIGKILL');
  await waitForEnd(pid, 5_000);
  writeFileSync(join(data, 'postmaster.pid'), left.replace(/^\d+/, String(process.pid)));
  const server = await start();
  await expectData(server);
  await server.stop();
});

test('two owners of one state directory: the second is told in one line who the first is', async () => {
  const parent = await keeper();
  await expect(start()).rejects.toThrow(`SOJOURN_STATE_DIR: ${stateDir} is in use by process ${parent.pid}`);
  parent.kill('SIGKILL');
  await waitForEnd(serverPid(), 5_000);
});

test('a port that is taken is named', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as AddressInfo).port));
  });
  await expect(start({ port })).rejects.toThrow(`did not start on port ${port}`);
  taken.close();
});

test.runIf(isRoot)('as root below a closed directory the files go where nobody can reach them', () => {
  const closed = mkdtempSync(join(tmpdir(), 'sojourn-closed-'));
  const place = preparePlace(join(closed, 'state'));
  expect(place.folder).toMatch(new RegExp(`^${tmpdir()}/sojourn-[0-9a-f]{12}$`));
  rmSync(place.folder, { recursive: true });
  rmSync(closed, { recursive: true });
});

test('after a crash of all its processes the next start has everything that was committed', async () => {
  const settings = { synchronous_commit: 'on' };
  const crashed = await start({ settings });
  await withClient(crashed.url('kept'), async (client) => {
    await client.query('create table promised as select 1 as n');
    await client.query('begin');
    await client.query('insert into promised values (2)');
    await crashServer(crashed.pid);
    await expect(client.query('commit')).rejects.toThrow();
  });
  await crashed.died;
  await crashed.stop();
  const server = await start({ settings });
  await expectData(server);
  const { rows } = await withClient(server.url('kept'), (client) => client.query('select n from promised'));
  expect(rows).toEqual([{ n: 1 }]);
  await server.stop();
});

test('a server that dies by itself is reported', async () => {
  const server = await start();
  process.kill(serverPid(), 'SIGQUIT');
  await server.died;
  await server.stop();
});

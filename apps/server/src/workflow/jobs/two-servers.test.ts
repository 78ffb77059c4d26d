/** Two server processes: one leads, the other takes over when it dies or sleeps, no page is made twice. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';

const PROGRAM = fileURLToPath(new URL('./testing/server.ts', import.meta.url));
let database: TestDatabase;
let servers: Record<string, ChildProcess> = {};
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table turns (server text not null)`.execute(database.db);
  // A page that two servers made would be refused
  await sql`create table pages (page int primary key, server text not null)`.execute(database.db);
});
beforeEach(async () => {
  for (const table of ['turns', 'pages', 'jobs'])
    await sql`delete from ${sql.table(table)}`.execute(database.db);
  for (const name of ['a', 'b'])
    servers[name] = fork(PROGRAM, { env: { ...process.env, DATABASE_URL: database.url, SERVER: name } });
});
afterEach(async () => {
  const ended = Object.values(servers).map((server) => end(server, 'SIGKILL'));
  servers = {};
  await Promise.all(ended);
});
afterAll(() => database.drop());

const end = (server: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill(signal);
  });
const turns = async () =>
  (await sql<{ server: string }>`select server from turns`.execute(database.db)).rows.map(
    ({ server }) => server,
  );
const pages = async () =>
  (
    await sql<{ page: number; server: string }>`select page, server from pages order by page`.execute(
      database.db,
    )
  ).rows;
const PATIENT = { timeout: 20_000, interval: 50 };
const leader = async () => {
  await expect.poll(async () => (await pages()).length, PATIENT).toBeGreaterThan(5);
  const [name = ''] = await turns();
  return { name, other: name === 'a' ? 'b' : 'a' };
};
const pagesOf = (name: string) => pages().then((all) => all.filter(({ server }) => server === name).length);
/** Numbered from 1 without gaps, and each server's after the other's. */
const isOneWalk = (all: readonly { readonly page: number; readonly server: string }[]) =>
  all.every(({ page }, i) => page === i + 1) &&
  all.filter(({ server }, i) => i > 0 && server !== all[i - 1]?.server).length ===
    new Set(all.map((p) => p.server)).size - 1;

test('one of two leads for as long as it lives', async () => {
  const { name, other } = await leader();
  const before = await pagesOf(name);
  await expect.poll(() => pagesOf(name), PATIENT).toBeGreaterThan(before + 100);
  expect([await turns(), await pagesOf(other)]).toEqual([[name], 0]);
});

test('when it is killed the other continues after its last page', async () => {
  const { name, other } = await leader();
  await end(servers[name] as ChildProcess, 'SIGKILL');
  await expect.poll(() => pagesOf(other), PATIENT).toBeGreaterThan(5);
  // The database may have committed its last page after its end
  const made = await pagesOf(name);
  const before = await pagesOf(other);
  await expect.poll(() => pagesOf(other), PATIENT).toBeGreaterThan(before + 20);
  expect([await turns(), await pagesOf(name)]).toEqual([[name, other], made]);
  expect(isOneWalk(await pages())).toBe(true);
});

test('one that was paused for longer than its lease is refused once it wakes', async () => {
  const { name, other } = await leader();
  servers[name]?.kill('SIGSTOP');
  await expect.poll(() => pagesOf(other), PATIENT).toBeGreaterThan(5);
  const made = await pagesOf(name);
  servers[name]?.kill('SIGCONT');
  const before = await pagesOf(other);
  await expect.poll(() => pagesOf(other), PATIENT).toBeGreaterThan(before + 50);
  expect([await turns(), await pagesOf(name)]).toEqual([[name, other], made]);
  expect(isOneWalk(await pages())).toBe(true);
});

test('one that stops hands over at once', async () => {
  const { name, other } = await leader();
  await end(servers[name] as ChildProcess, 'SIGTERM');
  const { rows } = await sql<{
    free: boolean;
  }>`select lease_until <= now() or holder like ${`${other}:%`} as free
    from jobs`.execute(database.db);
  expect(rows).toEqual([{ free: true }]);
  await expect.poll(() => pagesOf(other), PATIENT).toBeGreaterThan(5);
  expect(isOneWalk(await pages())).toBe(true);
});

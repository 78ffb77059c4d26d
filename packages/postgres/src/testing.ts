/**
 * Databases for tests. One server serves a whole run: the embedded one, started when the first test file
 * asks, or the one named by TEST_DATABASE_URL. Each folder of migrations becomes a template, each test
 * file gets a copy of it. The run's main process (`setUpTestServer`) makes them; test files ask it over a
 * loopback socket.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase, dropDatabase, ensureDatabase, withDatabase } from './databases.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/launch.ts';
import { identityOf } from './embedded/processes.ts';
import { migrate, readMigrations } from './migrate.ts';

export const TEST_SERVER_VARIABLE = 'SOJOURN_TEST_DATABASES';

type TestServer = { readonly address: string; readonly close: () => Promise<void> };
export type TestCopy = { readonly url: string; readonly drop: () => Promise<void> };

type Request = { readonly directory: string; readonly schema: string };

/** Listens for test files that want a database; the database server itself starts with the first of them. */
export async function setUpTestServer(): Promise<TestServer> {
  const databases = new TestDatabases();
  const server = createServer((request, response) => {
    const wanted = Object.fromEntries(new URL(request.url ?? '/', 'http://localhost').searchParams);
    const work = wanted.drop ? databases.drop(wanted.drop) : databases.copy(wanted as Request);
    work.then(
      (text) => response.end(text ?? ''),
      (error) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  const address = await listen(server);
  return {
    address,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await databases.close();
    },
  };
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

class TestDatabases {
  #embedded: Promise<EmbeddedPostgres> | undefined;
  #templates = new Map<string, Promise<string>>();
  #made = new Set<string>();
  #turn: Promise<unknown> = Promise.resolve();
  #state = join(tmpdir(), `sojourn-test-${process.getuid?.() ?? 0}`);

  /** The connection string of a fresh copy. */
  async copy(request: Request): Promise<string> {
    const url = await this.#server();
    const key = templateName(request);
    let template = this.#templates.get(key);
    if (!template) {
      template = this.#makeTemplate(url, key, request);
      this.#templates.set(key, template);
    }
    await template;
    const name = `test_${randomBytes(6).toString('hex')}`;
    this.#made.add(name);
    // One copy at a time: two would compete for the same disk and the same template
    const turn = this.#turn.then(() => copyDatabase(url, key, name));
    this.#turn = turn.catch(() => undefined);
    await turn;
    return withDatabase(url, name);
  }

  async drop(name: string): Promise<void> {
    if (!this.#made.delete(name)) throw new Error(`${name} is no test database of this run`);
    await dropDatabase(await this.#server(), name);
  }

  async close(): Promise<void> {
    if (this.#embedded) {
      await (await this.#embedded.catch(() => undefined))?.stop();
      rmSync(join(this.#state, String(process.pid)), { recursive: true, force: true });
      return;
    }
    for (const name of [...this.#made, ...this.#templates.keys()]) {
      await dropDatabase(process.env.TEST_DATABASE_URL ?? '', name).catch(() => undefined);
    }
  }

  async #makeTemplate(url: string, name: string, { directory, schema }: Request): Promise<string> {
    // On a lasting server an earlier run that was killed may have left half of it
    await dropDatabase(url, name);
    await ensureDatabase(url, name);
    await migrate({ url: withDatabase(url, name), directory, schema });
    return name;
  }

  async #server(): Promise<string> {
    if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
    this.#embedded ??= this.#startEmbedded();
    return (await this.#embedded).socketUrl('postgres');
  }

  async #startEmbedded(): Promise<EmbeddedPostgres> {
    mkdirSync(this.#state, { recursive: true });
    // What runs that were killed left behind
    for (const pid of readdirSync(this.#state)) {
      if (identityOf(Number(pid)) === undefined)
        rmSync(join(this.#state, pid), { recursive: true, force: true });
    }
    const stateDir = join(this.#state, String(process.pid));
    return startEmbeddedPostgres({ stateDir, fast: true, log: () => undefined });
  }
}

/** Changes with the migrations and with the run, so that two runs on one server keep apart. */
function templateName({ directory, schema }: Request): string {
  const hash = createHash('sha256').update(`${process.pid} ${schema}`);
  for (const { name, checksum } of readMigrations(directory)) hash.update(name + checksum);
  return `template_${hash.digest('hex').slice(0, 12)}`;
}

/** A database of the caller's own, migrated; for use inside a test run that has called `setUpTestServer`. */
export async function copyTestDatabase(request: Request): Promise<TestCopy> {
  const server = process.env[TEST_SERVER_VARIABLE];
  if (!server)
    throw new Error('test databases are given out by the test run: start it with `npm test` or vitest');
  const ask = async (parameters: Record<string, string>): Promise<string> => {
    const response = await fetch(`${server}/?${new URLSearchParams(parameters)}`);
    const text = await response.text();
    if (!response.ok) throw new Error(`no test database: ${text}`);
    return text;
  };
  const url = await ask(request);
  return { url, drop: async () => void (await ask({ drop: new URL(url).pathname.slice(1) })) };
}

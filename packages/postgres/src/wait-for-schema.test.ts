import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from './embedded/launch.ts';
import { migrate } from './migrate.ts';
import { copyTestDatabase, type TestCopy } from './testing.ts';
import { schemaProblem, waitForSchema } from './wait-for-schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'sojourn-schema-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, '0001-first.sql'), 'create table sample.a (x int)');
const of = { directory: folder, schema: 'sample' };

let copy: TestCopy;
let pool: pg.Pool;
beforeEach(async () => {
  rmSync(join(folder, '0002-second.sql'), { force: true });
  copy = await copyTestDatabase(of);
  pool = new pg.Pool({ connectionString: copy.url, max: 2 });
});
afterEach(async () => {
  await pool.end();
  await copy.drop();
});
const addSecond = () => writeFileSync(join(folder, '0002-second.sql'), 'create table sample.b (x int)');

test('the schema fits, or the first missing migration is named; a newer one fits', async () => {
  expect(await schemaProblem(pool, of)).toBeNull();
  addSecond();
  expect(await schemaProblem(pool, of)).toBe(
    "the database is older than this program: 0002-second.sql isn't applied; run npm run migrate",
  );
  await migrate({ url: copy.url, ...of });
  rmSync(join(folder, '0002-second.sql'));
  expect(await schemaProblem(pool, of)).toBeNull();
  expect(await schemaProblem(pool, { ...of, schema: 'empty' })).toContain('0001-first.sql');
});

test('a program waits with a reason until the database is migrated', async () => {
  addSecond();
  const port = await freePort();
  const reasons: string[] = [];
  const onWait = (reason: string) => void reasons.push(reason);
  const waiting = waitForSchema(of, { pool, host: '127.0.0.1', port, onWait, pollMs: 20 });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const refused = await vi.waitFor(() => ask('/readyz'));
  expect(refused.status).toBe(503);
  expect(await refused.text()).toMatch(/^not ready: .*0002-second\.sql isn't applied/);
  expect((await ask('/healthz')).status).toBe(200);
  await migrate({ url: copy.url, ...of });
  await waiting;
  expect(reasons).toHaveLength(1);
  // The port is free for the program itself
  await expect(ask('/readyz')).rejects.toThrow();
});

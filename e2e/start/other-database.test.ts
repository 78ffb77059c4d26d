/**
 * The product on a PostgreSQL of somebody else's, and demo data added while it runs. At night only
 * (`npm run nightly`): it takes two starts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDatabase, withClient } from '../../packages/postgres/src/databases.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../packages/postgres/src/embedded/launch.ts';
import { type Product, reachableFolder, startProduct } from '../product.ts';

const folder = reachableFolder('sojourn-other-');
let other: EmbeddedPostgres;
let product: Product | undefined;

beforeAll(async () => {
  other = await startEmbeddedPostgres({ stateDir: folder, log: () => undefined });
  await ensureDatabase(other.url('postgres'), 'travel');
});
afterAll(async () => {
  await product?.stop();
  await other?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const count = async (database: string, table: string): Promise<number> =>
  withClient(other.url(database), async (client) => {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    return rows[0]!.n;
  });

function seed(environment: Record<string, string>, ...given: string[]) {
  const tool = join(import.meta.dirname, '../../tools/seed.ts');
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...given], { env, encoding: 'utf8' });
  return { status, said: (stdout + stderr).trim() };
}

test('DATABASE_URL is used and no server of our own; it may be seeded meanwhile, and again', async () => {
  const DATABASE_URL = other.url('travel');
  const settings = { DATABASE_URL, STAY_COUNT: '6000' };
  product = await startProduct(settings);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  expect(existsSync(join(product.stateDir, 'postgres'))).toBe(false);
  // The vault's and the bank's were made beside it
  expect(await count('vault', 'vault.cards')).toBeGreaterThan(0);
  expect(await count('bank', 'bank.signing_keys')).toBeGreaterThan(0);

  expect(seed({ DATABASE_URL })).toMatchObject({ status: 1, said: expect.stringContaining('scenarios: ') });
  const rows = () => count('travel', 'portal.credit_entries');
  const before = await rows();
  for (let times = 0; times < 2; times++)
    expect(seed({ DATABASE_URL }, 'demo')).toEqual({ status: 0, said: "seeded 'demo'" });
  expect(await rows()).toBe(before);
  const unknown = seed({ DATABASE_URL }, 'no-such-scenario');
  expect(unknown.status).toBe(1);
  expect(unknown.said.split('\n')).toHaveLength(1);

  expect(await product.end('SIGTERM')).toBe(0);
  product = await startProduct({ ...settings, SOJOURN_STATE_DIR: product.stateDir });
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});

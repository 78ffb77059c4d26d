/**
 * The whole product as processes: it starts and stops without a trace; at night (`npm run nightly`), when
 * there is time for more starts, it comes back after it was killed.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort } from '../../packages/postgres/src/embedded/launch.ts';
import { identityOf } from '../../packages/postgres/src/embedded/processes.ts';
import { type Product, reachableFolder, startProduct } from '../product.ts';

const stateDir = reachableFolder('sojourn-start-');
const [PORT = '', BANK_PORT = '', VAULT_PORT = ''] = (
  await Promise.all([freePort(), freePort(), freePort()])
).map(String);
const ports = { PORT, BANK_PORT, VAULT_PORT };
/** What one test leaves running, the next may end: a start is dear. */
let product: Product | undefined;

/** Where the size of the world matters nothing. */
const SMALL = { STAY_COUNT: '6000' };
const start = async (environment: Readonly<Record<string, string>> = SMALL): Promise<Product> => {
  product = await startProduct({ ...ports, SOJOURN_STATE_DIR: stateDir, ...environment });
  return product;
};
const running = async (): Promise<Product> => product ?? start();
/** Ends it, so that the next test begins with a start. */
async function endBy(signal: NodeJS.Signals): Promise<number | null> {
  const ending = product;
  product = undefined;
  const code = await ending?.end(signal);
  await ending?.stop();
  return code ?? null;
}

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await product?.stop();
  product = undefined;
});
afterAll(async () => {
  await product?.stop();
  rmSync(stateDir, { recursive: true, force: true });
});

/** Everything that descends from a process, itself included. */
function family(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [
          [
            Number(name),
            Number(/^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]),
          ] as const,
        ];
      } catch {
        return [];
      }
    });
  const found = [pid];
  for (const id of found)
    found.push(...parents.filter(([, parent]) => parent === id).map(([child]) => child));
  return found;
}

async function goneWithin(pids: readonly number[], milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += 50) {
    if (pids.every((pid) => identityOf(pid) === undefined)) return true;
    await sleep(50);
  }
  return false;
}

/** Resident memory that belongs to a process alone plus its share of what it shares, in megabytes. */
const memoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;

test('all three programs are alive and ready, in less than 1.2 GB', async () => {
  const { pid } = await start({});
  for (const port of Object.values(ports)) {
    for (const path of ['healthz', 'readyz']) {
      expect((await fetch(`http://127.0.0.1:${port}/${path}`)).status, `${path} on ${port}`).toBe(200);
    }
  }
  const megabytes = family(pid).reduce((sum, each) => sum + memoryOf(each), 0);
  expect(megabytes).toBeLessThan(1_200);
});

async function expectStop(signal: NodeJS.Signals): Promise<void> {
  const { pid } = await running();
  const everybody = family(pid);
  expect(everybody.length).toBeGreaterThan(4);
  const begun = performance.now();
  expect(await endBy(signal)).toBe(0);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(await goneWithin(everybody, 500)).toBe(true);
}

test('SIGTERM stops everything in five seconds and leaves no process', () => expectStop('SIGTERM'));

const atNight = test.runIf(process.env.NIGHTLY);
atNight('killed, everything else ends by itself, and the next start recovers', async () => {
  const { pid } = await running();
  const everybody = family(pid);
  await endBy('SIGKILL');
  expect(await goneWithin(everybody, 6_000)).toBe(true);
  const { url } = await start();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

atNight('SIGINT stops everything in five seconds and leaves no process', () => expectStop('SIGINT'));

test('a port that is taken is named in one line', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(Number(ports.VAULT_PORT), '127.0.0.1', resolve));
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../tools/start.ts')],
    {
      env: { ...process.env, ...ports, SOJOURN_STATE_DIR: stateDir },
      encoding: 'utf8',
      timeout: 20_000,
    },
  );
  taken.close();
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    `VAULT_PORT: port ${ports.VAULT_PORT} on 127.0.0.1 is taken; set VAULT_PORT to a free one`,
  );
});

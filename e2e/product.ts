/** The whole product on free ports with a state directory of its own, as `npm start` would run it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../packages/postgres/src/embedded/launch.ts';

export type Product = {
  /** The consumer tenant's address, without a slash at the end */
  readonly url: string;
  readonly businessUrl: string;
  readonly stateDir: string;
  /** The file with everything that it has printed */
  readonly log: string;
  /** The process that runs everything */
  readonly pid: number;
  /** Ends it by a signal; resolves with its exit code when it is gone */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Ends it and removes what it kept */
  readonly stop: () => Promise<void>;
};

const ROOT = join(import.meta.dirname, '..');
const MIGRATE = join(ROOT, 'tools/migrate.ts');
const READY_MS = 240_000;
const START_ATTEMPTS = 3;

/** A temporary folder that the database's user may enter, so that the server's files stay inside it. */
export function reachableFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

function run(program: string, given: readonly string[], environment: NodeJS.ProcessEnv = {}): void {
  const { status, stderr } = spawnSync(program, given, {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ${given.join(' ')}: ${stderr}`);
}

/** A state directory with empty databases of this version: half of a start is to make them. */
export function makeState(): string {
  const state = reachableFolder('sojourn-state-');
  run(process.execPath, [MIGRATE], { SOJOURN_STATE_DIR: state });
  return state;
}

type HowToStart = {
  /** A directory of `makeState` to begin with a copy of */
  readonly state?: string | undefined;
  /** The sources, when they aren't ours */
  readonly root?: string;
  /** After the command */
  readonly words?: readonly string[];
};

/** `environment` adds settings, or replaces those that are chosen here (SOJOURN_STATE_DIR, PORT …). */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
  how: HowToStart = {},
): Promise<Product> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(environment, how);
    } catch (error) {
      // Another start took a free port between finding and using it
      if (attempt === START_ATTEMPTS || !/ is taken/.test(String(error))) throw error;
    }
  }
}

async function startOnce(
  environment: Readonly<Record<string, string>>,
  { state, root = ROOT, words = [] }: HowToStart,
): Promise<Product> {
  // Found side by side, so that no two are the same
  const [port, bank, vault] = (await Promise.all([freePort(), freePort(), freePort()])).map(String);
  const own = reachableFolder('sojourn-product-');
  // Its files belong to the database's user
  if (state) run('cp', ['-a', `${state}/.`, own]);
  const settings = {
    PORT: port,
    BANK_PORT: bank,
    VAULT_PORT: vault,
    SOJOURN_STATE_DIR: own,
    // Nothing happens behind a test's back
    SOJOURN_DEMO: 'small',
    ...environment,
  };
  const child = spawn(process.execPath, [join(root, 'tools/start.ts'), ...words], {
    env: { ...process.env, ...settings } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = join(own, 'output.log');
  const keep = (chunk: Buffer): void => appendFileSync(log, chunk);
  const outputs = [child.stdout, child.stderr];
  for (const output of outputs) output.on('data', keep);
  const stop = async (): Promise<void> => {
    await endChild(child, 'SIGTERM');
    // After a kill the programs may outlive it for a moment, and speak
    for (const output of outputs) output.off('data', keep);
    rmSync(own, { recursive: true, force: true });
  };
  try {
    await untilReady(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://localhost:${settings.PORT}`,
    businessUrl: `http://business.localhost:${settings.PORT}`,
    stateDir: settings.SOJOURN_STATE_DIR,
    log,
    pid: child.pid ?? 0,
    end: (signal) => endChild(child, signal),
    stop,
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      printed = (printed + String(chunk)).slice(-4_000);
      if (printed.includes('is ready')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`the product did not start:\n${printed}`)));
    setTimeout(() => reject(new Error(`the product was not ready in time:\n${printed}`)), READY_MS).unref();
  });
}

async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
  return child.exitCode;
}

/** Where the journeys find the product. */
export function nameProduct({ url, businessUrl, stateDir, log }: Product): void {
  Object.assign(process.env, {
    E2E_URL: url,
    E2E_BUSINESS_URL: businessUrl,
    E2E_STATE_DIR: stateDir,
    E2E_LOG: log,
  });
}

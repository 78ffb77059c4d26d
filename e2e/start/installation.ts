/**
 * An installation as docs/operations.md describes it: databases made by its SQL, programs started one by
 * one with their settings, in production.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient, withDatabase } from '../../packages/postgres/src/databases.ts';
import { asUser } from '../../packages/postgres/src/own-database.ts';
import { dayEnvironment } from '../../tools/testing/test-day.ts';

export const ROOT = join(import.meta.dirname, '../..');
type Variables = Readonly<Record<string, string>>;

export type Program = {
  readonly exited: Promise<number | null>;
  /** By SIGTERM; resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
};

/** Runs the page's SQL with passwords of our own; returns each database's connection string. */
export async function createDatabases(admin: string): Promise<{ portal: string; vault: string }> {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const sql = /<!-- databases -->\s*```sql\n(.*?)```/s.exec(page)?.[1];
  if (!sql) throw new Error('docs/operations.md has no SQL for the databases');
  await withClient(admin, async (client) => {
    // One by one: a database isn't created inside a transaction
    for (const statement of sql.split(';').filter((each) => each.trim())) await client.query(statement);
  });
  const url = (name: string, password: string): string => asUser(withDatabase(admin, name), name, password);
  return { portal: url('portal', 'change-me-1'), vault: url('vault', 'change-me-2') };
}

/** `log`: the file that takes what it prints; `root`: of the version that's started. */
export function startProgram(
  app: 'server' | 'vault' | 'bank',
  settings: Variables,
  log: string,
  root = ROOT,
): Program {
  const command = [join(root, `apps/${app}/src/main.ts`)];
  return watch(spawnNode(command, { NODE_ENV: 'production', ...settings }, root), log);
}

/** A command of the page that ends by itself; resolves with its exit code. */
export function runTool(
  tool: string,
  words: readonly string[],
  settings: Variables,
  log: string,
  root = ROOT,
): Promise<number | null> {
  const command = [join(root, `tools/${tool}.ts`), ...words];
  return watch(spawnNode(command, { NODE_ENV: 'production', ...settings }, root), log).exited;
}

const spawnNode = (command: readonly string[], settings: Variables, root: string): ChildProcess =>
  spawn(process.execPath, command, {
    cwd: root,
    // Nothing of this process's own environment but what a shell has, and the day of the run
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      ...dayEnvironment(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function watch(child: ChildProcess, log: string): Program {
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (chunk: Buffer) => appendFileSync(log, chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return {
    exited,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

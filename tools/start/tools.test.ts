import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'sojourn-tools-'));
// Open to the database's user, so that the server's files stay inside
chmodSync(stateDir, 0o755);
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

function tool(name: string, environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools', `${name}.ts`)], {
    env: { ...process.env, SOJOURN_STATE_DIR: stateDir, ...environment },
    encoding: 'utf8',
  });
  return { status, said: (stdout + stderr).trim() };
}

/** A process that keeps the embedded server of the state directory running. */
async function keeper(): Promise<ChildProcess> {
  const script = `
    const files = ${JSON.stringify(join(ROOT, 'packages/postgres/src'))};
    const { startEmbeddedPostgres } = await import(files + '/embedded/launch.ts');
    const { ensureDatabase } = await import(files + '/databases.ts');
    const server = await startEmbeddedPostgres({ stateDir: ${JSON.stringify(stateDir)}, log() {} });
    await ensureDatabase(server.url('postgres'), 'portal');
    process.once('SIGTERM', async () => { await server.stop(); process.exit(); });
    console.log('up');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => child.stdout.once('data', resolve).once('end', reject));
  return child;
}

test('cases are listed from a database that is started for it and stopped again', () => {
  expect(tool('cases')).toEqual({ status: 0, said: 'no open case' });
  expect(existsSync(join(stateDir, 'postgres/data/postmaster.pid'))).toBe(false);
});

test('cases are listed from a running database, and reset refuses while it runs', async () => {
  const running = await keeper();
  expect(tool('cases')).toEqual({ status: 0, said: 'no open case' });
  const { status, said } = tool('reset');
  expect(status).toBe(1);
  expect(said).toBe(`SOJOURN_STATE_DIR: ${stateDir} is in use by process ${running.pid}; stop it first`);
  running.kill('SIGTERM');
  await new Promise((resolve) => running.once('exit', resolve));
});

test("reset clears what is ours and leaves other people's files", () => {
  writeFileSync(join(stateDir, 'notes.txt'), 'mine');
  expect(tool('reset')).toEqual({ status: 0, said: `cleared ${stateDir}` });
  expect(existsSync(join(stateDir, 'postgres'))).toBe(false);
  expect(existsSync(join(stateDir, 'notes.txt'))).toBe(true);
});

test.each([
  [
    'cases',
    { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' },
    'DATABASE_URL: the database at 127.0.0.1:1/x',
  ],
  ['start', { PORT: 'abc' }, "PORT: 'abc' is not a port between 1 and 65535"],
  ['start', { PORT: '65535' }, 'BANK_PORT: 65536 is beyond 65535'],
  [
    'start',
    { SOJOURN_STATE_DIR: '/dev/null/x', PORT: '38471' },
    'SOJOURN_STATE_DIR: /dev/null/x cannot be used',
  ],
  ['start', { LOG_LEVEL: 'loud' }, "LOG_LEVEL: 'loud' is not one of"],
])('%s with %j says one line and fails', (name, environment, beginning) => {
  const { status, said } = tool(name, environment);
  expect(status).toBe(1);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toContain(beginning);
  expect(said).not.toContain('secret');
});

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { afterAll, expect, test } from 'vitest';
import { connectPortal } from '../../apps/server/src/db/client.ts';
import { listCases } from '../../apps/server/src/modules/desk/cases/list-cases.ts';
import { openCase } from '../../apps/server/src/modules/desk/cases/open-case.ts';
import { addKey } from '../../apps/server/src/modules/desk/proofs/store.ts';
import { readRows } from '../../apps/server/src/modules/platform/audit/store.ts';
import { openWords } from '../../apps/server/src/modules/platform/audit/write-entry.ts';
import { identitySeals } from '../../apps/server/src/seal.ts';
import { proofSigner } from '../../apps/server/src/signer.ts';
import { testClock } from '../../apps/server/src/testing/clock.ts';
import { findEmbedded } from '../../packages/postgres/src/embedded/find.ts';
import { FLIGHT_CASES } from '../../products/flight/sell/booking/case-types.ts';
import { ROOT } from '../root.ts';
import { openState } from './state.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'sojourn-tools-'));
// Open to the database's user, so that the server's files stay inside
chmodSync(stateDir, 0o755);
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

function tool(name: string, environment: Record<string, string> = {}, words: readonly string[] = []) {
  const command = [join(ROOT, 'tools', `${name}.ts`), ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
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

/** Its code. */
async function openOne(): Promise<string> {
  const { db, close } = connectPortal({ url: findEmbedded(stateDir)!.url!('portal'), poolSize: 1 });
  const effects = { clock: testClock(), random: { bytes: (count: number) => new Uint8Array(count) } };
  const of = { tenantId: 'consumer', customerId: 'cus_1' as CustomerId } as const;
  const trouble = { type: FLIGHT_CASES.ticketNotVoided, subjectId: 'bkg_1', facts: {} } as const;
  await withTransaction(db, (tx) => openCase(tx, effects, { ...of, ...trouble }));
  const [opened] = await listCases(db);
  await close();
  return opened!.code;
}

/** What was typed at the case is in the audit log: who, what and why, also what failed. */
async function expectNoted(): Promise<void> {
  const made = tool('companies', {}, ['create', 'business', 'Northline', 'acc_fleet_1', 'priya']);
  expect(made.said).toMatch(/^created biz_/);
  expect(tool('audit', {}, ['verify']).said).toBe('9 rows, none was changed');
  const { db, close } = connectPortal({ url: findEmbedded(stateDir)!.url!('portal'), poolSize: 1 });
  const rows = await readRows(db, 'consumer', 0, 100);
  const keys = { current: openState(stateDir).serverKey, others: [] };
  for (const key of proofSigner(keys).publicKeys) await addKey(db, key, testClock().now());
  await close();
  const seen = rows.map(({ agentId, body, sealed, endedOf }) => {
    const { call, step, result, tenantId, commitment } = JSON.parse(body) as Record<string, string>;
    expect([agentId, tenantId]).toEqual([`operator:${userInfo().username}`, 'consumer']);
    expect(body).not.toContain('telephone');
    if (step === 'view') return `${call} ${result}`;
    const random = { bytes: () => new Uint8Array(24) };
    const words = openWords(
      identitySeals(keys, random),
      'consumer',
      { commitment: commitment ?? null },
      sealed,
    );
    return `${call} ${endedOf === null ? step : result}${words ? `: ${words.reason}` : ''}`;
  });
  expect(seen).toEqual([
    'cases.list ok',
    'cases.credit begun: by hand',
    'cases.credit Failed',
    'cases.close begun: voided by telephone',
    'cases.close ok',
    'cases.close begun: voided by telephone',
    'cases.close Failed',
  ]);
  expect(tool('cases', { SERVER_KEY: 'x'.repeat(64) }).said).toContain('no server of this database has');
}

test('cases are listed from a database that is started for it and stopped again', () => {
  expect(tool('cases')).toEqual({ status: 0, said: 'no open cases' });
  expect(existsSync(join(stateDir, 'postgres/data/postmaster.pid'))).toBe(false);
});

test('closing a case takes the case and a reason; without them its help is printed', () => {
  const help = tool('cases', {}, ['--help']);
  expect(help).toEqual({ status: 0, said: expect.stringContaining('close <case> <reason>') });
  for (const words of [
    ['close', 'C-NEVER1', ' '],
    ['shut'],
    ['credit', 'C-NEVER1', 'much', 'typed'],
    ['decline', 'C-NEVER1'],
  ])
    expect(tool('cases', {}, words)).toEqual({ ...help, status: 1 });
});

// Starts many processes, one after the other
const SLOW = { timeout: 120_000 };
test('cases are listed and closed in a running database, and reset refuses while it runs', SLOW, async () => {
  const running = await keeper();
  expect(tool('cases')).toEqual({ status: 0, said: 'no open cases' });
  const code = await openOne();
  expect(tool('cases').said).toContain(`${code}  ticketNotVoided  bkg_1`);
  const close = (which: string) => tool('cases', {}, ['close', which, 'voided', 'by', 'telephone']);
  expect(close('C-NEVER1')).toEqual({ status: 1, said: 'no case C-NEVER1' });
  const credit = tool('cases', {}, ['credit', code, '25.00', 'by', 'hand']);
  expect(credit).toEqual({ status: 1, said: `case ${code} isn’t a dispute; close it` });
  expect(close(code)).toEqual({ status: 0, said: `closed ${code}: ticketNotVoided of bkg_1` });
  expect(close(code)).toEqual({ status: 1, said: `case ${code} is already closed` });
  expect(tool('cases')).toEqual({ status: 0, said: 'no open cases' });
  await expectNoted();
  const { status, said: output } = tool('reset');
  expect(status).toBe(1);
  expect(output).toBe(`SOJOURN_STATE_DIR: ${stateDir} is in use by process ${running.pid}; stop it first`);
  running.kill('SIGTERM');
  await new Promise((resolve) => running.once('exit', resolve));
});

test('a person is exported and erased by code only, and listed when they are back', SLOW, async () => {
  const running = await keeper();
  const { db, close } = connectPortal({ url: findEmbedded(stateDir)!.url!('portal'), poolSize: 1 });
  const at = testClock().now();
  await db
    .insertInto('customers')
    .values({
      tenant_id: 'consumer',
      customer_id: 'cus_quill',
      subject: 'quill',
      first_name: 'Quillon',
      last_name: 'Featherstone',
      email: 'quillon@example.test',
      created_at: at,
    } as never)
    .execute();
  const person = (...words: string[]) => tool('person', {}, words);
  expect(person('erase', 'consumer', 'cus_quill')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^Usage/),
  });
  expect(person('erase', 'consumer', 'cus_none', 'by', 'letter').said).toBe(
    'nobody, or erased: consumer cus_none',
  );
  const first = person('erase', 'consumer', 'cus_quill', 'by', 'letter');
  expect([first.status, first.said]).toEqual([1, expect.stringContaining('nothing was done')]);
  expect(person('status', 'consumer', 'cus_quill').said).toBe('no erasure requested');
  const code = /--code (\w+)/.exec(first.said)?.[1] ?? '';
  // Of another deed
  expect(person('export', 'consumer', 'cus_quill', '--code', code, 'by', 'letter').status).toBe(1);
  const second = person('erase', 'consumer', 'cus_quill', '--code', code, 'by', 'letter');
  expect([second.status, second.said]).toEqual([0, expect.stringMatching(/^a running server erases/)]);
  expect(person('status', 'consumer', 'cus_quill').said).toMatch(/^erased after /);

  const log = join(stateDir, 'server.log');
  const line = (customerId: string) =>
    JSON.stringify({ tenantId: 'consumer', customerId, msg: 'person erased' });
  writeFileSync(log, ['listening', line('cus_quill'), line('cus_gone')].join('\n'));
  expect(person('again', log).said).toBe('consumer cus_quill\n2 erased by the log, 1 of them to erase again');
  const noted = await readRows(db, 'consumer', 0, 100);
  expect(noted.some(({ body }) => body.includes('person.erase'))).toBe(true);
  await close();
  running.kill('SIGTERM');
  await new Promise((resolve) => running.once('exit', resolve));
  rmSync(log);
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
    { SOJOURN_STATE_DIR: '/dev/null/x', PORT: '18471' },
    'SOJOURN_STATE_DIR: /dev/null/x cannot be used',
  ],
  ['start', { LOG_LEVEL: 'loud' }, "LOG_LEVEL: 'loud' is not one of"],
])('%s with %j says one line and fails', (name, environment, beginning) => {
  const { status, said: output } = tool(name, environment);
  expect(status).toBe(1);
  expect(output.split('\n')).toHaveLength(1);
  expect(output).toContain(beginning);
  expect(output).not.toContain('secret');
});

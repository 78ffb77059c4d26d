import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort } from '../../packages/postgres/src/embedded/launch.ts';
import { identityOf, waitForEnd } from '../../packages/postgres/src/embedded/processes.ts';
import { ROOT } from '../root.ts';
import { requirePorts } from './ports.ts';
import { type Program, type Running, runProgram } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'sojourn-programs-'));
const started: Running[] = [];
afterEach(async () => void (await Promise.all(started.splice(0).map((each) => each.stop()))));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that serves on PORT until stopped, behaving as MANNER says. */
const SOURCE = `
import { createServer } from 'node:http';
const { PORT, MANNER } = process.env;
if (MANNER === 'broken') process.exit(3);
createServer((request, response) => {
  if (request.url === '/die') process.exit(7);
  response.end(String(process.pid));
}).listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => { if (MANNER !== 'deaf') process.exit(0); });
`;

async function program(manner = 'plain'): Promise<Program> {
  const file = join(folder, 'main.mjs');
  writeFileSync(file, SOURCE);
  const port = await freePort();
  return {
    name: 'sample',
    entry: relative(ROOT, file),
    environment: { PORT: String(port), MANNER: manner },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  };
}

function run(given: Program, log: (line: string) => void = () => undefined): Running {
  const running = runProgram(given, log);
  started.push(running);
  return running;
}

const pidOf = async (url: string): Promise<number> => Number(await (await fetch(url)).text());

async function eventually(pidChanged: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await pidChanged().catch(() => false)) return;
    await sleep(50);
  }
  throw new Error('it never happened');
}

test('a program is ready once it answers, and a stop leaves no process', async () => {
  const given = await program();
  const running = run(given);
  await running.ready;
  const pid = await pidOf(given.readyUrl);
  expect(pid).toBe(running.pid());
  await running.stop();
  expect(identityOf(pid)).toBeUndefined();
});

test('a program that ends before it can serve is an error that names it', async () => {
  await expect(run(await program('broken')).ready).rejects.toThrow(
    'sample ended before it could serve (exit code 3)',
  );
});

test('a program that does not listen to SIGTERM is killed within three seconds', async () => {
  const running = run(await program('deaf'));
  await running.ready;
  const begun = performance.now();
  await running.stop();
  expect(performance.now() - begun).toBeLessThan(3_000);
});

test('a program that dies is started again, with a line that says so', async () => {
  const given = await program();
  const lines: string[] = [];
  const running = run(given, (line) => lines.push(line));
  await running.ready;
  const first = await pidOf(given.readyUrl);
  await fetch(given.readyUrl.replace('readyz', 'die')).catch(() => undefined);
  await eventually(async () => (await pidOf(given.readyUrl)) !== first);
  expect(lines).toEqual(['sample ended (exit code 7); starting it again, 1 of 5']);
});

test('a restart that was asked for is not counted as a death', async () => {
  const given = await program();
  const lines: string[] = [];
  const running = run(given, (line) => lines.push(line));
  await running.ready;
  const first = await pidOf(given.readyUrl);
  await running.restart();
  expect(await pidOf(given.readyUrl)).not.toBe(first);
  expect(lines).toEqual([]);
});

test('a watched program that dies waits for the next restart', async () => {
  const given = await program();
  const lines: string[] = [];
  const running = runProgram(given, (line) => lines.push(line), null);
  started.push(running);
  await running.ready;
  const first = await pidOf(given.readyUrl);
  await fetch(given.readyUrl.replace('readyz', 'die')).catch(() => undefined);
  await expect.poll(() => lines).toEqual(['sample ended (exit code 7); the next change starts it again']);
  await running.restart();
  expect(await pidOf(given.readyUrl)).not.toBe(first);
});

test('a program ends by itself when its parent is killed', async () => {
  const given = await program();
  const script = `
    import { runProgram } from ${JSON.stringify(new URL('./processes.ts', import.meta.url).href)};
    const running = runProgram(${JSON.stringify(given)}, () => {});
    await running.ready;
    console.log(running.pid());`;
  const parent: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await new Promise<Buffer>((resolve) => parent.stdout?.once('data', resolve));
  const pid = Number(String(output));
  expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain('main.mjs');
  parent.kill('SIGKILL');
  expect(await waitForEnd(pid, 4_000)).toBe(true);
});

test('a taken port, a port used twice and a host that is not ours are named by their settings', async () => {
  const port = await freePort();
  const taken = createServer().listen(port, '127.0.0.1');
  await expect(requirePorts('127.0.0.1', { PORT: port })).rejects.toThrow(
    `PORT: port ${port} on 127.0.0.1 is taken; set PORT to a free one`,
  );
  taken.close();
  await expect(requirePorts('127.0.0.1', { PORT: 9000, BANK_PORT: 9000 })).rejects.toThrow(
    'PORT: 9000 is also BANK_PORT',
  );
  await expect(requirePorts('192.0.2.1', { PORT: port })).rejects.toThrow('HOST: cannot listen on 192.0.2.1');
});

/** Every program says what it does, and starts nothing when it's only asked that. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { helpOf } from './help.ts';
import { ROOT } from './root.ts';

const scripts = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts as Record<
  string,
  string
>;
const tools = [
  ...new Set(Object.values(scripts).flatMap((script) => /^node (\S+\.ts)/.exec(script)?.[1] ?? [])),
  'tools/import-airports.ts',
];
const mains = readdirSync(join(ROOT, 'apps'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(bank|server|vault)\/src\/(.*\/)?main\.ts$/.test(path))
  .filter((path) => !path.includes('/page/'))
  .map((path) => `apps/${path}`);

function askForHelp(program: string): Promise<{ status: number | null; printed: string }> {
  const child = spawn(process.execPath, [join(ROOT, program), '--help'], {
    cwd: ROOT,
    // No setting at all: asking for help needs none
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => {
      printed += String(chunk);
    });
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, printed })));
}

test.each(tools)('%s offers help', (program) => {
  expect(readFileSync(join(ROOT, program), 'utf8')).toContain('offerHelp(import.meta);');
  expect(helpOf(basename(program, '.ts'))).toMatch(/^Usage: (npm|node) /);
});

/** A start takes seconds for some tools, and all share the same few lines. */
test.each(['tools/start.ts', 'tools/migrate.ts', ...mains])(
  '%s --help',
  { timeout: 60_000 },
  async (program) => {
    const { status, printed } = await askForHelp(program);
    expect(printed).toMatch(/^Usage: (npm|node) /);
    expect(status).toBe(0);
  },
);

test('the programs that customers’ requests reach are among them', () => {
  expect(mains).toEqual(
    expect.arrayContaining([
      'apps/server/src/main.ts',
      'apps/bank/src/main.ts',
      'apps/vault/src/main.ts',
      'apps/vault/src/rotate-keys/main.ts',
    ]),
  );
});

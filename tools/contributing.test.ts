/**
 * CONTRIBUTING.md works as it's written: each of its edits applies to the sources, and at night, in a copy,
 * the commands after them pass.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './root.ts';
import { copySources } from './testing/copy-sources.ts';

type Edit = { readonly file: string; readonly before: string; readonly after: string };
type Section = {
  readonly title: string;
  readonly edits: readonly Edit[];
  readonly commands: readonly string[];
};

/** The blocks of a language in a part of the page. */
const blocksOf = (part: string, language: string): string[] =>
  [...part.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block = '']) => block);

/** `--- path`, then lines that stay (` `), go (`-`) or come (`+`). */
function editsOf(block: string): Edit[] {
  return block.split(/^--- /m).flatMap((part): Edit[] => {
    const [file = '', ...lines] = part.replace(/\n$/, '').split('\n');
    if (file === '') return [];
    const without = (sign: string) =>
      lines.flatMap((line) => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join('');
    return [{ file, before: without('+'), after: without('-') }];
  });
}

const SECTIONS: readonly Section[] = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((part) => ({
    title: part.slice(0, part.indexOf('\n')),
    edits: blocksOf(part, 'diff').flatMap(editsOf),
    commands: blocksOf(part, 'sh').flatMap((block) => block.trim().split('\n')),
  }));

/** What's replaced is there once, so that nobody has to look for the place. */
function applyEdit({ file, before, after }: Edit, root: string): string {
  const parts = readFileSync(join(root, file), 'utf8').split(before);
  expect(parts.length - 1, `times that ${file} has\n${before}`).toBe(1);
  return parts.join(after);
}

test('it has the five changes', () => {
  expect(SECTIONS.map(({ title }) => title)).toEqual([
    'A message',
    'A fare rule',
    'A scenario',
    'A checkout field',
    'A new product',
  ]);
});

test.each(SECTIONS)('$title: every edit finds its place', ({ edits, commands }) => {
  expect(edits.length).toBeGreaterThan(0);
  expect(commands.length).toBeGreaterThan(0);
  for (const edit of edits) applyEdit(edit, ROOT);
});

describe.runIf(process.env.NIGHTLY)('in a copy', () => {
  let copy = '';
  const run = (program: string, ...given: string[]): void => {
    const PATH = [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const { NIGHTLY: _, ...environment } = process.env;
    const how = { cwd: copy, env: { ...environment, PATH }, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(program, given, how);
    expect(status, `${given.join(' ')}\n${stdout}${stderr}`).toBe(0);
  };
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'sojourn-contributing-'));
    copySources(copy);
    // The checks look at what git has
    run('git', 'init', '--quiet', '--initial-branch=main');
    run('git', 'add', '--all');
    run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.test', 'commit', '--quiet', '--message=Start');
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true }));

  test.each(SECTIONS)('$title: its commands pass', { timeout: 1_200_000 }, ({ edits, commands }) => {
    for (const edit of edits) writeFileSync(join(copy, edit.file), applyEdit(edit, copy));
    for (const command of commands) run('sh', '-c', command);
  });
});

/** What the README names exists: texts on screen, commands, files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { ROOT } from './root.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const MESSAGES = join(ROOT, 'packages/web/src/messages/en');
const found = (pattern: RegExp): string[] => [...README.matchAll(pattern)].map(([, name = '']) => name);

test('every text that the tour names is on a screen', () => {
  const texts = new Set(
    readdirSync(MESSAGES).flatMap((file) =>
      Object.values(JSON.parse(readFileSync(join(MESSAGES, file), 'utf8')) as Record<string, string>),
    ),
  );
  const named = found(/(?<!\*)\*([^*\n]+)\*(?!\*)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !texts.has(name))).toEqual([]);
});

test('every command that it names is a script', () => {
  const named = found(/npm run ([\w-]+)/g);
  expect(named.filter((name) => !Object.hasOwn(packageFile.scripts, name))).toEqual([]);
});

test('every file that it links or runs is there', () => {
  const named = [...found(/\]\((?!https?:)([^)#]+)/g), ...found(/`node ([\w./-]+)/g)];
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

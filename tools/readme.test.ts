/** What the README names exists (texts on screen, commands), and the files that it and other pages name. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readTexts } from '../apps/portal/build/catalog-files.ts';
import packageFile from '../package.json' with { type: 'json' };
import { listFiles } from './checks/source.ts';
import { ROOT } from './root.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const allIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
const found = (pattern: RegExp): string[] => allIn(README, pattern);

test('every text that the tour names is on a screen', () => {
  const texts = new Set(Object.values(readTexts('en')));
  const named = found(/(?<!\*)\*([^*\n]+)\*(?!\*)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !texts.has(name))).toEqual([]);
});

test('every command that it names is a script', () => {
  const named = found(/npm run ([\w-]+)/g);
  expect(named.filter((name) => !Object.hasOwn(packageFile.scripts, name))).toEqual([]);
});

/** Pages for people who work on it; decisions and upgrade notes may name what's gone. */
const PAGES = listFiles().filter((path) => path.endsWith('.md') && !path.startsWith('docs/'));

test.each(PAGES)('every file that %s links, runs or names is there', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const linked = allIn(text, /\]\((?!https?:|#)([^)#]+)/g).map((path) => join(dirname(page), path));
  const named = allIn(
    text,
    /`(?:node )?((?:apps|config|docs|e2e|modules|packages|products|tools|world)\/[\w./-]+)`/g,
  );
  const paths = named.map((path) => path.replace(/^modules/, 'apps/server/src/modules'));
  expect([...linked, ...paths].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

import { expect, test } from 'vitest';
import { applyRatchet, checkWords } from './words.ts';

const found = (path: string, text: string): string[] =>
  checkWords(path, text).map(({ line, message }) => `${line} ${message.split(';')[0]}`);

test.each([
  ['const toldAgain = 1;', "1 'told' in the name toldAgain"],
  ['function insist() {}', "1 'insist' in the name insist"],
  ['const f = ({ kept: [heard] }) => heard;', "1 'heard' in the name heard"],
  ['type Row = {\n  askedAt: string;\n};', "2 'asked' in the name askedAt"],
  ['\n/**\n * What the page tells.\n */', "3 'tells'"],
  ['// Meanwhile it waits', "1 'meanwhile'"],
])('TypeScript %j', (text, message) => {
  expect(found('a.ts', text)).toEqual([message]);
});

test.each([
  ['a.ts', 'const row = { told: 1 }; row.told;'],
  ['a.ts', "const text = 'told';"],
  ['a.ts', '// Keep what `told` holds, and "told" too'],
  ['a.ts', 'const hotelInnsbruck = 1;'],
  ['a.md', 'Inside `told` and [a link](told.md).'],
  ['db/migrations/0010-told.sql', '-- told'],
])('%s may have %j', (path, text) => {
  expect(found(path, text)).toEqual([]);
});

test.each([
  ['src/told-again.ts', 'export {};', "1 'told' in the name told-again.ts"],
  ['a.css', '.kept-card { color: red }', "1 'kept' in the name kept-card"],
  ['a.css', '\n/* told */', "2 'told'"],
  ['db/migrations/0999-new.sql', '\n-- told', "2 'told'"],
  ['a.md', 'One.\nIt was said.', "2 'said'"],
])('%s with %j', (path, text, message) => {
  expect(found(path, text)).toEqual([message]);
});

test('a folder on the list may have as many as it had, until it has none', () => {
  const problems = [1, 2].map((line) => ({ path: 'apps/bank/a.ts', line, message: 'x' }));
  expect(applyRatchet(problems, { 'apps/bank': 2 })).toEqual([]);
  expect(applyRatchet(problems, { 'apps/bank': 3 })).toEqual([]);
  expect(applyRatchet(problems, { 'apps/bank': 1 })).toHaveLength(1);
  expect(applyRatchet(problems, {})).toEqual(problems);
  expect(applyRatchet(problems, { 'apps/bank': 2, 'apps/vault': 1 })).toHaveLength(1);
});

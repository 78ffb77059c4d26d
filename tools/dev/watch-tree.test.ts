import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchTree } from './watch-tree.ts';

const top = mkdtempSync(join(tmpdir(), 'sojourn-watched-'));
const seen = new Set<string>();
let end: () => void;
beforeAll(() => {
  mkdirSync(join(top, 'src/node_modules'), { recursive: true });
  writeFileSync(join(top, 'src/price.ts'), '1');
  end = watchTree(top, (path) => seen.add(relative(top, path)));
});
afterAll(() => {
  end();
  rmSync(top, { recursive: true });
});

async function expectSeen(path: string): Promise<void> {
  await expect.poll(() => seen.has(path)).toBe(true);
  seen.clear();
}

test('a file is noticed each time that an editor saves it by renaming', async () => {
  for (const text of ['2', '3', '4']) {
    writeFileSync(join(top, 'src/.price.ts.swap'), text);
    renameSync(join(top, 'src/.price.ts.swap'), join(top, 'src/price.ts'));
    await expectSeen('src/price.ts');
  }
});

test('files of a new folder are noticed, also when the folder was removed and made again', async () => {
  for (const text of ['1', '2']) {
    mkdirSync(join(top, 'src/new'));
    await expectSeen('src/new');
    writeFileSync(join(top, 'src/new/file.ts'), text);
    await expectSeen('src/new/file.ts');
    rmSync(join(top, 'src/new'), { recursive: true });
    await expectSeen('src/new');
  }
});

test('packages that are installed are not watched', async () => {
  writeFileSync(join(top, 'src/node_modules/package.js'), '');
  writeFileSync(join(top, 'src/last.ts'), '');
  await expect.poll(() => seen.has('src/last.ts')).toBe(true);
  expect([...seen].filter((path) => path.includes('node_modules'))).toEqual([]);
});

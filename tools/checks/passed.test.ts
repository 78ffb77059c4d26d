import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentsOf, differing, readPassed, writePassed } from './passed.ts';

test('what changed, was added or was removed since a check passed differs, and nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'passed-'));
  try {
    expect(readPassed(root)).toEqual({});
    for (const name of ['same.ts', 'changed.ts', 'removed.ts']) writeFileSync(join(root, name), name);
    writePassed(contentsOf(['same.ts', 'changed.ts', 'removed.ts'], root), root);
    writeFileSync(join(root, 'changed.ts'), 'other');
    writeFileSync(join(root, 'added.ts'), 'added');
    const now = contentsOf(['same.ts', 'changed.ts', 'added.ts'], root);
    expect(differing(now, readPassed(root)).sort()).toEqual(['added.ts', 'changed.ts', 'removed.ts']);
  } finally {
    rmSync(root, { recursive: true });
  }
});

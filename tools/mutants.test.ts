import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from './data/mutants.ts';
import { ROOT } from './root.ts';

test.each(MUTANTS)('the mistake can still be made: %s', (_name, file, words, instead, tests, only) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  expect(text.split(words).length, `'${words}' in ${file}`).toBe(2);
  expect(instead).not.toBe(words);
  expect(existsSync(join(ROOT, tests))).toBe(true);
  if (only) expect(readFileSync(join(ROOT, tests), 'utf8')).toContain(only);
});

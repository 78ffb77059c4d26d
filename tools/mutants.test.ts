import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from './data/mutants.ts';
import { ROOT } from './root.ts';

test.each(MUTANTS.map((mutant) => [mutant[0], mutant] as const))(
  'the mistake can still be made: %s',
  (_, of) => {
    const [, file, words, instead, tests, only] = of;
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(text.split(words).length, `'${words}' in ${file}`).toBe(2);
    expect(instead).not.toBe(words);
    expect(existsSync(join(ROOT, tests))).toBe(true);
    if (only) expect(readFileSync(join(ROOT, tests), 'utf8')).toMatch(new RegExp(only));
  },
);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from './data/mutants.ts';
import { ROOT } from './root.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const SUITE = 'products/testing/conformance';
/** The tests of a product are those of the suite. */
const textOf = (tests: string): string =>
  tests.endsWith('/conformance.test.ts')
    ? readdirSync(join(ROOT, SUITE), { encoding: 'utf8', recursive: true })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => read(`${SUITE}/${name}`))
        .join('\n')
    : read(tests);

test.each(MUTANTS.map((mutant) => [mutant[0], mutant] as const))(
  'the mistake can still be made: %s',
  (_, of) => {
    const [, file, words, instead, tests, only] = of;
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(text.split(words).length, `'${words}' in ${file}`).toBe(2);
    expect(instead).not.toBe(words);
    expect(existsSync(join(ROOT, tests))).toBe(true);
    if (only) expect(textOf(tests)).toMatch(new RegExp(only));
  },
);

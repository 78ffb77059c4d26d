import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { countReport } from './run-vitest.ts';

const file = (name: string, status: string, ...tests: string[]) => ({
  name: join(ROOT, name),
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test.each([
  [[file('a.test.ts', 'passed', 'passed', 'passed', 'skipped')], { 'a.test.ts': { passed: 2, failed: 0 } }],
  [[file('a.test.ts', 'failed', 'passed', 'failed')], { 'a.test.ts': { passed: 1, failed: 1 } }],
  [
    [file('a.test.ts', 'failed'), file('b/c.test.ts', 'passed', 'passed')],
    { 'a.test.ts': { passed: 0, failed: 1 }, 'b/c.test.ts': { passed: 1, failed: 0 } },
  ],
  [[], {}],
])('%j counts as %j', (testResults, counts) => {
  expect(Object.fromEntries(countReport({ testResults }))).toEqual(counts);
});

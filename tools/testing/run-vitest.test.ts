import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { countReport } from './run-vitest.ts';

const MESSAGE = 'Error: expected 1 to be 2\n    at a.test.ts:1';
const file = (name: string, status: string, ...tests: string[]) => ({
  name: join(ROOT, name),
  status,
  message: tests.length === 0 ? MESSAGE : '',
  assertionResults: tests.map((each, index) => ({
    status: each,
    fullName: `test ${index}`,
    failureMessages: each === 'failed' ? [MESSAGE] : [],
  })),
});
const failure = (test: string) => ({ test, message: 'Error: expected 1 to be 2' });

test.each([
  [
    [file('a.test.ts', 'passed', 'passed', 'passed', 'skipped')],
    { 'a.test.ts': { passed: 2, failures: [] } },
  ],
  [
    [file('a.test.ts', 'failed', 'passed', 'failed')],
    { 'a.test.ts': { passed: 1, failures: [failure('test 1')] } },
  ],
  [
    [file('a.test.ts', 'failed'), file('b/c.test.ts', 'passed', 'passed')],
    {
      'a.test.ts': { passed: 0, failures: [failure('the file itself')] },
      'b/c.test.ts': { passed: 1, failures: [] },
    },
  ],
  [[], {}],
])('%j counts as %j', (testResults, counts) => {
  expect(Object.fromEntries(countReport({ testResults }))).toEqual(counts);
});

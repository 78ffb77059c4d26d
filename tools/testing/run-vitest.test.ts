import { expect, test } from 'vitest';
import { countReport } from './run-vitest.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test.each([
  [[file('passed', 'passed', 'passed', 'skipped')], { passed: 2, failed: 0 }],
  [[file('failed', 'passed', 'failed')], { passed: 1, failed: 1 }],
  [[file('failed'), file('passed', 'passed')], { passed: 1, failed: 1 }],
  [[], { passed: 0, failed: 0 }],
])('%j counts as %j', (testResults, count) => {
  expect(countReport({ testResults })).toEqual(count);
});

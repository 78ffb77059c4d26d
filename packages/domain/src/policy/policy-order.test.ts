import { expect, test } from 'vitest';
import { policyLineAt } from './policy-order.ts';

const isInPolicy = (item: string): boolean => item === 'in';

test('the line is before the first result that breaks the policy, once those that keep it come first', () => {
  expect(policyLineAt(['in', 'in', 'out', 'out'], isInPolicy)).toBe(2);
  expect(policyLineAt(['out', 'out'], isInPolicy)).toBe(0);
});

test('there is no line where nothing breaks the policy, nor while a list is read in another order', () => {
  expect(policyLineAt(['in', 'in'], isInPolicy)).toBeNull();
  expect(policyLineAt([], isInPolicy)).toBeNull();
  expect(policyLineAt(['in', 'out', 'in'], isInPolicy)).toBeNull();
});

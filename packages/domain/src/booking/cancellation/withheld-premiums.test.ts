import { expect, test } from 'vitest';
import { money } from '../../money.ts';
import { withheldProtections } from './withheld-premiums.ts';

const change = { protection: 'changeForAnyReason', premium: money(28_00), returned: money(0) } as const;
const cancel = { protection: 'cancelForAnyReason', premium: money(40_00), returned: money(40_00) } as const;

test('add-ons are named whose price is kept, and no other', () => {
  expect(withheldProtections([change, cancel], money(28_00))).toEqual(['changeForAnyReason']);
  expect(withheldProtections([], money(0))).toEqual([]);
});

test('no add-on is named for a sum that isn’t its own', () => {
  expect(withheldProtections([change, cancel], money(68_00))).toEqual([]);
});

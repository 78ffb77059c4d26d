import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { maintenanceTimes } from './maintenance-rule.ts';

const [from, until] = ['2027-02-13T03:00:00Z', '2027-02-13T05:00:00Z'];
const variant = (data: object, variantName: 'available' | 'control' = 'available') => ({
  variantName,
  data: data as { readonly [key: string]: unknown },
});

test.each([
  ['ahead', variant({ from, until }), '2027-02-08T15:00:00Z', true],
  ['in progress', variant({ from, until }), '2027-02-13T04:59:59Z', true],
  ['over', variant({ from, until }), until, false],
  ['of others', variant({ from, until }, 'control'), from, false],
  ['without an end', variant({ from }), from, false],
  ['that ends before it begins', variant({ from: until, until: from }), '2027-02-08T15:00:00Z', false],
  ['at no time', variant({ from: 'soon', until: '2027-02-31T' }), from, false],
  ['of nothing', variant({}), from, false],
  ['that is not known yet', undefined, from, false],
])('maintenance %s', (_name, value, now, isAnnounced) => {
  expect(maintenanceTimes(value, now as Instant)).toEqual(isAnnounced ? { from, until } : null);
});

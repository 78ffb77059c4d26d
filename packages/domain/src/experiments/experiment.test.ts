import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import {
  bucketOf,
  type Experiment,
  type Participant,
  printVariant,
  readVariant,
  variantOf,
} from './experiment.ts';

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();
const NOBODY = { emails: [], customers: [], businesses: [] };
const experiment = (available: number, change: Partial<Experiment> = {}): Experiment => ({
  id: 'c1-marketplace-wishlists',
  tenants: ['consumer', 'business'],
  percentages: { control: 100 - available, available },
  allow: NOBODY,
  ...change,
});
const person = (customerId: string, change: Partial<Participant> = {}): Participant => ({
  tenantId: 'consumer',
  customerId,
  email: `${customerId}@example.test`,
  businessId: null,
  ...change,
});
const PEOPLE = Array.from({ length: 20_000 }, (_, i) => person(`cus_${i}`));
const chosen = (of: Experiment) => PEOPLE.filter((each) => variantOf(of, each, sha256) === 'available');

describe('buckets', () => {
  it('are even: of 20 000 customers each tenth has a tenth', () => {
    const counts = Array<number>(10).fill(0);
    for (const { customerId } of PEOPLE) {
      const tenth = Math.floor(bucketOf(sha256(`consumer:${customerId}:x`)) / 1000);
      counts[tenth] = counts[tenth]! + 1;
    }
    // Chi-squared with 9 degrees of freedom: above 27.9 once in a thousand times, and the hash is fixed
    const chi = counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
    expect(chi).toBeLessThan(27.9);
  });
  it.each([0, 0.01, 1, 10, 33.33, 50, 99.99, 100])('give %d percent their share', (percent) => {
    const share = (chosen(experiment(percent)).length / PEOPLE.length) * 100;
    expect(Math.abs(share - percent)).toBeLessThan(1.2);
    if (percent === 0 || percent === 100) expect(share).toBe(percent);
  });
  it('stay as they are: a larger share only adds people', () => {
    const few = chosen(experiment(10));
    const more = new Set(chosen(experiment(40)));
    expect(few.every((each) => more.has(each))).toBe(true);
  });
  it('of two experiments have nothing to do with each other', () => {
    const a = new Set(chosen(experiment(50)));
    const both = chosen(experiment(50, { id: 'another' })).filter((each) => a.has(each));
    expect(Math.abs(both.length / PEOPLE.length - 0.25)).toBeLessThan(0.012);
  });
  it('are known: the same customer has the same bucket in every release', () => {
    expect(bucketOf(sha256('consumer:cus_1:c1-marketplace-wishlists'))).toBe(5850);
    const at = (available: number) => variantOf(experiment(available), person('cus_1'), sha256);
    expect([at(58.5), at(58.51)]).toEqual(['control', 'available']);
  });
});

test.each([
  ['by address, in any case', { emails: ['CUS_7@Example.test'] }, {}, 'available'],
  ['by customer', { customers: ['cus_7'] }, {}, 'available'],
  ['by company', { businesses: ['biz_1'] }, { businessId: 'biz_1' }, 'available'],
  ['not by another company', { businesses: ['biz_1'] }, { businessId: 'biz_2' }, 'control'],
  ['not without a company', { businesses: ['null'] }, {}, 'control'],
  ['not at a site where it does not run', { customers: ['cus_7'] }, { tenantId: 'business' }, 'control'],
] as const)('who is let in %s has it', (_name, allow, who, variant) => {
  const closed = experiment(0, { allow: { ...NOBODY, ...allow }, tenants: ['consumer'] });
  expect(variantOf(closed, person('cus_7', who), sha256)).toBe(variant);
});

test('a variant with data travels as JSON, another by its name', () => {
  const data = { control: {}, available: { until: '2027-03-01' } };
  const text = printVariant(experiment(0, { data }), 'available');
  expect(JSON.parse(text)).toEqual({ variantName: 'available', data: data.available });
  expect(
    [text, 'available', 'control', '{', 'else', '{"variantName":1}'].map(
      (each) => readVariant(each).variantName,
    ),
  ).toEqual(['available', 'available', 'control', 'control', 'control', 'control']);
  expect(readVariant(text).data).toEqual(data.available);
  expect(readVariant('{"variantName":"available","data":7}').data).toEqual({});
  expect(printVariant(experiment(0), 'control')).toBe('control');
});

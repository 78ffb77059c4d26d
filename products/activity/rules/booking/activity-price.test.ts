import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Unit } from '../activity.ts';
import { priceActivity } from './activity-price.ts';

const ADULT: Unit = {
  unitId: 'adult',
  kind: 'adult',
  ages: { from: 13, to: 99 },
  needsId: false,
  places: 1,
  least: 0,
  most: null,
  companions: [],
  priceMinor: 48_00,
};
const CHILD: Unit = {
  ...ADULT,
  unitId: 'child',
  kind: 'child',
  ages: { from: 4, to: 12 },
  priceMinor: 28_00,
};
const BY_UNIT = { pricing: { by: 'unit' }, units: [ADULT, CHILD], taxBps: 0, offerBps: 0 } as const;
const adults = (count: number) => [{ unitId: 'adult', count }];

test('two adults of a sail at 48.00 pay 96.00', () =>
  expect(priceActivity(BY_UNIT, adults(2))?.totalMinor).toBe(96_00));

test('an offer is taken off before taxes', () =>
  expect(priceActivity({ ...BY_UNIT, offerBps: 1_000, taxBps: 600 }, adults(1))).toMatchObject({
    offerMinor: -4_80,
    taxMinor: 2_59,
    totalMinor: 45_79,
  }));

test('a group of six pays once, a seventh isn’t taken unless there may be two groups', () => {
  const group = { by: 'group', amountMinor: 300_00, people: 6, groupsMax: 1 } as const;
  expect(priceActivity({ ...BY_UNIT, pricing: group }, adults(4))?.totalMinor).toBe(300_00);
  expect(priceActivity({ ...BY_UNIT, pricing: group }, adults(7))).toBeNull();
  const two = { ...group, groupsMax: 2 };
  expect(priceActivity({ ...BY_UNIT, pricing: two }, adults(7))).toMatchObject({
    groups: 2,
    totalMinor: 600_00,
  });
});

test('nobody, or a unit that isn’t sold, is a mistake of the caller', () => {
  expect(() => priceActivity(BY_UNIT, [])).toThrow(RangeError);
  expect(() => priceActivity(BY_UNIT, [{ unitId: 'dog', count: 1 }])).toThrow(RangeError);
});

test('the lines sum to the total, whatever is booked', () => {
  const counts = fc.record({
    adult: fc.integer({ min: 1, max: 30 }),
    child: fc.integer({ min: 0, max: 30 }),
  });
  const bps = fc.integer({ min: 0, max: 5_000 });
  fc.assert(
    fc.property(counts, bps, bps, ({ adult, child }, taxBps, offerBps) => {
      const price = priceActivity({ ...BY_UNIT, taxBps, offerBps }, [
        { unitId: 'adult', count: adult },
        { unitId: 'child', count: child },
      ]);
      const lines = price?.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) ?? 0;
      expect(price?.totalMinor).toBe(
        lines + (price?.groupMinor ?? 0) + (price?.offerMinor ?? 0) + (price?.taxMinor ?? 0),
      );
      expect(Number.isInteger(price?.totalMinor)).toBe(true);
    }),
  );
});

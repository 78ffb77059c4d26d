import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EARNING, type EarningAccount, earnedUnits, earningOn } from './earning.ts';

const ofHotels = ({ hotelsMultiplier = 0 }: EarningAccount['earn']) => hotelsMultiplier;
const ofFlights = ({ flightsMultiplier = 0 }: EarningAccount['earn']) => flightsMultiplier;

const SUMMIT = {
  accountReferenceId: 'summit',
  lastFour: '4417',
  lastFourVirtualCardNumbers: ['8820'],
  earn: { hotelsMultiplier: 4, flightsMultiplier: 3 },
};
const CASH = {
  accountReferenceId: 'cash',
  lastFour: '5206',
  lastFourVirtualCardNumbers: [],
  earn: { hotelsMultiplier: 1.5 },
};

test.each([
  [138_432, 4, 5_537],
  [10_000, 4, 400],
  [10_000, 1.5, 150],
  [99, 1, 0],
  [100, 1, 1],
  [0, 4, 0],
])('%d cents at %d earn %d', (cents, multiplier, units) => {
  expect(earnedUnits(cents, multiplier)).toBe(units);
});

test('what is earned is never more than the exact amount, and less by under one unit', () => {
  const tenths = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), tenths, (cents, tenth) => {
      const exactTimesThousand = cents * tenth;
      const units = earnedUnits(cents, tenth / 10);
      expect(units * 1000).toBeLessThanOrEqual(exactTimesThousand);
      expect((units + 1) * 1000).toBeGreaterThan(exactTimesThousand);
    }),
  );
});

test('the account of the card earns, else the first; nothing is no earning', () => {
  const of = (lastFour: string | null, cents = 10_000) =>
    earningOn([SUMMIT, CASH], lastFour, cents, ofHotels)?.accountReferenceId ?? null;
  expect([of('4417'), of('8820'), of('5206'), of('0000'), of(null)]).toEqual([
    'summit',
    'summit',
    'cash',
    'summit',
    'summit',
  ]);
  expect(of('4417', 0)).toBeNull();
  expect(earningOn([], '4417', 10_000, ofHotels)).toBeNull();
  expect(earningOn([{ ...SUMMIT, earn: {} }], '4417', 10_000, ofHotels)).toBeNull();
});

test('hotels and flights earn by the multiplier of each', () => {
  expect(earningOn([SUMMIT], '4417', 59_800, ofFlights)).toMatchObject({ multiplier: 3, units: 1_794 });
  expect(earningOn([SUMMIT], '4417', 138_432, ofHotels)).toMatchObject({ multiplier: 4, units: 5_537 });
  // An account without a rate for flights earns nothing on them, whatever it earns on hotels
  expect(earningOn([CASH], '5206', 10_000, ofFlights)).toBeNull();
});

test('nothing that was taken back, or never earned, is posted later', () => {
  const after = (state: keyof typeof EARNING, seen = new Set<string>()): Set<string> => {
    for (const next of EARNING[state]) if (!seen.has(next)) after(next, seen.add(next));
    return seen;
  };
  expect(after('TakingBack')).toEqual(new Set(['TakenBack']));
  expect(after('Canceled')).toEqual(new Set());
  expect(after('Refused')).toEqual(new Set(['Canceled']));
});

import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { isAtNight, priceTransfer } from './transfer-price.ts';

const NOON = '2027-04-15T12:00' as LocalDateTime;
const LATE = '2027-04-15T23:58' as LocalDateTime;
const CAR = { price: { by: 'vehicle', amountMinor: 34_00 }, nightBps: 0, seatGroups: [] } as const;
const SHUTTLE = { ...CAR, price: { by: 'person', amountMinor: 11_00 } } as const;

test('a car costs the same for one and for three, a shuttle by person', () => {
  expect(priceTransfer(CAR, 1, [], NOON)?.totalMinor).toBe(34_00);
  expect(priceTransfer(CAR, 3, [], NOON)?.totalMinor).toBe(34_00);
  expect(priceTransfer(SHUTTLE, 2, [], NOON)?.totalMinor).toBe(22_00);
});

test('at night a share is added, and its line is there only then', () => {
  const priced = { ...CAR, nightBps: 2_000 };
  expect(priceTransfer(priced, 2, [], NOON)?.lines).toEqual([{ line: 'ride', amountMinor: 34_00 }]);
  expect(priceTransfer(priced, 2, [], LATE)).toEqual({
    lines: [
      { line: 'ride', amountMinor: 34_00 },
      { line: 'night', amountMinor: 6_80 },
    ],
    totalMinor: 40_80,
  });
});

test.each([
  ['05:59', true],
  ['06:00', false],
  ['21:59', false],
  ['22:00', true],
])('%s is at night: %s', (time, expected) =>
  expect(isAtNight(`2027-04-15T${time}` as LocalDateTime)).toBe(expected),
);

test('without a seat for a child there is no price, and nobody is a mistake of the caller', () => {
  expect(priceTransfer(CAR, 3, [1], NOON)).toBeNull();
  expect(() => priceTransfer(CAR, 0, [], NOON)).toThrow(RangeError);
});

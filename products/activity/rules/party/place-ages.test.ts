import { describe, expect, test } from 'vitest';
import type { Unit, UnitKind } from '../activity.ts';
import { checkUnits, placeAges, placesTaken } from './place-ages.ts';

const unit = (kind: UnitKind, from: number, to: number, more: Partial<Unit> = {}): Unit => ({
  unitId: kind,
  kind,
  ages: { from, to },
  needsId: false,
  places: 1,
  least: 0,
  most: null,
  companions: [],
  priceMinor: 48_00,
  ...more,
});
const ADULT = unit('adult', 13, 64);
const SENIOR = unit('senior', 65, 120, { priceMinor: 42_00, needsId: true });
const CHILD = unit('child', 4, 12, { priceMinor: 28_00, companions: ['adult', 'senior'] });
const INFANT = unit('infant', 0, 3, { priceMinor: 0, places: 0, companions: ['adult'] });
const FAMILY: Unit = { ...unit('family', 0, 0), ages: null, places: 4, priceMinor: 120_00 };
const SAIL = { units: [ADULT, SENIOR, CHILD, INFANT, FAMILY], least: 1, most: 12 };

describe('ages are placed into the units of a product', () => {
  test('at the ends of each band', () => {
    expect(placeAges([13, 64, 65, 4, 12, 3, 0], SAIL)).toEqual({
      units: [
        { unitId: 'adult', count: 2 },
        { unitId: 'senior', count: 1 },
        { unitId: 'child', count: 2 },
        { unitId: 'infant', count: 2 },
      ],
      problems: [],
    });
  });

  test('into the cheapest where two bands meet', () => {
    const student = unit('student', 18, 30, { priceMinor: 30_00 });
    expect(placeAges([25, 40], { units: [ADULT, student] }).units).toEqual([
      { unitId: 'adult', count: 1 },
      { unitId: 'student', count: 1 },
    ]);
  });

  test('who fits none is named', () => {
    expect(placeAges([40, 3, 2], { units: [ADULT] })).toEqual({
      units: [{ unitId: 'adult', count: 1 }],
      problems: [{ problem: 'noUnitForAge', ages: [3, 2] }],
    });
  });
});

test('a child alone is refused for the adult that’s missing, and with a senior isn’t', () => {
  const child = { unitId: 'child', count: 1 };
  expect(checkUnits([child], SAIL)).toEqual([
    { problem: 'needsCompanion', unit: 'child', companions: ['adult', 'senior'] },
  ]);
  expect(checkUnits([child, { unitId: 'senior', count: 1 }], SAIL)).toEqual([]);
});

test('fewest and most count for each unit and for the booking', () => {
  expect(checkUnits([], SAIL)).toEqual([{ problem: 'partyTooSmall', least: 1 }]);
  expect(checkUnits([{ unitId: 'adult', count: 13 }], SAIL)).toEqual([
    { problem: 'partyTooLarge', most: 12 },
  ]);
  const pairs = { units: [{ ...ADULT, least: 2, most: 4 }], least: 1, most: null };
  expect(checkUnits([{ unitId: 'adult', count: 1 }], pairs)).toEqual([
    { problem: 'tooFew', unit: 'adult', least: 2 },
  ]);
  expect(checkUnits([{ unitId: 'adult', count: 5 }], pairs)).toEqual([
    { problem: 'tooMany', unit: 'adult', most: 4 },
  ]);
});

test('places are counted in people', () => {
  const chosen = [
    { unitId: 'family', count: 1 },
    { unitId: 'adult', count: 2 },
    { unitId: 'infant', count: 1 },
  ];
  expect(placesTaken(chosen, SAIL.units)).toBe(6);
});

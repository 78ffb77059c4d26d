import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACRISS_CATEGORIES, ACRISS_TYPES, decodeAcriss, fuelKind } from './acriss.ts';
import { CAR_CLASSES, CAR_GROUPS, carClass, carGroup } from './car-class.ts';

test.each([
  ['CFAR', 'compact', 'suv', 'automatic', 'unspecified', 'unspecified', true, 'compactSuv', 'suv'],
  ['MBMN', 'mini', 'twoDoor', 'manual', 'unspecified', 'unspecified', false, 'mini', 'small'],
  ['ECAH', 'economy', 'twoOrFourDoor', 'automatic', 'unspecified', 'hybrid', true, 'economy', 'small'],
  ['IWMD', 'intermediate', 'wagon', 'manual', 'unspecified', 'diesel', true, 'midsizeWagon', 'wagon'],
  ['FFBV', 'fullSize', 'suv', 'automatic', 'fourWheel', 'petrol', true, 'fullSizeSuv', 'suv'],
  ['SDDR', 'standard', 'fourDoor', 'automatic', 'allWheel', 'unspecified', true, 'standard', 'midsize'],
  [
    'CTAR',
    'compact',
    'convertible',
    'automatic',
    'unspecified',
    'unspecified',
    true,
    'convertible',
    'convertible',
  ],
  ['FVMR', 'fullSize', 'passengerVan', 'manual', 'unspecified', 'unspecified', true, 'van', 'van'],
  ['IVMR', 'intermediate', 'passengerVan', 'manual', 'unspecified', 'unspecified', true, 'minivan', 'van'],
  ['CDAE', 'compact', 'fourDoor', 'automatic', 'unspecified', 'electric', true, 'electric', 'electric'],
  [
    'IFAC',
    'intermediate',
    'suv',
    'automatic',
    'unspecified',
    'electricLongRange',
    true,
    'electricSuv',
    'electric',
  ],
  ['PDAR', 'premium', 'fourDoor', 'automatic', 'unspecified', 'unspecified', true, 'premium', 'large'],
] as const)('%s', (code, category, type, transmission, drive, engine, hasAirConditioning, named, group) => {
  const acriss = decodeAcriss(code);
  expect(acriss).toEqual({ code, category, type, transmission, drive, engine, hasAirConditioning });
  expect(carClass(acriss!)).toBe(named);
  expect(carGroup(named)).toBe(group);
});

describe('what is no code', () => {
  test.each(['', 'CFA', 'CFARR', 'cfar', '1FAR', 'CAAR', 'CFXR', 'CFAG', 'C AR', 'CFA_'])('%j', (code) =>
    expect(decodeAcriss(code)).toBeUndefined(),
  );
});

test('every code of the standard has a class, a group and a fuel kind', () => {
  const letters = (table: object) => fc.constantFrom(...Object.keys(table));
  const code = fc
    .tuple(
      letters(ACRISS_CATEGORIES),
      letters(ACRISS_TYPES),
      fc.constantFrom(...'MNCABD'),
      fc.constantFrom(...'RNVZDQHIECLSABMFUX'),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(code, (text) => {
      const acriss = decodeAcriss(text);
      expect(acriss).toBeDefined();
      const of = carClass(acriss!);
      expect(CAR_CLASSES).toContain(of);
      expect(CAR_GROUPS).toContain(carGroup(of));
      if (carGroup(of) === 'electric') expect(fuelKind(acriss!.engine)).toBe('electric');
    }),
  );
});

import { expect, test } from 'vitest';
import { hotelLoyaltyPrograms, loyaltyProgramName } from './loyalty-programs.ts';

test('a program has its name', () => {
  expect(loyaltyProgramName('HYA')).toBe('World of Hyatt');
});
test('an unknown program is shown by its letters', () => {
  expect(loyaltyProgramName('ZZZ')).toBe('ZZZ');
});
test('there are 42, each with a name, three letters of its own and a chain', () => {
  expect(hotelLoyaltyPrograms).toHaveLength(42);
  expect(new Set(hotelLoyaltyPrograms.map(({ code }) => code)).size).toBe(42);
  for (const { code, name, chain } of hotelLoyaltyPrograms)
    expect([code.length, name !== '', chain !== '']).toEqual([3, true, true]);
});

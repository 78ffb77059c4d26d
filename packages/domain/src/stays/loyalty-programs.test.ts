import { expect, test } from 'vitest';
import { loyaltyProgramName } from './loyalty-programs.ts';

test('a program has its name', () => {
  expect(loyaltyProgramName('HYA')).toBe('World of Hyatt');
});
test('an unknown program is shown by its letters', () => {
  expect(loyaltyProgramName('ZZZ')).toBe('ZZZ');
});

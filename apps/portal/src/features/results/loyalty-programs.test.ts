import { readPrograms } from '@sojourn/market/stays/programs.ts';
import { expect, test } from 'vitest';
import { loyaltyProgramName } from './loyalty-programs.ts';

test('every program of the market has its name here', () => {
  for (const { code, name } of readPrograms()) expect(loyaltyProgramName(code)).toBe(name);
});
test('an unknown program is shown by its letters', () => {
  expect(loyaltyProgramName('ZZZ')).toBe('ZZZ');
});

import { expect, test } from 'vitest';
import { isId, newId } from './ids.ts';

test('an id carries its kind and all of its 128 bits', () => {
  const zero = newId('bkg', new Uint8Array(16));
  const full = newId('bkg', new Uint8Array(16).fill(255));
  expect(zero).toBe(`bkg_${'0'.repeat(26)}`);
  expect(full).toBe(`bkg_7${'z'.repeat(25)}`);
});

test.each([
  ['bkg_abc', 'bkg', true],
  ['chk_abc', 'bkg', false],
  ['bkg_', 'bkg', false],
  ['bkg_a b', 'bkg', false],
  [`bkg_${'a'.repeat(61)}`, 'bkg', false],
] as const)('%s as a %s: %s', (text, prefix, expected) => {
  expect(isId(prefix, text)).toBe(expected);
});

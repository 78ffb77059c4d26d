import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { chosenWith } from './chosen-fees.ts';

const fees = [
  { kind: 'poolHeating', amount: money(4_000), isChosen: true },
  { kind: 'linen', amount: money(2_500), isChosen: false },
] as const;

test('a choice is on top of those before it', () => {
  expect(chosenWith(fees, 'linen', true)).toEqual(['poolHeating', 'linen']);
  expect(chosenWith(fees, 'poolHeating', false)).toEqual([]);
});

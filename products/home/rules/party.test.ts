import { expect, test } from 'vitest';
import { checkParty, payingGuests } from './party.ts';

const RULES = { guests: 4, infantsCount: false, cots: 1, dogs: 1, cats: 0 };
const FOUR = { adults: 2, children: 2, infants: 0, dogs: 0, cats: 0 };

test('infants are no guests, but each needs a cot', () => {
  const party = { ...FOUR, infants: 2 };
  expect(checkParty(party, RULES)).toEqual([{ rule: 'occupancy', of: 'cots', most: 1 }]);
  expect(checkParty(party, { ...RULES, cots: 2 })).toEqual([]);
  expect(payingGuests(party, RULES)).toBe(4);
});

test('a home that counts infants names its guests', () => {
  const counts = { ...RULES, infantsCount: true };
  expect(checkParty({ ...FOUR, infants: 1 }, counts)).toEqual([{ rule: 'occupancy', of: 'guests', most: 4 }]);
  expect(payingGuests({ ...FOUR, infants: 1 }, counts)).toBe(5);
});

test('dogs and cats are asked apart, and both are named', () =>
  expect(checkParty({ ...FOUR, dogs: 2, cats: 1 }, RULES)).toEqual([
    { rule: 'petPolicy', of: 'dogs', most: 1 },
    { rule: 'petPolicy', of: 'cats', most: 0 },
  ]));

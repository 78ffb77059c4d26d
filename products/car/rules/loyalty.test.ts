import { describe, expect, test } from 'vitest';
import { type CarLoyaltyProgram, checkLoyaltyMember, checkLoyaltyNumber } from './loyalty.ts';

const club: CarLoyaltyProgram = {
  code: 'AD',
  company: 'AD',
  name: 'Atlantic Drive Club',
  prefix: 'AD',
  digits: 8,
  lookup: true,
  notFound: 'InvalidLoyaltyNumber',
};

describe('the form of a number', () => {
  test.each(['AD 4471 0921', '44710921', 'ad-4471-0921', ' AD44710921 '])('%j is one number', (typed) =>
    expect(checkLoyaltyNumber(club, typed)).toEqual({ ok: true, number: 'AD44710921' }),
  );
  test('the number of the pictures is one digit short', () =>
    expect(checkLoyaltyNumber(club, 'AD 4471 092')).toEqual({
      ok: false,
      code: 'InvalidLoyaltyNumber',
      facts: { typedDigits: 7, digits: 8 },
    }));
  test.each(['', 'AD', 'XX44710921', '4471O921', '447109210'])('%j is none', (typed) =>
    expect(checkLoyaltyNumber(club, typed)).toMatchObject({ ok: false, code: 'InvalidLoyaltyNumber' }),
  );
});

describe('what the program answers', () => {
  const driver = { lastName: 'Okafor' };
  test.each(['InvalidLoyaltyNumber', 'DollarExpressNotFound', 'BlueChipNumberNotFound'] as const)(
    'a number that nobody has is the program’s own error: %s',
    (notFound) => expect(checkLoyaltyMember({ ...club, notFound }, { found: false }, driver)).toBe(notFound),
  );
  test('a number of somebody else', () =>
    expect(checkLoyaltyMember(club, { found: true, lastName: 'Reyes' }, driver)).toBe('LoyaltyNameMismatch'));
  test.each(['OKAFOR', 'Okáfor', null])('%j is the driver’s', (lastName) =>
    expect(checkLoyaltyMember(club, { found: true, lastName }, driver)).toBeUndefined(),
  );
});

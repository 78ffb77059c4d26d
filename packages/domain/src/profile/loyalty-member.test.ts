import { expect, test } from 'vitest';
import { memberProblem } from './loyalty-member.ts';

test.each([
  [{ found: false }, 'InvalidLoyaltyNumber'],
  [{ found: true, lastName: 'Reyes' }, 'LoyaltyNameMismatch'],
  [{ found: true, lastName: 'OKÁFOR' }, undefined],
  [{ found: true, lastName: null }, undefined],
] as const)('of %j the problem is %s', (member, problem) =>
  expect(memberProblem('InvalidLoyaltyNumber', member, { lastName: 'Okafor' })).toBe(problem),
);

test.each([
  ['Müller', 'MUELLER'],
  ['Müller', 'MULLER'],
  ['Sørensen', 'SORENSEN'],
  ['Łukasz', 'LUKASZ'],
  ['Þórsdóttir', 'THORSDOTTIR'],
])('%s is the member whom a program prints as %s', (lastName, printed) => {
  const member = { found: true, lastName: printed } as const;
  expect(memberProblem('InvalidLoyaltyNumber', member, { lastName })).toBeUndefined();
});

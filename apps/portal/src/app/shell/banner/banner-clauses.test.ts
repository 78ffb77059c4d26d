import { expect, test } from 'vitest';
import { bannerClauses } from './banner-clauses.ts';

const EARNS = [
  { name: 'shell.earn.flights' },
  { name: 'shell.earn.hotels' },
  { name: 'shell.earn.cars', isNamedWithLast: true },
] as const;

test.each([
  ['a rate each', ['3X', '4X', '4X'], ['3X flights', '4X hotels cars']],
  ['one rate for all', ['1.5%', '1.5%', '1.5%'], ['1.5% flights', '1.5% hotels cars']],
  ['cars that earn otherwise', ['3X', '4X', '2X'], ['3X flights', '4X hotels cars']],
  ['cars that earn nothing', ['3X', '4X', null], ['3X flights', '4X hotels cars']],
  ['no flights', [null, '5X', '5X'], ['5X hotels cars']],
])('%s', (_, rates, expected) => {
  const clauses = bannerClauses(rates, EARNS);
  expect(
    clauses.map(({ rate, names }) => [rate, ...names.map((name) => name.split('.').at(-1))].join(' ')),
  ).toEqual(expected);
});

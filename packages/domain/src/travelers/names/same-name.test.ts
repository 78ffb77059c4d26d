import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test.each([
  ['Müller', 'MUELLER'],
  ['Müller', 'Muller'],
  ['Sørensen', 'SORENSEN'],
  ['Sørensen', 'SOERENSEN'],
  ['Ørsted', 'Orsted'],
  ['Łukasz', 'LUKASZ'],
  ['Þórsdóttir', 'THORSDOTTIR'],
  ['José', 'Jose'],
  ['José', 'Jose\u0301'],
  ['Ana', 'Ana '],
  ['O’Connor', "O'CONNOR"],
  ['O´Connor', 'OConnor'],
  ['Saint - Pierre', 'Saint-Pierre'],
  ['王小明', '王小明'],
])('%j and %j are one name', (a, b) => {
  expect(isSameName(a, b)).toBe(true);
  expect(isSameName(b, a)).toBe(true);
});

test.each([
  ['Müller', 'Miller'],
  ['Samuel', 'Samul'],
  ['王小明', '王小红'],
  ['', ''],
  ['.', '-'],
])('%j and %j are not', (a, b) => {
  expect(isSameName(a, b)).toBe(false);
});

import { expect, test } from 'vitest';
import { type TextRef, textRef } from '../text-ref.ts';
import { appliedFilters } from './applied-filters.ts';
import {
  codes,
  type FilterTable,
  flag,
  list,
  one,
  printFilters,
  readFilters,
  readPage,
  value,
} from './filters.ts';

type Filters = {
  readonly free?: boolean;
  readonly fuels?: string[];
  readonly stars?: number[];
  readonly seats?: number;
  readonly programs?: string[];
  readonly most?: number;
};
/** Its values say which filter or item it names. */
const label = (given: unknown): TextRef => textRef('shell.close', { of: String(given) });
const TABLE = {
  free: flag('free', label('free')),
  fuels: list('fuel', ['petrol', 'hybrid', 'electric'], label, { isNoneWhole: true }),
  stars: list('stars', [1, 2, 3] as number[], label, { together: label }),
  seats: one('seats', [5, 7] as number[], label),
  programs: codes('programs', /^[A-Z]{2}$/, label, 2),
  most: value('most', (text) => Number(text) || undefined, String, label),
} satisfies FilterTable<Filters, unknown>;

test.each([
  [{ free: '1', fuel: 'electric,petrol', stars: '3,1', seats: '7', programs: 'AB,CD', most: '9' }, undefined],
  [{ free: 'yes', fuel: 'coal', stars: '9', seats: '6', programs: 'abc', most: 'x' }, {}],
  [{ fuel: 'petrol,hybrid,electric' }, {}],
  [{ programs: 'AB,AB,CD,EF' }, { programs: 'AB,CD' }],
])('%j is read, and printed as what was understood', (search, understood) => {
  const printed = printFilters<Filters>(TABLE, readFilters<Filters>(TABLE, search));
  const given = Object.entries(printed).filter(([, text]) => text !== undefined);
  const inOrder = { fuel: 'petrol,electric', stars: '1,3' };
  expect(Object.fromEntries(given)).toEqual(understood ?? { ...search, ...inOrder });
});

test('each chip takes away its own filter or item', () => {
  const filters: Filters = { free: true, fuels: ['petrol', 'hybrid'], stars: [1, 3], seats: 6 };
  const chips = appliedFilters<Filters, unknown>(TABLE, filters, undefined);
  expect(chips.map(({ key, label: { values }, without }) => [key, values?.of, without])).toEqual([
    ['free', 'free', { ...filters, free: undefined }],
    ['fuels:petrol', 'petrol', { ...filters, fuels: ['hybrid'] }],
    ['fuels:hybrid', 'hybrid', { ...filters, fuels: ['petrol'] }],
    ['stars', '1,3', { ...filters, stars: undefined }],
  ]);
});

test.each([
  [undefined, 1],
  ['3', 3],
  ['0', 1],
  ['99', 20],
  ['x', 1],
])('page %s is %i of 20', (text, page) => expect(readPage(text, 20)).toBe(page));

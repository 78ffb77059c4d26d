import type { Wishlist } from '@sojourn/contract/wishlists.ts';
import { describe, expect, test } from 'vitest';
import {
  heldIn,
  isLastOfUnsold,
  type ListId,
  membershipOf,
  type Product,
  productOf,
  renamed,
  stayIdsOf,
  withFresh,
  withMembership,
  withoutList,
  withoutStay,
  withoutStayIn,
  withStay,
} from './change-lists.ts';

const [A, B, C] = ['wsh_a', 'wsh_b', 'wsh_c'] as ListId[] as [ListId, ListId, ListId];
const product = (id: string): Product => ({ id: { value: id as never }, name: id, stay: null });
const list = (id: ListId, ...stays: [string, number][]): Wishlist => ({
  id: { value: id },
  name: id,
  items: stays.map(([stay, day]) => ({ product: product(stay), addedAt: on(day) })),
});
const on = (day: number) => `2027-02-0${day}T00:00:00.000Z`;
const lists = [list(A, ['sty_x', 5], ['sty_y', 3]), list(B, ['sty_x', 2]), list(C)];
const shown = (all: readonly Wishlist[]) =>
  all.map(({ items }) => items.map(({ product: { name } }) => name.slice(4)).join(''));

describe('the lists after', () => {
  test.each([
    ['a stay newer than all', withStay(lists, A, product('sty_z'), on(9)), ['zxy', 'x', '']],
    ['one between', withStay(lists, A, product('sty_z'), on(4)), ['xzy', 'x', '']],
    ['the oldest', withStay(lists, A, product('sty_z'), on(1)), ['xyz', 'x', '']],
    ['one that is there', withStay(lists, A, product('sty_y'), on(9)), ['xy', 'x', '']],
    ['taking one out of a list', withoutStayIn(lists, A, 'sty_x'), ['y', 'x', '']],
    ['taking one out of all', withoutStay(lists, 'sty_x'), ['y', '', '']],
    ['taking out what is in none', withoutStay(lists, 'sty_q'), ['xy', 'x', '']],
    ['one that was read by itself', withFresh(lists, list(B)), ['xy', '', '']],
    ['one that was made just now', withFresh([], list(B, ['sty_x', 1])), ['x']],
    ['removing a list', withoutList(lists, A), ['x', '']],
    [
      'a move',
      withMembership(lists, {
        ...membershipOf(lists, 'sty_x', new Set([C])),
        stayId: 'sty_x',
        product: product('sty_x'),
        at: on(7),
      }),
      ['y', '', 'x'],
    ],
    [
      'an addition of which only the id is known',
      withMembership(lists, { add: [C], remove: [], stayId: 'sty_n', at: on(7) }),
      ['xy', 'x', ''],
    ],
  ])('%s', (_, after, expected) => expect(shown(after)).toEqual(expected));
  test('a new name', () => expect(renamed(lists, B, 'Sedona')[1]?.name).toBe('Sedona'));
});

describe('what makes a stay be in', () => {
  test.each([
    ['the lists it is in', [A, B], [], []],
    ['one more', [A, B, C], [C], []],
    ['another alone', [C], [C], [A, B]],
    ['none', [], [], [A, B]],
  ] as const)('%s', (_, chosen, add, remove) => {
    const change = membershipOf(lists, 'sty_x', new Set(chosen));
    expect([change.add, change.remove.map(({ listId }) => listId)]).toEqual([add, remove]);
  });
});

test('a stay is found in its lists, with the time that gives its place back', () => {
  expect(heldIn(lists, 'sty_x')).toEqual([
    { listId: A, addedAt: on(5) },
    { listId: B, addedAt: on(2) },
  ]);
  expect(stayIdsOf(lists)).toEqual(['sty_x', 'sty_y']);
  expect(productOf(lists, 'sty_y')?.name).toBe('sty_y');
  expect(productOf(lists, 'sty_q')).toBeUndefined();
});

test.each([
  ['sold no more, out of its last list', 'sty_x', 0, true],
  ['sold no more, still in one', 'sty_x', 1, false],
  ['sold', 'sty_s', 0, false],
  ['not known', 'sty_q', 0, false],
] as const)('a stay that is %s is gone for good: %s in %i lists, %s', (_, stayId, left, isGone) => {
  const stay = { stars: 4, neighbourhood: '', city: '', position: { lat: 0, lon: 0 } } as Product['stay'];
  const sold = { product: { ...product('sty_s'), stay }, addedAt: on(1) };
  expect(isLastOfUnsold([...lists, { ...list(C), items: [sold] }], stayId, left)).toBe(isGone);
});

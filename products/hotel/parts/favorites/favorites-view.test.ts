import type { Wishlist, WishlistItem } from '@sojourn/contract/wishlists.ts';
import { expect, test } from 'vitest';
import { favoritesShown, OVERVIEW, OVERVIEW_ON_MAP, PAGE, soldIn } from './favorites-view.ts';
import type { ListId } from './lists/change-lists.ts';

const stay = { stars: 4, neighbourhood: 'Alfama', city: 'Lisbon' } as WishlistItem['product']['stay'];
const item = (n: number, isSold = true): WishlistItem => ({
  product: { id: { value: `sty_${n}` as never }, name: `Stay ${n}`, stay: isSold ? stay : null },
  addedAt: '2027-02-08T15:00:00.000Z',
});
const list = (id: string, count: number): Wishlist => ({
  id: { value: id as ListId },
  name: id,
  items: Array.from({ length: count }, (_, n) => item(n)),
});
const [few, many] = [list('wsh_few', 2), list('wsh_many', 60)];

test.each([
  ['no list', [], undefined, 1, { kind: 'none' }],
  ['a list that is gone', [few], 'wsh_old', 1, { kind: 'gone' }],
  ['the only list', [many], undefined, 1, [[PAGE, 60 - PAGE, false]]],
  ['more of the only list', [many], undefined, 3, [[60, 0, false]]],
  [
    'several lists',
    [few, many],
    undefined,
    1,
    [
      [2, 0, true],
      [OVERVIEW, 60 - OVERVIEW, false],
    ],
  ],
  ['one of several', [few, many], 'wsh_many', 2, [[2 * PAGE, 60 - 2 * PAGE, false]]],
  ['the default of several', [few, many], 'wsh_few', 1, [[2, 0, true]]],
  [
    'the map of several',
    [few, many],
    undefined,
    'map',
    [
      [2, 0, true],
      [OVERVIEW_ON_MAP, 60 - OVERVIEW_ON_MAP, false],
    ],
  ],
  ['the map of one', [few, many], 'wsh_many', 'map', [[60, 0, false]]],
  ['an empty list', [list('wsh_none', 0)], undefined, 1, [[0, 0, false]]],
])('%s', (_, lists, listId, requested, expected) => {
  const shown = favoritesShown(lists, {
    listId: listId as ListId | undefined,
    view: requested === 'map' ? 'favorites_map' : 'favorites_list',
    pages: Number(requested) || 1,
  });
  if (shown.kind !== 'lists') expect(shown).toEqual(expected);
  else {
    expect(shown.views.map((view) => [view.items.length, view.hidden, view.isDefault])).toEqual(expected);
    expect(shown.isOverview).toBe(lists.length > 1 && listId === undefined);
  }
});

test('prices are asked for once for each stay that is sold', () => {
  const mixed = { ...few, items: [item(1), item(2, false)] };
  const shown = favoritesShown([mixed, few], { listId: undefined, view: 'favorites_list', pages: 1 });
  expect(shown.kind === 'lists' && soldIn(shown.views)).toEqual(['sty_1', 'sty_0']);
});

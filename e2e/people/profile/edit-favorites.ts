/** Lists of favorites, asked for and filled as their person, without a page. */
import type { StaySearchEvent } from '@sojourn/products/hotel/wire/stay-search.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { askText, callApi } from '../call-api.ts';
import { datesAhead } from '../hotels/find-stay.ts';
import { lastPage } from '../open-checkout.ts';
import type { Visit } from '../visit.ts';

export const SECTION = '/profile/?section=favorites';

type List = {
  readonly id: { readonly value: string };
  readonly name: string;
  readonly items: readonly { readonly product: { readonly name: string } }[];
};
const ask = async <Body>(page: Page, path: string, input: object): Promise<Body> => {
  const { status, body } = await callApi(page, 'POST', `/travel/wishlists/${path}`, input);
  expect(status, path).toBe(200);
  return body as Body;
};
export const listsOf = async (page: Page) =>
  (await ask<{ wishlists: readonly List[] }>(page, 'wishlist/get-all', {})).wishlists;
/** `{ Favorites: ['The Quayside'] }` */
export const contents = async (page: Page) =>
  Object.fromEntries(
    (await listsOf(page)).map(({ name, items }) => [name, items.map(({ product }) => product.name)]),
  );
export const make = async (page: Page, name: string) =>
  (await ask<{ wishlist: List }>(page, 'wishlist/create', { name })).wishlist.id;

/** Some stays of Lisbon, the first into the first list, by the server's own ids. */
export async function fill(
  { home, portal }: Visit,
  list: object,
  from: number,
  count: number,
): Promise<string[]> {
  const found = await askText(home, portal, {
    method: 'POST',
    path: '/stays/search',
    input: {
      area: { place: 'city:lisbon-pt' },
      ...datesAhead(2),
      rooms: [{ adults: 2, childAges: [] }],
    },
  });
  const chosen = lastPage<StaySearchEvent>(found)?.stays.slice(from, from + count) ?? [];
  // The last is added last, so it comes first
  for (const { stayId } of chosen.toReversed()) {
    await ask(home, 'wishlist-item/create', { product: { id: { value: stayId } }, wishlistId: list });
  }
  return chosen.map(({ name }) => name);
}
export const remove = (page: Page, wishlistId: object) => ask(page, 'wishlist/delete', { wishlistId });

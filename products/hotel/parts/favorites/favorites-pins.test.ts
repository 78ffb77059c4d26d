import type { WishlistItem } from '@sojourn/contract/wishlists.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import type { StayCard } from '#hotel/wire/stay-search.ts';
import type { FavoriteOffer } from './favorite-offer.ts';
import { onMap } from './favorites-pins.ts';

const item = (id: string, isSold = true): WishlistItem => ({
  product: {
    id: { value: id as never },
    name: `Hotel ${id}`,
    stay: isSold ? ({ position: { lat: 38, lon: -9 } } as WishlistItem['product']['stay']) : null,
  },
  addedAt: '2027-02-08T15:00:00.000Z',
});
const stay = {
  collection: 'Premier',
  offer: {
    price: { nightlyDiscountAware: money(30_900), nights: [1, 2], roomCount: 1 },
    fees: [{ kind: 'resortFee', usd: money(5_000), isAbout: false }],
  },
} as unknown as StayCard;
const offers: Record<string, FavoriteOffer> = {
  sty_full: { state: 'unavailable' },
  sty_free: { state: 'offered', stay },
};
const offerOf = (id: string): FavoriteOffer => offers[id] ?? { state: 'checking' };

test('each stay has one pin, with its price when there is one; what is sold no more has none', () => {
  const items = ['sty_full', 'sty_free', 'sty_new', 'sty_free'].map((id) => item(id));
  const { pins, names, missing } = onMap([...items, item('sty_gone', false)], offerOf);
  expect(pins.map(({ stayId, nightlyMinor }) => [stayId, nightlyMinor])).toEqual([
    ['sty_free', 33_400],
    ['sty_full', null],
    ['sty_new', null],
  ]);
  expect([names.get('sty_full'), missing]).toEqual(['Hotel sty_full', 1]);
});

import { expect, it } from 'vitest';
import { readOffer, readPriceChange } from './former-names.ts';

it('the room of a stay has the name of today', () => {
  const former = { stay: { name: 'Palacete', roomTypeId: 'king' }, price: { total: 1 } };
  expect(readOffer(former)).toEqual({ stay: { name: 'Palacete', roomId: 'king' }, price: { total: 1 } });
});

it('what is by the names of today is read as it is', () => {
  const offer = { stay: { name: 'Palacete', roomId: 'king' }, price: { total: 1 } };
  expect(readOffer(offer)).toBe(offer);
});

it('stays beside a changed price are left out when their prices have former names', () => {
  const card = (price: object) => ({ stayId: 'sty_1', offer: { price } });
  const change = { newTotalMinor: 1, alternatives: [card({ total: 1 }), card({ tripTotal: 1 })] };
  expect(readPriceChange(change).alternatives).toEqual([card({ tripTotal: 1 })]);
});

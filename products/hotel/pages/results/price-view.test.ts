import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { describe, expect, test } from 'vitest';
import type { DueFee } from '#hotel/rules/property-fees.ts';
import type { Collection } from '#hotel/rules/stay.ts';
import { priceStay } from '#hotel/rules/stay-price.ts';
import { wirePrice } from '#hotel/wire/wire-price.ts';
import { viewOfPrice } from './price-view.ts';

const FIRST = '2027-04-15' as CalendarDate;
function view(collection: Collection, nights: number, roomCount = 1, fees: readonly DueFee[] = []) {
  const rates = Array.from({ length: nights }, (_, i) => ({ date: addDays(FIRST, i), amountMinor: 41200 }));
  const price = wirePrice(priceStay({ nights: rates, roomCount, collection, taxBps: 1200 }));
  return viewOfPrice({ price, fees: [...fees], miles: milesFor(price.tripTotal) }, 'en');
}

test('a collection stay of four nights strikes the price before the complimentary night', () => {
  expect(view('Premier', 4)).toEqual({
    was: '$412',
    lead: { id: 'hotelResults.price.perNight', values: { price: '$309' } },
    total: '$1,384.32',
    covers: { id: 'hotelResults.price.covers', values: { nights: 4 } },
    miles: { id: 'hotelResults.price.miles', values: { miles: '138,432' } },
  });
});
test('a resort fee is in the total, the nightly price and the struck one; city tax in the total', () => {
  const resortFee = { kind: 'resortFee', usd: money(14_400), isAbout: false } as const;
  const cityTax = { kind: 'cityTax', usd: money(1_200), isAbout: true } as const;
  expect(view('Premier', 4, 1, [resortFee, cityTax])).toMatchObject({
    was: '$448',
    lead: { values: { price: '$345' } },
    total: '$1,540.32',
    miles: { values: { miles: '138,432' } },
  });
});
describe('nothing is struck', () => {
  test.each([
    ['NoCollection', 4],
    ['Premier', 3],
  ] as const)('%s for %d nights', (collection, nights) => {
    expect(view(collection, nights).was).toBeNull();
  });
});
test('rooms are counted from two on', () => {
  expect(view('NoCollection', 2, 1).covers.id).toBe('hotelResults.price.covers');
  expect(view('NoCollection', 2, 3).covers).toEqual({
    id: 'hotelResults.price.coversRooms',
    values: { rooms: 3, nights: 2 },
  });
});

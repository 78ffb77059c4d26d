import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  answered,
  CHECK_IN,
  CHECK_OUT,
  calm,
  LUZ,
  LUZ_RATE,
  lisbonQuestion,
  NOW,
  type OpenStayMarket,
  openStayMarket,
  stayRequest,
  supplierOf,
} from '#hotel/testing/hotel-market.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';
import { testSeals } from '#testing/with-products.ts';
import type { HotelDeps, HotelSale } from '../sale.ts';
import { stayAlternatives } from './hotel-alternatives.ts';
import { priceHotel } from './price-hotel.ts';

let { market, close } = {} as OpenStayMarket;
let deps = {} as HotelDeps;
beforeAll(async () => {
  ({ market, close } = await openStayMarket());
  deps = {
    clock: { now: () => NOW },
    supplierOf: market.supplierOf,
    hotelSuppliers: market.suppliers,
    cityArt: () => undefined,
    cityName: () => null,
    log: pino({ level: 'silent' }),
    sealer: testSeals({ bytes: (count) => new Uint8Array(count) }),
  };
});
afterAll(() => close());

async function saleOf(stayId: string, rateId: string): Promise<HotelSale> {
  const ask = { stayId, rateId, checkIn: CHECK_IN, checkOut: CHECK_OUT, locale: 'en' } as const;
  return answered(await priceHotel(deps, { ...ask, rooms: [{ adults: 2, childAges: [] }] }, calm));
}

/** All hotels of Lisbon from all suppliers. */
async function lisbon(): Promise<StayCard[]> {
  const question = lisbonQuestion({ top: 600 });
  const answers = await Promise.all(market.suppliers.map((each) => each.search(question, calm)));
  return answers.flatMap((answer) => answered(answer).stays.map(({ card }) => card));
}

it('a Premier hotel rated 9.4 is replaced by hotels like it, from every supplier', async () => {
  const sale = await saleOf(LUZ, LUZ_RATE);
  const own = (await lisbon()).find(({ stayId }) => stayId === LUZ);
  const found = await stayAlternatives(deps, sale, calm);
  expect(found).toHaveLength(3);
  expect(found.map(({ stayId }) => stayId)).not.toContain(LUZ);
  expect(Math.min(...found.map(({ stars }) => stars))).toBeGreaterThanOrEqual((own?.stars ?? 0) - 1);
  const lowest = Math.min(...found.map(({ rating }) => rating.tenths));
  expect(lowest).toBeGreaterThan((own?.rating.tenths ?? 0) - 10);
});

it('the cheapest hotel of a city has three alternatives too', async () => {
  const cards = (await lisbon()).toSorted(
    (a, b) => a.offer.price.tripTotal.amountMinor - b.offer.price.tripTotal.amountMinor,
  );
  const stayId = cards[0]?.stayId ?? '';
  const detail = answered(await supplierOf(market, stayId).detail(stayRequest({ stayId }), calm));
  const rates = detail.rooms.flatMap((room) => room.rates);
  const cheapest = rates.toSorted((a, b) => a.price.tripTotal.amountMinor - b.price.tripTotal.amountMinor)[0];
  const sale = await saleOf(stayId, cheapest?.rateId ?? '');
  expect(await stayAlternatives(deps, sale, calm)).toHaveLength(3);
});

it('no supplier that answers leaves none', async () => {
  const sale = await saleOf(LUZ, LUZ_RATE);
  expect(await stayAlternatives({ ...deps, hotelSuppliers: [] }, sale, calm)).toEqual([]);
});

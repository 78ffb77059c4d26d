import { addDays } from '@sojourn/domain/dates.ts';
import type { RequestedRate } from '@sojourn/products/hotel/sell/supplier.ts';
import {
  answered,
  CHECK_IN,
  calm,
  confirmRequest,
  LUZ,
  LUZ_RATE,
  NOW,
  type OpenStayMarket,
  openStayMarket,
  playing,
  reserveRequest,
  stayRequest,
  supplierOf,
} from '@sojourn/products/hotel/testing/hotel-market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stayIdOf } from '../inventory/world.ts';

let { market, database, close } = {} as OpenStayMarket;
beforeAll(async () => {
  ({ market, database, close } = await openStayMarket());
});
afterAll(() => close());

const luz = () => supplierOf(market);
const rateOf = (stayId: string, rateId: string, day = 0): RequestedRate => ({
  stayId,
  rateId,
  checkIn: addDays(CHECK_IN, day),
  checkOut: addDays(CHECK_IN, day + 4),
  rooms: [{ adults: 2, childAges: [] }],
});
const nowOf = async (rates: readonly RequestedRate[], context = calm) =>
  answered(await luz().pricesNow({ rates, now: NOW }, context));
/** As it is for who may buy it. */
const priceOf = async (rate: RequestedRate): Promise<number | null> => {
  const priced = await luz().price(stayRequest(rate), calm);
  return priced.outcome === 'ok' ? priced.value.price.total.amountMinor : null;
};
const guarantees = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from market.price_guarantees`.execute(database.db);
  return rows[0]?.count;
};

it('is what each rate is sold at, in the order asked, while rooms are bought and sold out', async () => {
  const others = Array.from({ length: 40 }, (_, row) => stayIdOf(market.world, row)).map((stayId, at) =>
    rateOf(stayId, `rat_${stayId.slice(4)}-1-standard`, at),
  );
  const rates = [
    rateOf(LUZ, LUZ_RATE),
    ...others,
    rateOf(LUZ, 'rat_lisbon-pt-1-9-standard'),
    rateOf(LUZ, LUZ_RATE, 1),
  ];
  const seen = new Set<number | null | undefined>();
  for (let n = 0; ; n++) {
    const prices = await nowOf(rates);
    expect(prices).toEqual(await Promise.all(rates.map(priceOf)));
    expect(prices.filter((price) => price !== null).length).toBeGreaterThan(10);
    seen.add(prices[0]);
    if (prices[0] === null) break;
    const order = reserveRequest(`order-${n}`, { totalMinor: 99_999_999, leadGuestAge: 60 });
    answered(await luz().reserve(order, calm));
    answered(await luz().confirm(confirmRequest(order.reference), calm));
  }
  expect(seen.size).toBeGreaterThan(1);
});

it('promises nothing, and a silent hotel has none', async () => {
  const before = await guarantees();
  const rate = rateOf(LUZ, LUZ_RATE, 40);
  const [usual] = await nowOf([rate]);
  expect(usual).toBeGreaterThan(0);
  expect(await guarantees()).toBe(before);
  expect(await nowOf([], calm)).toEqual([]);
  const silent = await luz().pricesNow({ rates: [rate], now: NOW }, playing('all-suppliers-down'));
  expect(silent.outcome).not.toBe('ok');
});

/** Canceling one of several rooms: what comes back with the rest is what the whole would have given back. */
import type { Instant } from '@sojourn/domain/dates.ts';
import {
  answered,
  calm,
  confirmRequest,
  NOW,
  type OpenStayMarket,
  openStayMarket,
  reserveRequest,
  supplierOf,
} from '@sojourn/products/hotel/testing/hotel-market.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let { database, market, close } = {} as OpenStayMarket;
beforeAll(async () => {
  ({ database, market, close } = await openStayMarket());
});
afterAll(() => close());

const ROOMS = [
  { adults: 2, childAges: [] },
  { adults: 1, childAges: [9] },
  { adults: 1, childAges: [] },
];
const luz = () => supplierOf(market);
const sold = async () => {
  const { rows } = await database.pool.query('select sum(sold)::int as sold from market.room_sales');
  return rows[0].sold as number;
};

async function booked(reference: string, plan = 'standard') {
  const rate = { rateId: `rat_lisbon-pt-1-1-${plan}`, rooms: ROOMS, totalMinor: 9_999_999 };
  const held = answered(await luz().reserve(reserveRequest(reference, rate), calm));
  const guests = ROOMS.map((_, room) => ({ firstName: 'Maya', lastName: `Okafor ${'ABC'[room]}` }));
  answered(await luz().confirm({ ...confirmRequest(reference), guests }, calm));
  return held.price.total.amountMinor;
}
const part = (reference: string, gone: readonly number[], now: Instant) => ({
  reference,
  gone,
  now,
  rooms: ROOMS,
});

const LATE = '2027-04-14T10:00:00.000Z' as Instant;
test.each([
  ['standard', NOW, 'free'],
  ['standard', LATE, 'late'],
])('one of three rooms at the rate %s, %s (%s)', async (plan, now) => {
  const [whole, some] = [`bkg_whole_${plan}${now}`, `bkg_part_${plan}${now}`];
  const paidMinor = await booked(whole, plan);
  await booked(some, plan);
  const before = await sold();
  const quoteWhole = answered(await luz().quoteCancel({ reference: whole, now }, calm));

  const quote = answered(await luz().quotePart(part(some, [1], now), calm));
  expect(quote.rooms).toHaveLength(1);
  expect(quote.price.roomCount).toBe(2);
  const refundMinor = quote.rooms.reduce((sum, room) => sum + room.refundMinor, 0);
  expect(quote.price.total.amountMinor + (quote.rooms[0]?.paidMinor ?? 0)).toBe(paidMinor);
  const request = { ...part(some, [1], now), partReference: `chg_${some}`, refundMinor };
  const done = answered(await luz().cancelPart(request, calm));
  expect(answered(await luz().cancelPart(request, calm))).toEqual(done);
  expect(before - (await sold())).toBe(4);

  const rest = answered(await luz().quoteCancel({ reference: some, now }, calm));
  expect(refundMinor + rest.refundMinor).toBe(quoteWhole.refundMinor);
  const { penaltyMinor } = rest;
  answered(await luz().cancel({ reference: some, penaltyMinor, now }, calm));
  const record = answered(await luz().lookUp({ reference: some }, calm));
  expect(record?.order?.state).toBe('Canceled');
  expect(record?.canceledParts).toEqual([done]);
  answered(await luz().cancel({ reference: whole, penaltyMinor: quoteWhole.penaltyMinor, now }, calm));
});

test('isn’t done where less comes back than was agreed to, nor once it has begun', async () => {
  await booked('bkg_refused');
  const ask = { ...part('bkg_refused', [0], NOW), partReference: 'chg_refused', refundMinor: 1 };
  const quote = answered(await luz().quotePart(ask, calm));
  const tooMuch = { ...ask, refundMinor: (quote.rooms[0]?.refundMinor ?? 0) + 1 };
  expect(await luz().cancelPart(tooMuch, calm)).toMatchObject({ rejection: { reason: 'PenaltyChanged' } });
  const begun = { ...ask, now: '2027-04-15T12:00:00.000Z' as Instant };
  expect(await luz().cancelPart(begun, calm)).toMatchObject({ rejection: { reason: 'Departed' } });
  const all = { ...ask, gone: [0, 1, 2] };
  expect(await luz().cancelPart(all, calm)).toMatchObject({ rejection: { reason: 'NothingLeft' } });
  const unknown = { ...ask, reference: 'bkg_unknown' };
  expect(await luz().cancelPart(unknown, calm)).toMatchObject({ rejection: { reason: 'NotFound' } });
});

import { date, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import {
  answered,
  calm,
  confirmRequest,
  LUZ,
  lisbonQuestion,
  NOW,
  type OpenStayMarket,
  openStayMarket,
  reserveRequest,
  stayRequest,
  supplierOf,
  testMarket,
} from '@sojourn/products/hotel/testing/hotel-market.ts';
import { wirePrice } from '@sojourn/products/hotel/wire/wire-price.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let { database, market, close } = {} as OpenStayMarket;

beforeAll(async () => {
  ({ database, market, close } = await openStayMarket());
});
afterAll(() => close());

const luz = () => supplierOf(market);
const sold = async (stayId: string) => {
  const { rows } = await database.pool.query(
    'select coalesce(sum(sold), 0)::int as sold from market.room_sales where stay_id = $1',
    [stayId],
  );
  return rows[0].sold as number;
};

describe('a booking at the market', () => {
  it('goes from search to cancel, with one total all the way', async () => {
    const answer = answered(await luz().search(lisbonQuestion(), calm));
    const card = answer.stays.map((each) => each.card).find(({ stayId }) => stayId === LUZ)!;
    expect(card.offer.price.tripTotal.amountMinor).toBe(138_432);
    expect(card.offer.miles).toBe(138_432);
    expect(card.offer.cancellation.steps[0]).toMatchObject({
      localUntil: '2027-04-12T15:00',
      until: '2027-04-12T14:00:00Z',
      penaltyMinor: 0,
    });

    const detail = answered(await luz().detail(stayRequest(), calm));
    expect(detail.rooms[0]!.roomInfo).toMatchObject({
      name: 'Deluxe King, garden side',
      beds: '1 king bed',
      areaSquareFeet: 301,
      sleeps: 2,
    });
    const rate = detail.rooms[0]!.rates[0]!;
    expect(rate.price).toEqual(card.offer.price);
    expect(detail.rooms[1]!.rates[0]!.price.tripTotal.amountMinor).toBe(230_160);

    const priced = answered(await luz().price(stayRequest({ rateId: rate.rateId }), calm));
    expect(wirePrice(priced.price)).toEqual(rate.price);
    expect(priced.breakfast).toBe(true);

    const held = answered(await luz().reserve(reserveRequest('bkg_1', { rateId: rate.rateId }), calm));
    expect(held.price).toEqual(priced.price);
    expect(held.expiresAt).toBe('2027-02-08T17:15:00.000Z');
    expect(await sold(LUZ)).toBe(4);

    const order = answered(await luz().confirm(confirmRequest('bkg_1'), calm));
    expect(order.state).toBe('Confirmed');
    expect(order.locator).toMatch(/^[A-Z0-9]{8}$/);

    const quote = answered(await luz().quoteCancel({ reference: 'bkg_1', now: NOW }, calm));
    expect(quote).toMatchObject({ penaltyMinor: 0, refundMinor: 138_432 });
    const canceled = answered(await luz().cancel({ reference: 'bkg_1', penaltyMinor: 0, now: NOW }, calm));
    expect(canceled).toMatchObject({ penaltyMinor: 0, refundMinor: 138_432 });
    expect(await sold(LUZ)).toBe(0);
    expect(answered(await luz().lookUp({ reference: 'bkg_1' }, calm))!.order!.state).toBe('Canceled');
  });

  it('gives the same answer to a request that is repeated, and one effect', async () => {
    const first = answered(await luz().reserve(reserveRequest('bkg_2'), calm));
    expect(answered(await luz().reserve(reserveRequest('bkg_2'), calm))).toEqual(first);
    expect(await sold(LUZ)).toBe(4);
    const order = answered(await luz().confirm(confirmRequest('bkg_2'), calm));
    expect(answered(await luz().confirm(confirmRequest('bkg_2'), calm))).toEqual(order);
    const cancel = () => luz().cancel({ reference: 'bkg_2', penaltyMinor: 0, now: NOW }, calm);
    expect(answered(await cancel())).toEqual(answered(await cancel()));
    expect(await sold(LUZ)).toBe(0);
  });

  it('gives a hold back, also when there is none or it is given back twice', async () => {
    await luz().reserve(reserveRequest('bkg_3'), calm);
    expect(await luz().release({ reference: 'bkg_3' }, calm)).toEqual({ outcome: 'ok', value: null });
    expect(await luz().release({ reference: 'bkg_3' }, calm)).toEqual({ outcome: 'ok', value: null });
    expect(await luz().release({ reference: 'bkg_none' }, calm)).toEqual({ outcome: 'ok', value: null });
    expect(await sold(LUZ)).toBe(0);
    expect((await luz().confirm(confirmRequest('bkg_3'), calm)).outcome).toBe('rejected');
    expect((await luz().reserve(reserveRequest('bkg_3'), calm)).outcome).toBe('rejected');
  });

  it('lets a hold run out after a quarter of an hour and sells its rooms again', async () => {
    await luz().reserve(reserveRequest('bkg_4'), calm);
    const later = plusSeconds(NOW, 16 * 60);
    expect(await luz().confirm(confirmRequest('bkg_4', later), calm)).toEqual({
      outcome: 'rejected',
      rejection: { reason: 'ExpiredFulfillToken' },
    });
    await luz().price(stayRequest({ now: later }), calm);
    expect(await sold(LUZ)).toBe(0);
    expect((await luz().confirm(confirmRequest('bkg_4'), calm)).outcome).toBe('rejected');
  });

  it('confirms no hold that it doesn’t have, and none for other guests than it’s for', async () => {
    expect(await luz().confirm(confirmRequest('bkg_never'), calm)).toEqual({
      outcome: 'rejected',
      rejection: { reason: 'InvalidSession' },
    });
    await luz().reserve(reserveRequest('bkg_guests'), calm);
    const guests = [...confirmRequest('').guests, { firstName: 'Tomas', lastName: 'Berg' }];
    expect(await luz().confirm({ ...confirmRequest('bkg_guests'), guests }, calm)).toEqual({
      outcome: 'rejected',
      rejection: { reason: 'CartValidationError' },
    });
    await luz().release({ reference: 'bkg_guests' }, calm);
  });

  it('keeps all once the deadline has passed, and refuses a penalty that has grown', async () => {
    await luz().reserve(reserveRequest('bkg_5'), calm);
    await luz().confirm(confirmRequest('bkg_5'), calm);
    const late = '2027-04-12T14:00:00Z' as Instant;
    expect(answered(await luz().quoteCancel({ reference: 'bkg_5', now: late }, calm))).toMatchObject({
      penaltyMinor: 138_432,
      refundMinor: 0,
    });
    expect(await luz().cancel({ reference: 'bkg_5', penaltyMinor: 0, now: late }, calm)).toEqual({
      outcome: 'rejected',
      rejection: { reason: 'PenaltyChanged' },
    });
    const begun = '2027-04-15T08:00:00Z' as Instant;
    expect(await luz().quoteCancel({ reference: 'bkg_5', now: begun }, calm)).toMatchObject({
      rejection: { reason: 'NotCancellable' },
    });
    await luz().cancel({ reference: 'bkg_5', penaltyMinor: 0, now: NOW }, calm);
  });

  it.each([
    ['a dearer price than asked for', { totalMinor: 138_431 }, 'PriceIncreased'],
    ['a guest below the minimum age', { leadGuestAge: 17 }, 'CheckInMinimumAgeNotMet'],
    ['a rate that is not sold', { rateId: 'rat_lisbon-pt-1-1-breakfast' }, 'RateNotAvailable'],
    ['a rate of another hotel', { rateId: 'rat_lisbon-pt-2-1-standard' }, 'RateNotAvailable'],
    ['more guests than the room sleeps', { rooms: [{ adults: 3, childAges: [] }] }, 'RateNotAvailable'],
    ['a day that is over', { checkIn: date('2027-02-06'), checkOut: date('2027-02-09') }, 'RateNotAvailable'],
    ['more rooms than there are', { rooms: Array(8).fill({ adults: 1, childAges: [] }) }, 'LackOfInventory'],
  ])('refuses %s', async (_, over, reason) => {
    const before = await sold(LUZ);
    const answer = await luz().reserve(reserveRequest(`bkg_no_${reason}_${_}`, over), calm);
    expect(answer).toMatchObject({ outcome: 'rejected', rejection: { reason } });
    expect(await sold(LUZ)).toBe(before);
  });

  it('shows what is sold to the search of another process', async () => {
    const other = await testMarket(database);
    const dates = { checkIn: date('2027-06-01'), checkOut: date('2027-06-03') };
    const roomsLeft = async () => {
      const answer = answered(await supplierOf(other).search(lisbonQuestion({ ...dates }), calm));
      return answer.stays.find(({ card }) => card.stayId === LUZ)?.card.offer.roomsLeft ?? null;
    };
    const before = await roomsLeft();
    for (const n of [1, 2, 3]) {
      const ask = { ...dates, totalMinor: 1_000_000 };
      answered(await luz().reserve(reserveRequest(`bkg_seen_${n}`, ask), calm));
    }
    await expect.poll(roomsLeft).toBe(before === null ? 3 : before - 3);
    await other.close();
    const restarted = await testMarket(database);
    const again = answered(await supplierOf(restarted).search(lisbonQuestion({ ...dates }), calm));
    expect(again.stays.find(({ card }) => card.stayId === LUZ)!.card.offer.roomsLeft).not.toBeNull();
    await restarted.close();
  });
});

import { addDays, plusSeconds } from '@sojourn/domain/dates.ts';
import {
  answered,
  CHECK_OUT,
  calm,
  confirmRequest,
  lisbonQuestion,
  NOW,
  type OpenStayMarket,
  openStayMarket,
  playing,
  reserveRequest,
  stayRequest,
  supplierOf,
} from '@sojourn/products/hotel/testing/hotel-market.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let { market, close } = {} as OpenStayMarket;
beforeAll(async () => {
  ({ market, close } = await openStayMarket());
});
afterAll(() => close());

const luz = () => supplierOf(market);
const later = (minutes: number) => plusSeconds(NOW, minutes * 60);

let tried = 0;
/** A rate that was quoted before others bought so many rooms that it is more expensive now; some are left. */
async function risenRate() {
  const { stays } = answered(await luz().search(lisbonQuestion({ top: 100 }), calm));
  for (const { card } of stays.slice(tried)) {
    tried++;
    const { stayId } = card;
    const detail = answered(await luz().detail(stayRequest({ stayId }), calm));
    const rateId = detail.rooms[0]?.rates[0]?.rateId;
    if (rateId === undefined) continue;
    const rate = { stayId, rateId };
    const quoted = answered(await luz().price(stayRequest(rate), calm));
    for (let n = 0; n < 30; n++) {
      const order = reserveRequest(`other-${stayId}-${n}`, {
        ...rate,
        totalMinor: 99_999_999,
        leadGuestAge: 60,
      });
      if ((await luz().reserve(order, calm)).outcome !== 'ok') break;
      answered(await luz().confirm(confirmRequest(order.reference), calm));
      const now = await luz().price(stayRequest(rate), calm);
      if (now.outcome !== 'ok') break;
      if (now.value.price.total.amountMinor > quoted.price.total.amountMinor) return { rate, quoted };
    }
  }
  throw new Error('no rate rises');
}

it('promises nothing where a scenario moves prices', async () => {
  expect(answered(await luz().price(stayRequest(), playing('price-rise'))).guarantee).toBeNull();
});

it('sells rooms at the price of a live quote, however many others buy them', async () => {
  const { rate, quoted } = await risenRate();
  const totalMinor = quoted.price.total.amountMinor;
  expect(quoted.guarantee?.until).toBe(later(15));
  const unpromised = await luz().reserve(reserveRequest('late', { ...rate, totalMinor }), calm);
  expect(unpromised).toMatchObject({ rejection: { reason: 'PriceIncreased' } });

  const guaranteeId = quoted.guarantee?.id;
  const again = answered(await luz().price(stayRequest({ ...rate, guaranteeId, now: later(14) }), calm));
  expect([again.price, again.cancellation, again.guarantee]).toEqual([
    quoted.price,
    quoted.cancellation,
    quoted.guarantee,
  ]);
  const before = { ...rate, totalMinor, guaranteeId, now: later(14) };
  const held = answered(await luz().reserve(reserveRequest('promised', before), calm));
  expect(held.price).toEqual(quoted.price);
});

it('honors no quote that is over, and none of other dates', async () => {
  const { rate, quoted } = await risenRate();
  const totalMinor = quoted.price.total.amountMinor;
  const guaranteeId = quoted.guarantee?.id;
  const over = { ...rate, totalMinor, guaranteeId, now: later(18) };
  expect(await luz().reserve(reserveRequest('over', over), calm)).toMatchObject({
    rejection: { reason: 'PriceIncreased' },
  });
  const longOver = { ...over, now: later(76) };
  expect(await luz().reserve(reserveRequest('long-over', longOver), calm)).toMatchObject({
    rejection: { reason: 'ExpiredQuoteToken' },
  });
  const checkOut = addDays(CHECK_OUT, -1);
  const shorter = answered(await luz().price(stayRequest({ ...rate, guaranteeId, checkOut }), calm));
  expect(shorter.guarantee?.id).not.toBe(guaranteeId);
});

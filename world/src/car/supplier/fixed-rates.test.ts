import { plusSeconds } from '@sojourn/domain/dates.ts';
import {
  answered,
  CAR_NOW,
  calm,
  carAsk,
  carQuestion,
  carSupplierOf,
  confirmCarRequest,
  type OpenCarMarket,
  openCarMarket,
  playing,
  reserveCarRequest,
} from '@sojourn/products/car/testing/car-market.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let { market, close } = {} as OpenCarMarket;
beforeAll(async () => {
  ({ market, close } = await openCarMarket());
});
afterAll(() => close());

const supplier = () => carSupplierOf(market);
const later = (minutes: number) => plusSeconds(CAR_NOW, minutes * 60);

/** A car that was quoted before others rented so many that it is more expensive now; some are left. */
async function risenCar() {
  const { offers } = answered(
    await supplier().search(carQuestion({ pickUpPlace: { kind: 'airport', code: 'MIA' }, top: 100 }), calm),
  );
  for (const { offer } of offers) {
    const car = { carId: offer.carId };
    const first = await supplier().price(carAsk(car), calm);
    if (first.outcome !== 'ok' || !first.value.extras.some(({ kind }) => kind === 'childSeat')) continue;
    const quoted = first.value;
    for (let n = 0; n < 30; n++) {
      const order = reserveCarRequest(`other-${offer.carId}-${n}`, { ...car, totalMinor: 99_999_999 });
      if ((await supplier().reserve(order, calm)).outcome !== 'ok') break;
      answered(await supplier().confirm(confirmCarRequest(order.reference), calm));
      const now = await supplier().price(carAsk(car), calm);
      if (now.outcome !== 'ok') break;
      if (now.value.price.total.amountMinor > quoted.price.total.amountMinor) return { car, quoted };
    }
  }
  throw new Error('no rate rises');
}

test('promises nothing where a scenario moves rates', async () => {
  expect(answered(await supplier().price(carAsk(), playing('price-rise'))).guarantee).toBeNull();
});

test('rents a car out at the rate of a live quote, with whatever extras', async () => {
  const { car, quoted } = await risenCar();
  const totalMinor = quoted.price.total.amountMinor;
  const unpromised = await supplier().reserve(reserveCarRequest('late', { ...car, totalMinor }), calm);
  expect(unpromised).toMatchObject({ rejection: { reason: 'PriceIncreased' } });

  const promise = { ...car, guaranteeId: quoted.guarantee?.id, now: later(14) };
  const again = answered(await supplier().price(carAsk(promise), calm));
  expect([again.price, again.guarantee]).toEqual([quoted.price, quoted.guarantee]);
  const extras = [{ kind: 'childSeat', count: 1 }];
  const withSeat = answered(await supplier().price(carAsk({ ...promise, extras }), calm));
  const extrasMinor = withSeat.price.total.amountMinor - totalMinor;
  const seatNow = answered(await supplier().price(carAsk({ ...car, extras }), calm)).price.total.amountMinor;
  expect(extrasMinor).toBeGreaterThan(0);
  expect(seatNow).toBeGreaterThan(withSeat.price.total.amountMinor);
  const held = await supplier().reserve(reserveCarRequest('promised', { totalMinor, ...promise }), calm);
  expect(answered(held).price).toEqual(quoted.price);
  const after = { totalMinor, ...promise, now: later(18) };
  const reserve = (reference: string, of: object) =>
    supplier().reserve(reserveCarRequest(reference, of), calm);
  expect(await reserve('too-late', after)).toMatchObject({ rejection: { reason: 'PriceIncreased' } });
  const longAfter = { ...after, now: later(76) };
  expect(await reserve('long-after', longAfter)).toMatchObject({
    rejection: { reason: 'ExpiredQuoteToken' },
  });
});

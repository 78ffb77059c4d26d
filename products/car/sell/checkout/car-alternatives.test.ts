import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PayWay } from '#car/rules/car.ts';
import {
  answered,
  CAR_NOW,
  COMPACT_SUV,
  calm,
  carAsk,
  carQuestion,
  DESK_ONLY,
  type OpenCarMarket,
  openCarMarket,
} from '#car/testing/car-market.ts';
import { testSeals } from '#testing/with-products.ts';
import type { CarDeps, CarSale } from '../sale.ts';
import { carAlternatives } from './car-alternatives.ts';
import { priceRental } from './price-rental.ts';

let { market, close } = {} as OpenCarMarket;
let deps = {} as CarDeps;
beforeAll(async () => {
  ({ market, close } = await openCarMarket());
  deps = {
    clock: { now: () => CAR_NOW },
    carSupplierOf: market.supplierOf,
    carSuppliers: market.suppliers,
    carCompanies: market.companies,
    placeOfAirport: () => undefined,
    cityName: () => null,
    plansOf: async () => [],
    log: pino({ level: 'silent' }),
    sealer: testSeals({ bytes: (count) => new Uint8Array(count) }),
  };
});
afterAll(() => close());

async function saleOf(carId: string, payWay: PayWay = 'now'): Promise<CarSale> {
  const { now: _, guaranteeId: __, ...ask } = carAsk({ carId, payWay });
  return answered(await priceRental(deps, { ...ask, extras: [], locale: 'en' }, calm));
}

it('a compact SUV is replaced by SUVs with as many seats', async () => {
  const { car } = (await saleOf(COMPACT_SUV)).offer.rental;
  const found = await carAlternatives(deps, await saleOf(COMPACT_SUV), calm);
  expect(found).toHaveLength(3);
  expect(found.map(({ carId }) => carId)).not.toContain(COMPACT_SUV);
  expect(found.map((offer) => offer.car.group)).toEqual(['suv', 'suv', 'suv']);
  expect(found.every((offer) => offer.car.seats >= car.seats)).toBe(true);
});

it('the cheapest car has three alternatives too', async () => {
  const answers = await Promise.all(
    market.suppliers.map((each) =>
      each.search(carQuestion({ top: 400, filters: { payWays: ['now'] } }), calm),
    ),
  );
  const offers = answers.flatMap((answer) => answered(answer).offers.map(({ offer }) => offer));
  const [cheapest] = offers.toSorted((a, b) => a.total.amountMinor - b.total.amountMinor);
  const found = await carAlternatives(deps, await saleOf(cheapest?.carId ?? ''), calm);
  expect(found).toHaveLength(3);
});

it('who pays at the desk is offered cars that are paid there', async () => {
  const found = await carAlternatives(deps, await saleOf(DESK_ONLY, 'desk'), calm);
  expect(found).toHaveLength(3);
  expect(found.every(({ desk }) => desk !== null)).toBe(true);
});

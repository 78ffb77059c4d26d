import { last } from '@sojourn/domain/present.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shownFare } from '#flight/rules/fares/shown-fare.ts';
import { ONE_ADULT } from '#flight/rules/travelers/travelers.ts';
import {
  bestTrip,
  flightQuestion,
  flightRequest,
  type OpenFlightMarket,
  openFlightMarket,
  searched,
  slicesFrom,
} from '#flight/testing/flight-market.ts';
import type { ChosenSlice } from '#flight/wire/flights.ts';
import { NO_EXTRAS } from '#flight/wire/flights.ts';
import { answered, calm, NOW } from '#hotel/testing/hotel-market.ts';
import type { FlightDeps, FlightSale } from '../sale.ts';
import { flightAlternatives } from './flight-alternatives.ts';
import { priceFlight } from './price-flight.ts';

let { market, close } = {} as OpenFlightMarket;
let deps = {} as FlightDeps;
beforeAll(async () => {
  ({ market, close } = await openFlightMarket());
  deps = {
    db: undefined as never,
    sealer: undefined as never,
    clock: { now: () => NOW },
    log: pino({ level: 'silent' }),
    flightSupplierOf: market.supplierOf,
    flightSuppliers: market.suppliers,
    airlines: market.airlines,
    isPartner: market.isPartner,
    borderAreaOf: market.borderAreaOf,
    countryOfAirline: market.countryOfAirline,
    cityName: () => null,
    airportsOf: market.airportsOf,
    placeOfAirport: () => undefined,
    cityArt: () => undefined,
    kmBetween: market.kmBetween,
    cityCodeOf: market.cityCodeOf,
  };
});
afterAll(() => close());

const desk = () => market.suppliers[0]!;
const ONE_WAY = slicesFrom('BOS LAX 2027-05-10');

async function saleOf(slices: readonly ChosenSlice[]): Promise<FlightSale> {
  const ask = { slices, passengers: ONE_ADULT, extras: NO_EXTRAS, locale: 'en' } as const;
  return answered(await priceFlight(deps, ask, null, calm));
}

/** The most expensive of the options that fit, so that cheaper ones tempt. */
async function dearest(filters: object): Promise<ChosenSlice> {
  const { options } = await searched(desk(), flightQuestion(ONE_WAY, { filters, top: 200 }));
  const { option } = last(options);
  return { sliceId: option.slice.sliceId, fareClass: option.shown };
}

it('a nonstop is replaced by nonstops, the most similar first', async () => {
  const sale = await saleOf([await dearest({ stops: 'none' })]);
  const found = await flightAlternatives(deps, sale, calm);
  expect(found).toHaveLength(3);
  expect(found.map(({ slice }) => slice.segments.length)).toEqual([1, 1, 1]);
});

it('the cheapest flight has three alternatives too', async () => {
  const trip = await bestTrip(desk(), flightQuestion(ONE_WAY));
  const sale = await saleOf(trip?.slices ?? []);
  const found = await flightAlternatives(deps, sale, calm);
  expect(found).toHaveLength(3);
  const [chosen] = sale.request.slices;
  expect(found.map(({ slice }) => slice.sliceId)).not.toContain(chosen?.sliceId);
});

it('totals are of the whole round trip, with the return as chosen', async () => {
  const trip = await bestTrip(desk(), flightQuestion(slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19')));
  const [out, back] = trip?.slices ?? [];
  const sale = await saleOf([out!, back!]);
  const found = await flightAlternatives(deps, sale, calm);
  expect(found.length).toBeGreaterThan(0);
  for (const option of found) {
    const slices = [{ sliceId: option.slice.sliceId, fareClass: option.shown }, back!];
    const priced = answered(await desk().price(flightRequest(slices), calm));
    expect(shownFare(option).total).toEqual(priced.price.total);
  }
});

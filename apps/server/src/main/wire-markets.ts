/** Makes the markets of hotels, flights and cars: one world of places, one connection that hears of sales. */
import { cityArt } from '@sojourn/market/hotel/pictures.ts';
import type { Pool } from 'pg';
import { type CarMarketHandle, createCarMarket } from '#products/car/market/create-car-market.ts';
import {
  createFlightMarket,
  type FlightMarketHandle,
  type FlightMarketOptions,
} from '#products/flight/market/create-flight-market.ts';
import {
  createHotelMarket,
  type HotelMarket,
  type HotelMarketOptions,
} from '#products/hotel/market/create-hotel-market.ts';
import { createSalesFeed } from '#suppliers/market/sales-feed.ts';
import type { Effects } from '../context.ts';

export type MarketWiring = {
  /** The portal's pool; the markets listen on one connection of it. */
  readonly pool: Pool;
  /** Of the embedded market: its size, imported airports, the scenario played when a request names none. */
  readonly market?: Pick<HotelMarketOptions, 'seed' | 'stayCount' | 'geography' | 'scenario' | 'world'>;
  /** A schedule made before, or how large to make it. */
  readonly flightMarket?: Pick<FlightMarketOptions, 'seed' | 'share' | 'world'>;
};

export type Markets = {
  readonly market: HotelMarket;
  /** Its schedule takes seconds and is made when it is first asked for, or warmed. */
  readonly flights: FlightMarketHandle;
  readonly cars: CarMarketHandle;
  /** What booking needs to know of all. */
  readonly sold: ReturnType<typeof soldBy>;
  /** For the response cache; null while a scenario plays for everybody. */
  readonly salesVersion: () => number | null;
  readonly stopMarkets: () => Promise<void>;
};

const soldBy = ({ world, supplierOf }: HotelMarket, flights: FlightMarketHandle, cars: CarMarketHandle) => ({
  supplierOf,
  cityArt: (placeId: string) => {
    const city = world.cityIndex.get(placeId.replace(/^city:/, ''));
    return city === undefined ? undefined : cityArt(world, city);
  },
  flightSupplierOf: flights.supplierOf,
  isPartner: flights.isPartner,
  borderAreaOf: flights.borderAreaOf,
  carSupplierOf: cars.supplierOf,
  placeOfAirport: (code: string) => world.geography.airportByCode(code),
});

export async function wireMarkets(effects: Effects, wiring: MarketWiring): Promise<Markets> {
  const { pool, market: options = {}, flightMarket = {} } = wiring;
  const feed = createSalesFeed(pool, (err) =>
    effects.log.warn({ err }, 'sales of other processes are not heard for a moment'),
  );
  const market = await createHotelMarket({ ...effects, pool, feed, ...options });
  const flights = await createFlightMarket({
    ...effects,
    pool,
    feed,
    lazy: true,
    geography: market.world.geography,
    ...(options.geography ? { geographyOptions: options.geography } : {}),
    scenario: options.scenario ?? null,
    ...flightMarket,
  });
  const { geography } = market.world;
  const cars = await createCarMarket({
    ...effects,
    pool,
    feed,
    geography,
    scenario: options.scenario ?? null,
  });
  return {
    market,
    flights,
    cars,
    sold: soldBy(market, flights, cars),
    salesVersion: () => (options.scenario ? null : feed.version()),
    stopMarkets: async () => {
      await cars.close();
      await flights.close();
      await market.close();
      await feed.stop();
    },
  };
}

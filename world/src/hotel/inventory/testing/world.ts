/** The world for tests and benchmarks: made from the true tables, once for each size. */
import { truePlaces } from '@sojourn/geography/testing/true-places.ts';
import { createHotelWorld } from '../generate.ts';
import { createSales } from '../sales.ts';
import type { MarketState } from '../search/query.ts';
import { createRateCalendar } from '../search/rate-calendar.ts';
import type { HotelWorld } from '../world.ts';

export const makeWorld = (count?: number, seed?: number): HotelWorld =>
  createHotelWorld({ ...truePlaces(), ...(count ? { count } : {}), ...(seed ? { seed } : {}) });

/** 2027-02-08, the day of the pictures. */
export const TODAY = Date.UTC(2027, 1, 8) / 86_400_000;

export const makeState = (world: HotelWorld, today = TODAY): MarketState => ({
  tables: createRateCalendar(world)(today),
  sales: createSales(world),
  today: () => today,
  utcDay: today,
});

import type { ProductMarket } from '../../product-market.ts';
import { createHotelMarket, type HotelMarket, type HotelMarketOptions } from './create-hotel-market.ts';
import { MARKET_SCENARIOS } from './scenarios.ts';

type Sizes = Pick<HotelMarketOptions, 'seed' | 'stayCount' | 'world'>;

export const hotelMarket = {
  open: (ground, sizes) => createHotelMarket({ ...ground, ...sizes }),
  scenarios: MARKET_SCENARIOS,
} as const satisfies ProductMarket<Sizes, HotelMarket>;

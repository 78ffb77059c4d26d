import type { ProductMarket } from '../../product-market.ts';
import { type CarMarketHandle, type CarMarketOptions, createCarMarket } from './create-car-market.ts';
import { CAR_SCENARIOS } from './scenarios.ts';

type Sizes = Pick<CarMarketOptions, 'world'>;

export const carMarket = {
  open: ({ places: { geography }, ...ground }, sizes) => createCarMarket({ ...ground, geography, ...sizes }),
  scenarios: CAR_SCENARIOS,
} as const satisfies ProductMarket<Sizes, CarMarketHandle>;

import type { ProductMarket } from '../../product-market.ts';
import { createHomeMarket, type HomeMarketHandle, type HomeMarketOptions } from './create-home-market.ts';
import { HOME_SCENARIOS } from './scenarios.ts';

type Sizes = Pick<HomeMarketOptions, 'seed' | 'homeCount' | 'world'>;

export const homeMarket = {
  open: ({ places, ...ground }, sizes) => createHomeMarket({ ...ground, ...places, ...sizes }),
  scenarios: HOME_SCENARIOS,
} as const satisfies ProductMarket<Sizes, HomeMarketHandle>;

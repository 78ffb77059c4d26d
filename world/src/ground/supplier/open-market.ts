import type { ProductMarket } from '../../product-market.ts';
import { createGroundMarket, type GroundMarketHandle } from './create-ground-market.ts';
import { GROUND_SCENARIOS } from './scenarios.ts';

type Sizes = { readonly seed?: number };

export const groundMarket = {
  open: async ({ places, ...ground }, sizes) =>
    createGroundMarket({ ...ground, geography: places.geography, ...sizes }),
  scenarios: GROUND_SCENARIOS,
} as const satisfies ProductMarket<Sizes, GroundMarketHandle>;

import type { ProductMarket } from '../../product-market.ts';
import {
  type ActivityMarketHandle,
  type ActivityMarketOptions,
  createActivityMarket,
} from './create-activity-market.ts';
import { ACTIVITY_SCENARIOS } from './scenarios.ts';

type Sizes = Pick<ActivityMarketOptions, 'seed' | 'activityCount' | 'world'>;

export const activityMarket = {
  open: ({ places, ...ground }, sizes) => createActivityMarket({ ...ground, ...places, ...sizes }),
  scenarios: ACTIVITY_SCENARIOS,
} as const satisfies ProductMarket<Sizes, ActivityMarketHandle>;

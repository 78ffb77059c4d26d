import type { Capability } from '#modules/capability.ts';
import { PRICE_DROP_CREDITED } from './messages.ts';
import type { PriceDropDeps } from './product.ts';
import { priceDropJobs } from './watch-prices.ts';

export const priceDrop: Capability<unknown, PriceDropDeps> = {
  name: 'priceDrop',
  messages: [PRICE_DROP_CREDITED],
  jobs: priceDropJobs,
};

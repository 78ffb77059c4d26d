/** As on the consumer site: nothing is compared. */
import type { MarketFreezer } from '../freeze-prices.ts';

const nothing = async () => new Map<string, null>();
export const NO_MARKET: MarketFreezer = {
  isUsed: () => false,
  withFrozen: nothing,
  freeze: nothing,
  freezeOnce: nothing,
};

/**
 * What comparable offers cost holds for a day from when one of them was first shown: results, its page and
 * the checkout judge by the same number, whatever is sold in between. A quote has it for good.
 */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { can, type Tenant, type TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Db } from '#db/client.ts';
import { insertMarketPrices, type MarketKey, type MarketPrices, readMarketPrices } from './store.ts';

export const FROZEN_SECONDS = 86_400;

export type FreezeDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly tenantOf: (id: TenantId) => Pick<Tenant, 'capabilities'>;
};
/** The calls of one server. */
export type MarketFreezer = {
  /** False on the consumer site: nothing is compared there. */
  readonly isUsed: (tenantId: TenantId) => boolean;
  /** `live`: as they are now. With what was shown before in their place; nothing is written. */
  readonly withFrozen: (key: MarketKey, live: MarketPrices) => Promise<MarketPrices>;
  /** The same, and what's new is frozen: for what is shown. */
  readonly freeze: (key: MarketKey, live: MarketPrices) => Promise<MarketPrices>;
  /**
   * The same where it's clear beforehand what there is to compare: `find` is only called for what isn't
   * frozen yet. Null from it freezes nothing.
   */
  readonly freezeOnce: (
    key: MarketKey,
    items: readonly string[],
    find: () => Promise<MarketPrices | null>,
  ) => Promise<MarketPrices>;
};

export function createMarketFreezer({ db, clock, tenantOf }: FreezeDeps): MarketFreezer {
  const since = () => plusSeconds(clock.now(), -FROZEN_SECONDS);
  const withFrozen: MarketFreezer['withFrozen'] = async (key, live) =>
    live.size === 0
      ? live
      : new Map([...live, ...(await readMarketPrices(db, key, [...live.keys()], since()))]);
  const freeze: MarketFreezer['freeze'] = async (key, live) => {
    const frozen = await readMarketPrices(db, key, [...live.keys()], since());
    const fresh = new Map([...live].filter(([item]) => !frozen.has(item)));
    if (fresh.size === 0) return frozen;
    await insertMarketPrices(db, key, fresh, { at: clock.now(), since: since() });
    // Another server may have been first
    return withFrozen(key, live);
  };
  return {
    isUsed: (tenantId) => can(tenantOf(tenantId), 'corporate'),
    withFrozen,
    freeze,
    freezeOnce: async (key, items, find) => {
      const frozen = await readMarketPrices(db, key, items, since());
      if (frozen.size === items.length) return frozen;
      const live = await find();
      return live ? freeze(key, live) : frozen;
    },
  };
}

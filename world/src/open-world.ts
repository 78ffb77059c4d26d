/**
 * Opens the simulated suppliers of all products over one record of sales, with one connection that follows
 * it.
 */
import { PRODUCTS, type Product } from '@sojourn/products/product-list.ts';
import { MARKETS as LISTED } from './lists/markets.ts';
import { createSalesFeed } from './orders/sales-feed.ts';
import { deleteNotices } from './orders/store.ts';
import type { MarketGround } from './product-market.ts';

const MARKETS = LISTED satisfies { readonly [P in Product]: object };
type Opens<P extends Product> = (typeof MARKETS)[P]['open'];
type Markets = { readonly [P in Product]: Awaited<ReturnType<Opens<P>>> };

/** How much there is of each product, for tests and small machines. */
export type WorldSizes = { readonly [P in Product]?: Parameters<Opens<P>>[1] };

/** Failures that a test or a demo can switch on. */
export const WORLD_SCENARIOS = PRODUCTS.flatMap((product) => [...MARKETS[product].scenarios]);

export async function openWorld(ground: Omit<MarketGround, 'feed'>, sizes: WorldSizes) {
  const feed = createSalesFeed(ground.pool, (err) =>
    ground.log.warn({ err }, 'sales of other processes are not heard for a moment'),
  );
  const opened: [Product, Markets[Product]][] = [];
  for (const product of PRODUCTS) {
    const { open } = MARKETS[product];
    opened.push([product, await open({ ...ground, feed }, (sizes[product] ?? {}) as never)]);
  }
  return {
    markets: Object.fromEntries(opened) as Markets,
    /** Changes whenever something was sold, or may have been. */
    salesVersion: feed.version,
    /** Of sales, once all servers have seen them; returns how many. */
    deleteNotices: (storedSeconds: number, most: number) => deleteNotices(ground.pool, storedSeconds, most),
    stop: async () => {
      for (const [, market] of opened.toReversed()) await market.close();
      await feed.stop();
    },
  };
}

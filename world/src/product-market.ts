/** What the world opens each product's suppliers with. */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Geography, GeographyOptions } from '@sojourn/geography/geography.ts';
import type { Land } from '@sojourn/geography/land.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { SalesFeed } from './orders/sales-feed.ts';

type Places = { readonly geography: Geography; readonly land: Land };

export type MarketGround = {
  readonly db: Db;
  /** The portal's pool; the world listens on one connection of it. */
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn' | 'info'>;
  readonly places: Places;
  /** What the places were made from, where it wasn't the default. */
  readonly geographyOptions: GeographyOptions | undefined;
  /** Played when a request names none; null in production. */
  readonly scenario: string | null;
  readonly feed: SalesFeed;
};

/** `sizes`: how much there is of it, for tests and small machines; `world`: made before. */
export type ProductMarket<Sizes extends object, Market extends { readonly close: () => Promise<void> }> = {
  readonly open: (ground: MarketGround, sizes: Sizes) => Promise<Market>;
  /** Failures that a test or a demo can switch on. */
  readonly scenarios: readonly { readonly name: string }[];
};

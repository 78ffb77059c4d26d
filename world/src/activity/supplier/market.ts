/** What the verbs of the embedded activity market share: the activities, its own record, its sellers. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Stage } from '#orders/play-scenario.ts';
import type { ActivityMarketState } from '../inventory/calendar.ts';
import type { ClosedStarts, SoldPlaces } from '../inventory/places-left.ts';
import { type ActivityWorld, rowOfActivity } from '../inventory/world.ts';

export type ActivityMarket = Stage & {
  readonly world: ActivityWorld;
  /** The search's picture; what changes anything reads the record. */
  readonly sold: SoldPlaces;
  readonly closed: ClosedStarts;
};

/** The first has its operators' own contracts, the second lists what others manage. */
export const ACTIVITY_SELLERS = [
  { id: 'direct', name: 'Harbor Activities' },
  { id: 'network', name: 'Meridian Activities Network' },
] as const;
export const rowSoldBy = (world: ActivityWorld, seller: number, activityId: string): number | undefined => {
  const row = rowOfActivity(world, activityId);
  return row !== undefined && world.seller[row] === seller ? row : undefined;
};

export const pictureAt = ({ sold, closed }: ActivityMarket, now: Instant): ActivityMarketState => ({
  now,
  sold,
  closed,
});

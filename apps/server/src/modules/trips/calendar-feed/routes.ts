/** The calendar calls of the contract. */
import type { calendarFeedCalls } from '@sojourn/contract/calendar-feed.ts';
import type { Handlers } from '#context.ts';
import { getFeed, renewFeed, revokeFeed } from './manage-feed.ts';
import type { FeedDeps } from './product.ts';
import { readFeedFile } from './read-feed.ts';

export const calendarFeedRoutes = (deps: FeedDeps): Pick<Handlers, keyof typeof calendarFeedCalls> => ({
  getCalendarFeed: ({ actor }) => getFeed(deps, actor),
  renewCalendarFeed: ({ actor, context }) => renewFeed(deps, actor, context),
  revokeCalendarFeed: ({ actor }) => revokeFeed(deps, actor),
  readCalendarFeed: ({ params, context }) => readFeedFile(deps, params.file, context),
});

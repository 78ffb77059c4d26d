/** What somebody takes along of their trips: receipts and the calendar feed. */
import type { Handlers } from '../context.ts';
import { calendarFeedRoutes } from '../modules/calendar-feed/routes.ts';
import { receiptRoutes } from '../modules/receipts/routes.ts';

type Deps = Parameters<typeof receiptRoutes>[0] & Parameters<typeof calendarFeedRoutes>[0];

export const wirePapers = (deps: Deps) =>
  ({ ...receiptRoutes(deps), ...calendarFeedRoutes(deps) }) satisfies Partial<Handlers>;

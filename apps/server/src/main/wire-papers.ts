/** What somebody takes along of their trips or shows others: receipts, itineraries, calendar, links. */

import type { Handlers } from '../context.ts';
import { calendarFeedRoutes } from '../modules/calendar-feed/routes.ts';
import { disputePackRoutes } from '../modules/dispute-packs/routes.ts';
import { itineraryRoutes } from '../modules/itineraries/routes.ts';
import { receiptRoutes } from '../modules/receipts/routes.ts';
import { shareRoutes } from '../modules/shares/routes.ts';

type Deps = Parameters<typeof receiptRoutes>[0] &
  Parameters<typeof calendarFeedRoutes>[0] &
  Parameters<typeof itineraryRoutes>[0] &
  Parameters<typeof disputePackRoutes>[0] &
  Parameters<typeof shareRoutes>[0];

export const wirePapers = (deps: Deps) =>
  ({
    ...receiptRoutes(deps),
    ...calendarFeedRoutes(deps),
    ...itineraryRoutes(deps),
    ...disputePackRoutes(deps),
    ...shareRoutes(deps),
  }) satisfies Partial<Handlers>;

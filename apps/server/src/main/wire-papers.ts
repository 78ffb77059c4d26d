/** What somebody takes along of their trips or shows others: receipts, itineraries, calendar, links. */

import type { Handlers } from '../context.ts';
import { personalDataRoutes } from '../modules/customers/personal-data/routes.ts';
import { disputePackRoutes } from '../modules/desk/dispute-packs/routes.ts';
import { calendarFeedRoutes } from '../modules/trips/calendar-feed/routes.ts';
import { capsuleRoutes } from '../modules/trips/capsules/routes.ts';
import { itineraryRoutes } from '../modules/trips/itineraries/routes.ts';
import { receiptRoutes } from '../modules/trips/receipts/routes.ts';
import { shareRoutes } from '../modules/trips/shares/routes.ts';

type Deps = Parameters<typeof personalDataRoutes>[0] &
  Parameters<typeof receiptRoutes>[0] &
  Parameters<typeof calendarFeedRoutes>[0] &
  Parameters<typeof capsuleRoutes>[0] &
  Parameters<typeof itineraryRoutes>[0] &
  Parameters<typeof disputePackRoutes>[0] &
  Parameters<typeof shareRoutes>[0];

export const wirePapers = (deps: Deps) =>
  ({
    ...personalDataRoutes(deps),
    ...receiptRoutes(deps),
    ...calendarFeedRoutes(deps),
    ...capsuleRoutes(deps),
    ...itineraryRoutes(deps),
    ...disputePackRoutes(deps),
    ...shareRoutes(deps),
  }) satisfies Partial<Handlers>;

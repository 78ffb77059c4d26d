/** The portal's own pages: follows the router, from page to page. Loaded when nobody waits for anything. */

import type { Effects } from '@sojourn/web/effects.tsx';
import { openTracking } from '@sojourn/web/tracking/open-tracking.ts';
import { ownTracker } from '@sojourn/web/tracking/track.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Router } from '#shared/router/router.ts';
import { eventsOfRoute, type Steps } from './page-steps.ts';

/** Where the router is by now, and wherever it goes. */
function followRoutes(router: Router, steps: Steps): void {
  let before: string | null = null;
  const look = (): void => {
    const page = router.shown.route.path;
    for (const [name, properties] of eventsOfRoute(page, before, steps)) ownTracker.track(name, properties);
    before = page;
  };
  router.onShown(look);
  look();
}

export function startTracking(
  parts: Effects & {
    readonly router: Router;
    readonly queries: QueryClient;
    readonly steps: Steps;
  },
): void {
  const about = () => {
    const { lang: locale, dataset } = document.documentElement;
    return dataset.theme ? { locale, theme: dataset.theme } : { locale };
  };
  openTracking({ ...parts, tracker: ownTracker, about });
  followRoutes(parts.router, parts.steps);
}

/** The portal's own pages: follows the router, from page to page. Loaded when nobody waits for anything. */
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { Effects } from '../effects.tsx';
import { openTracking } from './open-tracking.ts';
import { eventsOfRoute } from './page-steps.ts';
import { ownTracker } from './track.ts';

/** Where the router is by now, and wherever it goes. */
function followRoutes(router: AnyRouter): void {
  let before: string | null = null;
  const look = (): void => {
    const page = router.state.matches.at(-1)?.fullPath ?? '/';
    for (const [name, properties] of eventsOfRoute(page, before)) ownTracker.track(name, properties);
    before = page;
  };
  router.subscribe('onResolved', look);
  look();
}

export function startTracking(
  parts: Effects & { readonly router: AnyRouter; readonly queries: QueryClient },
): void {
  const about = () => {
    const { lang: locale, dataset } = document.documentElement;
    return dataset.theme ? { locale, theme: dataset.theme } : { locale };
  };
  openTracking({ ...parts, tracker: ownTracker, about });
  followRoutes(parts.router);
}

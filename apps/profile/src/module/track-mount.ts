/**
 * Reports what happens in a mount: the mount does it itself on another origin's page, and the portal's pages
 * do it within the portal. Respects the browser's tracking preferences.
 */
import type { TrackingParts } from '@sojourn/web/tracking/open-tracking.ts';
import {
  createTracker,
  keepCampaign,
  ownTracker,
  type Tracker,
  wantsNoTracking,
} from '@sojourn/web/tracking/track.ts';

/** `about`: what every event of the mount says. */
export function trackerOf(isAway: boolean, about: TrackingParts['about']): Tracker {
  if (isAway) return createTracker();
  return {
    ...ownTracker,
    track: (name, properties) => ownTracker.track(name, { ...about(), ...properties }),
  };
}

/** Returns how to stop, which sends the remaining events while the token is still valid. */
export function trackMount(parts: TrackingParts): () => void {
  if (wantsNoTracking(navigator)) return () => undefined;
  let stop: (() => void) | null = null;
  let isOver = false;
  const load = async (): Promise<void> => {
    const { openTracking } = await import('@sojourn/web/tracking/open-tracking.ts');
    if (!isOver) stop = openTracking(parts);
  };
  keepCampaign(location.search);
  parts.tracker.track('page_view', { page: '/profile/' });
  whenIdle(() => void load().catch(() => undefined));
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Behind everything that somebody waits for. */
const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 2_000);

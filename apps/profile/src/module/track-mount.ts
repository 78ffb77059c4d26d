/**
 * Tells the portal what happens in a mount on a page of another origin; within the portal its own pages do.
 * Nothing is told of whoever does not want to be followed.
 */
import type { Effects } from '@sojourn/web/effects.tsx';
import { forgetWaiting, keepCampaign, track, wantsNoTracking } from '@sojourn/web/tracking/track.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Returns how to stop; what is untold then is told at once, with the token that still stands. */
export function trackMount(parts: Effects & { readonly queries: QueryClient }): () => void {
  if (wantsNoTracking(navigator)) return forgetWaiting;
  let stop: (() => void) | null = null;
  let isOver = false;
  const load = async (): Promise<void> => {
    const { openTracking } = await import('@sojourn/web/tracking/open-tracking.ts');
    if (!isOver) stop = openTracking(parts);
  };
  keepCampaign(location.search);
  track('page_view', { page: '/profile/' });
  whenIdle(() => void load().catch(() => undefined));
  return () => {
    isOver = true;
    if (stop) stop();
    // Nobody's who comes later
    else forgetWaiting();
  };
}

/** Behind everything that somebody waits for. */
const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 2_000);

/** Follows the router and sends what happened. Loaded when nobody waits for anything. */
import type { ActiveExperiments } from '@sojourn/contract/experiments.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { sendEvents } from '../api/send-events.ts';
import type { Effects } from '../effects.tsx';
import { EXPERIMENTS_KEY } from '../experiments/experiments-query.ts';
import { readStored } from '../storage.ts';
import { createEventQueue } from './event-queue.ts';
import { eventsOfRoute } from './page-steps.ts';
import { CAMPAIGN, takeOver, track } from './track.ts';

const CAMPAIGN_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

function campaign(): object {
  const query = new URLSearchParams(readStored('session', CAMPAIGN) ?? '');
  return Object.fromEntries(CAMPAIGN_KEYS.flatMap((key) => (query.get(key) ? [[key, query.get(key)]] : [])));
}

const device = (): string =>
  matchMedia('(max-width: 720px)').matches
    ? 'phone'
    : matchMedia('(pointer: coarse)').matches
      ? 'tablet'
      : 'desktop';

const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

/** Where the router is by now, and wherever it goes. */
function followRoutes(router: AnyRouter): void {
  let before: string | null = null;
  const look = (): void => {
    const page = router.state.matches.at(-1)?.fullPath ?? '/';
    for (const [name, properties] of eventsOfRoute(page, before)) track(name, properties);
    before = page;
  };
  router.subscribe('onResolved', look);
  look();
}

export function startTracking(
  parts: Effects & { readonly router: AnyRouter; readonly queries: QueryClient },
): void {
  const { clock, random, router, queries } = parts;
  // Of this page alone: joins what a beacon tells without saying who
  const visit = hex(random.bytes(12));
  const queue = createEventQueue({
    send: sendEvents,
    now: () => Date.parse(clock.now()),
    about: () => {
      const { lang, dataset } = document.documentElement;
      const { trackingProperties } = queries.getQueryData<ActiveExperiments>(EXPERIMENTS_KEY) ?? {};
      const common = { visit_id: visit, device: device(), locale: lang, theme: dataset.theme };
      return { ...campaign(), ...trackingProperties, ...common };
    },
  });
  takeOver(queue.add);
  followRoutes(router);
  // The last that a page is sure to hear of: phones end pages without a word
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush(true);
  });
  window.addEventListener('pagehide', () => queue.flush(true));
}

/** Sends what happens on a page until it's stopped. Loaded when the page is idle. */
import type { ActiveExperiments } from '@sojourn/contract/experiments.ts';
import type { TrackedProperties } from '@sojourn/domain/tracking/property-kinds.ts';
import type { QueryClient } from '@tanstack/react-query';
import { sendEvents } from '../api/send-events.ts';
import { channelOf } from '../api/use-channel.ts';
import type { Effects } from '../effects.tsx';
import { EXPERIMENTS_KEY } from '../experiments/experiments-query.ts';
import { readStored } from '../storage.ts';
import { createEventQueue } from './event-queue.ts';
import { CAMPAIGN, type Tracker } from './track.ts';

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

export type TrackingParts = Effects & {
  /** Of the page or mount; events are sent through its channel. */
  readonly queries: QueryClient;
  readonly tracker: Tracker;
  /** What every event says besides, unless it says otherwise itself. */
  readonly about: () => TrackedProperties;
};

/** Returns how to stop: what is on its way then is sent first. */
export function openTracking(parts: TrackingParts): () => void {
  const { clock, random, queries, tracker, about } = parts;
  const channel = channelOf(queries);
  // One id per page or mount: joins the events of beacons, which carry no customer
  const visit = hex(random.bytes(12));
  const queue = createEventQueue({
    send: (events, leaving) => sendEvents(channel, events, leaving),
    now: () => Date.parse(clock.now()),
    about: () => {
      const { trackingProperties } = queries.getQueryData<ActiveExperiments>(EXPERIMENTS_KEY) ?? {};
      return { ...campaign(), ...trackingProperties, visit_id: visit, device: device(), ...about() };
    },
  });
  const giveBack = tracker.takeOver(queue.add);
  const leave = () => queue.flush(true);
  // The last event that a page reliably receives: phones end pages without another
  const look = () => document.visibilityState === 'hidden' && leave();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', leave);
  return () => {
    giveBack();
    leave();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', leave);
  };
}

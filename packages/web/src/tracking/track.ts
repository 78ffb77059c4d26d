/**
 * Reports that something happened; costs nothing until the code that sends it has loaded, and never throws.
 * Respects the browser's Do Not Track and Global Privacy Control.
 */
import type { FailedCall } from '@sojourn/contract/client.ts';
import type { TrackedProperties } from '@sojourn/domain/tracking/property-kinds.ts';
import { store } from '../storage.ts';

export type TrackedEvent = readonly [name: string, properties: TrackedProperties];
export type Track = (name: string, properties?: TrackedProperties) => void;
type Take = (event: TrackedEvent) => void;

export type Tracker = {
  readonly track: Track;
  /** Passes all events to `next`, starting with those so far; returns how to stop. */
  readonly takeOver: (next: Take) => () => void;
};

const WAITING_MAX = 50;

/** The portal's own pages have one, and each mount on another's page. */
export function createTracker(): Tracker {
  let waiting: TrackedEvent[] = [];
  const wait: Take = (event) => {
    if (waiting.length < WAITING_MAX) waiting.push(event);
  };
  let take = wait;
  return {
    track: (name, properties = {}) => take([name, properties]),
    takeOver: (next) => {
      const before = waiting;
      waiting = [];
      before.forEach(next);
      take = next;
      return () => {
        take = wait;
      };
    },
  };
}

export const ownTracker = createTracker();

/** A §8: every failed request is reported, but for these. */
export const trackFailures =
  (track: Track) =>
  ({ method, endpoint, url, status, statusText, body }: FailedCall): void => {
    if (endpoint === '/tracking/event' || endpoint === '/userInfo') return;
    track('request_failed', { method, endpoint, url, status, status_text: statusText, body });
  };

export const CAMPAIGN = 'campaign';
/** The campaign that led here, for as long as the tab is open: signing in leaves the address behind. */
export function keepCampaign(query: string): void {
  if (/[?&]utm_/.test(query)) store('session', CAMPAIGN, query);
}

export function wantsNoTracking(browser: object): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as Record<string, unknown>;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

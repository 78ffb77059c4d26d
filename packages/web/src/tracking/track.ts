/**
 * Tells that something happened; costs nothing until the code that sends it is there, and throws nothing
 * ever. Whoever does not want to be followed is not (the browser's Do Not Track, Global Privacy Control).
 */
import type { FailedCall } from '@sojourn/contract/client.ts';
import type { TrackedProperties } from '@sojourn/domain/tracking/property-kinds.ts';
import { store } from '../storage.ts';

export type TrackedEvent = readonly [name: string, properties: TrackedProperties];

const WAITING_MAX = 50;
const waiting: TrackedEvent[] = [];
let take = (event: TrackedEvent): void => {
  if (waiting.length < WAITING_MAX) waiting.push(event);
};

export const track = (name: string, properties: TrackedProperties = {}): void => take([name, properties]);

/** From now on `next` is told, first of what has happened so far. */
export function takeOver(next: (event: TrackedEvent) => void): void {
  take = next;
  waiting.splice(0).forEach(next);
}

/** A §8: every failed request is reported, but for these. */
export function trackFailure({ method, endpoint, url, status, statusText, body }: FailedCall): void {
  if (endpoint === '/tracking/event' || endpoint === '/userInfo') return;
  track('request_failed', { method, endpoint, url, status, status_text: statusText, body });
}

export const CAMPAIGN = 'campaign';
/** The campaign that led here, for as long as the tab is open: signing in leaves the address behind. */
export function keepCampaign(query: string): void {
  if (/[?&]utm_/.test(query)) store('session', CAMPAIGN, query);
}

export function wantsNoTracking(browser: object): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as Record<string, unknown>;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Tells that something happened; costs nothing until the code that sends it is there, and throws nothing
 * ever. Whoever does not want to be followed is not (the browser's Do Not Track, Global Privacy Control).
 */
import type { FailedCall } from '@sojourn/contract/client.ts';
import type { TrackedProperties } from '@sojourn/domain/tracking/property-kinds.ts';
import { createLayers } from '../layers.ts';
import { store } from '../storage.ts';

export type TrackedEvent = readonly [name: string, properties: TrackedProperties];

type Take = (event: TrackedEvent) => void;

const WAITING_MAX = 50;
let waiting: TrackedEvent[] = [];
const wait: Take = (event) => {
  if (waiting.length < WAITING_MAX) waiting.push(event);
};
const takers = createLayers<Take>();
const common = createLayers<() => TrackedProperties>();

export const track = (name: string, properties: TrackedProperties = {}): void =>
  (takers.top() ?? wait)([name, properties]);

/** From now on `next` is told, first of what has happened so far; returns how to tell it no more. */
export function takeOver(next: Take): () => void {
  const before = waiting;
  waiting = [];
  before.forEach(next);
  return takers.put(next);
}

/** What has happened so far is told to nobody. */
export function forgetWaiting(): void {
  waiting = [];
}

/** From now on every event says this too, unless it says otherwise itself; returns how to stop. */
export const sayAlways = (properties: () => TrackedProperties): (() => void) => common.put(properties);
export const saidAlways = (): TrackedProperties =>
  Object.assign({}, ...common.all().map((properties) => properties()));

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

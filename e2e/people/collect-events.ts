/** The events that a page sends (A §7), and the moment at which it sends the last of them. */
import type { Page, Request } from 'playwright-core';

type TrackedEvent = { eventName: string; properties: Record<string, unknown>; more?: TrackedEvent[] };
type CollectedEvent = {
  readonly requests: readonly Request[];
  readonly all: () => TrackedEvent[];
  readonly names: () => string[];
};

/** Every event that a page sends, and by which requests. */
export function collectEvents(page: Page): CollectedEvent {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v0/tracking/event')) requests.push(request);
  });
  const all = () =>
    requests.flatMap((each) => [
      each.postDataJSON() as TrackedEvent,
      ...((each.postDataJSON() as TrackedEvent).more ?? []),
    ]);
  return { requests, all, names: () => all().map(({ eventName }) => eventName) };
}

/** As when another window covers the page; no later event may reach it. */
export const hidePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

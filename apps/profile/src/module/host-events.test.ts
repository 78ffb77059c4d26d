import type { HostEvent } from '@sojourn/contract/profile-module.ts';
import { expect, test } from 'vitest';
import { hostEventOf, listenToHost } from './host-events.ts';

const DARK: HostEvent = { type: 'themeChange', theme: 'dark' };
const FRENCH: HostEvent = { type: 'localeChange', locale: 'fr' };

test.each([
  [DARK, DARK],
  [{ ...DARK, more: 1 }, DARK],
  [FRENCH, FRENCH],
  [{ type: 'themeChange', theme: 'sepia' }, null],
  [{ type: 'themeChange', locale: 'fr' }, null],
  [{ type: 'localeChange', locale: 'de' }, null],
  [{ type: 'routeChange' }, null],
  [{ type: 'toString' }, null],
  [{}, null],
  ['themeChange', null],
  [null, null],
  [undefined, null],
])('%j is heard as %j', (detail, event) => {
  expect(hostEventOf(detail)).toEqual(event);
});

function host() {
  const page = new EventTarget();
  const warned: unknown[] = [];
  const events = listenToHost(page as Window, (_, sent) => warned.push(sent));
  const dispatch = (detail: unknown) => page.dispatchEvent(new CustomEvent('sojourn:host', { detail }));
  return { events, tell: dispatch, warned };
}

test('the last of each kind is replayed to who comes late, and nothing after leaving', () => {
  const { events, tell: dispatch } = host();
  for (const event of [{ type: 'themeChange', theme: 'light' }, FRENCH, DARK]) dispatch(event);
  const received: HostEvent[] = [];
  const listener = (event: HostEvent) => received.push(event);
  events.subscribe(listener);
  expect(received).toEqual([DARK, FRENCH]);
  events.subscribe(listener);
  dispatch({ type: 'themeChange', theme: 'light' });
  expect(received).toHaveLength(3);
  events.unsubscribe(listener);
  events.unsubscribe(listener);
  dispatch(FRENCH);
  expect(received).toHaveLength(3);
});

test('what is not supported is warned of once, and is neither kept nor passed on', () => {
  const { events, tell: dispatch, warned } = host();
  const received: HostEvent[] = [];
  events.subscribe((event) => received.push(event));
  dispatch({ type: 'routeChange' });
  expect([warned.length, received.length, events.last().length]).toEqual([1, 0, 0]);
});

test('a listener that fails keeps nothing from the others', () => {
  const { events, tell: dispatch, warned } = host();
  const received: HostEvent[] = [];
  events.subscribe(() => {
    throw new Error('of the host');
  });
  events.subscribe((event) => received.push(event));
  dispatch(DARK);
  expect([received, warned.length]).toEqual([[DARK], 1]);
});

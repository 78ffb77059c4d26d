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
  const tell = (detail: unknown) => page.dispatchEvent(new CustomEvent('sojourn:host', { detail }));
  return { events, tell, warned };
}

test('the last of each kind is replayed to who comes late, and nothing after leaving', () => {
  const { events, tell } = host();
  for (const event of [{ type: 'themeChange', theme: 'light' }, FRENCH, DARK]) tell(event);
  const heard: HostEvent[] = [];
  const listener = (event: HostEvent) => heard.push(event);
  events.subscribe(listener);
  expect(heard).toEqual([DARK, FRENCH]);
  events.subscribe(listener);
  tell({ type: 'themeChange', theme: 'light' });
  expect(heard).toHaveLength(3);
  events.unsubscribe(listener);
  events.unsubscribe(listener);
  tell(FRENCH);
  expect(heard).toHaveLength(3);
});

test('what is not supported is warned of once, and is neither kept nor passed on', () => {
  const { events, tell, warned } = host();
  const heard: HostEvent[] = [];
  events.subscribe((event) => heard.push(event));
  tell({ type: 'routeChange' });
  expect([warned.length, heard.length, events.last().length]).toEqual([1, 0, 0]);
});

test('a listener that fails keeps nothing from the others', () => {
  const { events, tell, warned } = host();
  const heard: HostEvent[] = [];
  events.subscribe(() => {
    throw new Error('of the host');
  });
  events.subscribe((event) => heard.push(event));
  tell(DARK);
  expect([heard, warned.length]).toEqual([[DARK], 1]);
});

/** Puts the page into a container, and takes it away again with everything that it made. */
import '@sojourn/ui/base.css';
import type { HostEvent, RenderOptions } from '@sojourn/contract/profile-module.ts';
import type { Random } from '@sojourn/domain/effects.ts';
import { onServerTime } from '@sojourn/web/api/api.ts';
import { makeQueryClient } from '@sojourn/web/api/query-client.ts';
import { openTransport } from '@sojourn/web/api/transport.ts';
import { serverClock } from '@sojourn/web/server-clock.ts';
import { keepInMemory } from '@sojourn/web/storage.ts';
import { loadMessages, speak } from '@sojourn/web/text/locale.tsx';
import { createRoot } from 'react-dom/client';
import { findTenant } from './find-tenant.ts';
import { guestSheet, holdFonts } from './guest-styles.ts';
import type { HostEvents } from './host-events.ts';
import { ModuleRoot } from './module-root.tsx';
import type { Opened } from './mounts.ts';
import { makePlace } from './place.ts';

export type MountParts = {
  readonly events: HostEvents;
  readonly browserMs: () => number;
  readonly random: Random;
  /** In a shadow root, and with nothing of ours in the page's head or storage. */
  readonly isolated: boolean;
  /** Where the portal is. */
  readonly origin: string;
  /** Called when the page is first on screen. */
  readonly whenShown: () => void;
};
type Shown = { options: RenderOptions; locale: 'en' | 'fr'; theme: 'light' | 'dark' };

/** The last that the host has told counts more than what it renders with. */
const withEvent = (shown: Shown, event: HostEvent): Shown =>
  event.type === 'themeChange' ? { ...shown, theme: event.theme } : { ...shown, locale: event.locale };

export async function openMount(first: RenderOptions, parts: MountParts): Promise<Opened> {
  const { events, isolated, whenShown } = parts;
  const { ownerDocument: page } = first.container;
  const portalOrigin = parts.origin === page.defaultView?.location.origin ? '' : parts.origin;
  let shown: Shown = { options: first, locale: first.locale ?? 'en', theme: first.theme ?? 'light' };
  for (const event of events.last()) shown = withEvent(shown, event);
  const undo: (() => void)[] = [];
  const close = (): void => {
    for (const step of undo.splice(0).reverse()) step();
  };
  undo.push(openTransport({ origin: portalOrigin, getToken: () => shown.options.getToken() }));
  if (portalOrigin) undo.push(keepInMemory());
  if (isolated) undo.push(holdFonts(page, parts.origin));
  try {
    const [tenant, sheet] = await Promise.all([
      findTenant(page, portalOrigin),
      isolated ? guestSheet(parts.origin) : null,
      speak(shown.locale),
      loadMessages('profile', 'errors'),
    ]);
    const place = makePlace(first.container, sheet);
    undo.push(place.remove);
    const clock = serverClock(parts.browserMs);
    undo.push(onServerTime(clock.hear));
    const queries = makeQueryClient(() => shown.options.onChanged?.());
    undo.push(() => queries.clear());
    const root = createRoot(place.element);
    undo.push(() => root.unmount());
    const effects = { clock, random: parts.random };
    const show = (): void => {
      const { options, locale, theme } = shown;
      place.look({ theme, locale, tenantTheme: tenant.theme });
      const mountOptions = { ...options, portalOrigin, isEmbedded: isolated };
      root.render(
        <ModuleRoot {...{ tenant, effects, queries, locale, theme, whenShown }} options={mountOptions} />,
      );
    };
    const follow = (event: HostEvent): void => {
      shown = withEvent(shown, event);
      // The words first; a later event overtakes
      const { locale } = shown;
      void speak(locale).then(() => undo.length > 0 && locale === shown.locale && show(), ignore);
    };
    events.subscribe(follow);
    undo.push(() => events.unsubscribe(follow));
    show();
    const update = (options: RenderOptions): void => {
      shown = { ...shown, options };
      show();
    };
    return { update, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Without the network the page stays in the language it has. */
const ignore = (): void => undefined;

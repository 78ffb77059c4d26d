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
/** What is to be shown; `options` are null once it is closed, whatever may still hold a client then. */
type Shown = { options: RenderOptions | null; locale: 'en' | 'fr'; theme: 'light' | 'dark' };

/** The last that the host has told counts more than what it renders with. */
function takeUp(shown: Shown, event: HostEvent): void {
  if (event.type === 'themeChange') shown.theme = event.theme;
  else shown.locale = event.locale;
}

const forget = (shown: Shown): void => {
  shown.options = null;
};
const tokenOf = (shown: Shown) => () => shown.options?.getToken() ?? null;
const tellChanged = (shown: Shown) => () => shown.options?.onChanged?.();

export async function openMount(first: RenderOptions, parts: MountParts): Promise<Opened> {
  const { events, isolated, origin, whenShown } = parts;
  const { ownerDocument: page } = first.container;
  const portalOrigin = origin === page.defaultView?.location.origin ? '' : origin;
  const shown: Shown = { options: first, locale: first.locale ?? 'en', theme: first.theme ?? 'light' };
  for (const event of events.last()) takeUp(shown, event);
  const undo = [
    () => forget(shown),
    openTransport({ origin: portalOrigin, getToken: tokenOf(shown) }),
    ...(portalOrigin ? [keepInMemory()] : []),
    ...(isolated ? [holdFonts(page, origin)] : []),
  ];
  const close = (): void => {
    for (const step of undo.splice(0).reverse()) step();
  };
  try {
    const [tenant, sheet] = await Promise.all([
      findTenant(page, portalOrigin),
      isolated ? guestSheet(origin) : null,
      speak(shown.locale),
      loadMessages('profile'),
    ]);
    const place = makePlace(first.container, sheet);
    const clock = serverClock(parts.browserMs);
    const queries = makeQueryClient({ onChanged: tellChanged(shown), isShortLived: true });
    const root = createRoot(place.element);
    undo.push(
      place.remove,
      onServerTime(clock.hear),
      () => queries.clear(),
      () => root.unmount(),
    );
    const effects = { clock, random: parts.random };
    const show = (): void => {
      const { options, locale, theme } = shown;
      if (!options) return;
      place.look({ theme, locale, tenantTheme: tenant.theme });
      const mountOptions = { ...options, portalOrigin, isEmbedded: isolated };
      root.render(
        <ModuleRoot {...{ tenant, effects, queries, locale, theme, whenShown }} options={mountOptions} />,
      );
    };
    undo.push(followHost(events, shown, show));
    show();
    const update = (options: RenderOptions): void => {
      shown.options = options;
      show();
    };
    return { update, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Shows what the host tells, once its words are there; a later event overtakes. Returns how to stop. */
function followHost(events: HostEvents, shown: Shown, show: () => void): () => void {
  const follow = (event: HostEvent): void => {
    takeUp(shown, event);
    const { locale } = shown;
    speak(locale).then(
      () => locale === shown.locale && show(),
      // Without the network the page stays in the language it has
      () => undefined,
    );
  };
  events.subscribe(follow);
  return () => events.unsubscribe(follow);
}

/** Puts the page into a container, and takes it away with everything that it made when `ended` says so. */
import '@sojourn/ui/style/base.css';
import type {
  HostEvent,
  ProfileLocale,
  ProfileTheme,
  RenderOptions,
} from '@sojourn/contract/profile-module.ts';
import type { Random } from '@sojourn/domain/effects.ts';
import { openChannel } from '@sojourn/web/api/channel.ts';
import { makeQueryClient } from '@sojourn/web/api/query-client.ts';
import { channelOf, giveChannel } from '@sojourn/web/api/use-channel.ts';
import { serverClock } from '@sojourn/web/server-clock.ts';
import { keepInMemory } from '@sojourn/web/storage.ts';
import { brandSheet } from '@sojourn/web/tenant/brand-sheet.ts';
import { createSpeaker, isLocale, loadMessages, type Speaker } from '@sojourn/web/text/locale.tsx';
import { trackFailures } from '@sojourn/web/tracking/track.ts';
import { createRoot } from 'react-dom/client';
import { findTenant } from './find-tenant.ts';
import { guestSheet, holdFonts } from './guest-styles.ts';
import type { HostEvents } from './host-events.ts';
import { ModuleRoot } from './module-root.tsx';
import type { Opened, Watched } from './mounts.ts';
import { makePlace } from './place.ts';
import { trackerOf, trackMount } from './track-mount.ts';

export type MountParts = {
  readonly events: HostEvents;
  readonly browserMs: () => number;
  readonly random: Random;
  /** In a shadow root, and with nothing of ours in the page's head or storage. */
  readonly isolated: boolean;
  /** Where the portal is. */
  readonly origin: string;
} & Watched;

type Look = { readonly locale: ProfileLocale; readonly theme: ProfileTheme };
/** `options` are null once it's closed, even if something still has a client then. */
type Shown = { options: RenderOptions | null; look: Look };

/** The host's latest event overrides what it rendered with. */
function lookOf(options: RenderOptions, hostEvents: readonly HostEvent[]): Look {
  const look = {
    locale: isLocale(options.locale) ? options.locale : 'en',
    theme: options.theme === 'dark' ? 'dark' : 'light',
  } as const;
  return Object.assign({}, look, ...hostEvents.map(({ type: _, ...change }) => change)) as Look;
}

const tokenOf = (shown: Shown) => () => shown.options?.getToken() ?? null;
const notifyChanged = (shown: Shown) => () => shown.options?.onChanged?.();
/** The properties of the mount that every event has. */
const aboutMount = (shown: Shown, isAway: boolean) => () => ({
  ...shown.look,
  ...(isAway && { entry_point: 'embed' }),
  // What the host says: a session of an agent is one anyway
  ...(shown.options?.isAgent && { is_agent_session: true }),
});

/**
 * By what a mount talks to the portal and speaks, apart from whatever else stands on the page. Within the
 * portal its calls are the portal's own: a refusal leads its pages elsewhere.
 */
function meansOf(shown: Shown, portalOrigin: string, { isolated, browserMs, random }: MountParts) {
  const clock = serverClock(browserMs);
  const queries = makeQueryClient({ onChanged: notifyChanged(shown), isShortLived: true });
  const about = aboutMount(shown, portalOrigin !== '');
  const tracker = trackerOf(portalOrigin !== '', about);
  if (isolated) {
    const own = openChannel({ origin: portalOrigin, getToken: tokenOf(shown) });
    own.onFailed(trackFailures(tracker.track));
    giveChannel(queries, own);
  }
  const channel = channelOf(queries);
  return { channel, speaker: createSpeaker(), effects: { clock, random }, queries, about, tracker };
}

export async function openMount(first: RenderOptions, parts: MountParts): Promise<Opened> {
  const { events, isolated, origin, whenShown, whenBroken, ended } = parts;
  ended.throwIfAborted();
  const { ownerDocument: page } = first.container;
  const portalOrigin = origin === page.defaultView?.location.origin ? '' : origin;
  const shown: Shown = { options: first, look: lookOf(first, events.last()) };
  const { channel, speaker, effects, queries, about, tracker } = meansOf(shown, portalOrigin, parts);
  const undo = [
    () => {
      shown.options = null;
    },
    channel.onServerTime(effects.clock.sync),
    speaker.fallSilent,
    ...(portalOrigin ? [keepInMemory()] : []),
    ...(isolated ? [holdFonts(page, origin)] : []),
  ];
  const close = (): void => {
    for (const step of undo.splice(0).reverse()) step();
  };
  ended.addEventListener('abort', close);
  try {
    const [tenant, sheet] = await Promise.all([
      findTenant(channel, page),
      isolated ? guestSheet(origin) : null,
      speaker.speak(shown.look.locale),
      loadMessages('profile'),
    ]);
    ended.throwIfAborted();
    const place = makePlace(first.container, sheet && [sheet, ...brandSheet(tenant.colors)]);
    const root = createRoot(place.element, {
      onUncaughtError: (error) => {
        reportError(error);
        whenBroken(error);
      },
    });
    const leave = (): void => {
      root.unmount();
      queries.clear();
    };
    // Not in the middle of what a host's own React may be rendering
    undo.push(place.remove, () => queueMicrotask(leave));
    const lasting = { portalOrigin, isEmbedded: isolated, savedSearches: new Map(), track: tracker.track };
    const show = (): void => {
      const { options, look } = shown;
      if (!options) return;
      place.look({ ...look, tenantTheme: tenant.theme });
      const given = { tenant, effects, queries, speaker, ...look, whenShown };
      root.render(<ModuleRoot {...given} options={{ ...options, ...lasting }} />);
    };
    const follow = follower(events, speaker, shown, show);
    events.subscribe(follow);
    undo.push(() => events.unsubscribe(follow));
    if (portalOrigin) undo.push(trackMount({ ...effects, queries, tracker, about }));
    show();
    const update = (options: RenderOptions): void => {
      shown.options = options;
      follow();
    };
    return { update };
  } catch (error) {
    close();
    throw error;
  }
}

/** Shows what the host says now; another language once its words are there, else not at all. */
function follower({ last }: HostEvents, { speak }: Speaker, shown: Shown, show: () => void): () => void {
  let requestedLocale = shown.look.locale;
  const stay = (): void => {
    requestedLocale = shown.look.locale;
  };
  return () => {
    if (!shown.options) return;
    const { locale, theme } = lookOf(shown.options, last());
    shown.look = { ...shown.look, theme };
    show();
    if (locale === requestedLocale) return;
    requestedLocale = locale;
    speak(locale).then((isSpoken) => {
      if (!isSpoken) return;
      shown.look = { ...shown.look, locale };
      show();
    }, stay);
  };
}

/**
 * The entry that hosts load, `/embed/profile-v1.js`: puts the four hooks on the window and fetches the rest
 * when something is to be rendered. Composition root of the module.
 */
import type { ProfileModule, RenderOptions } from '@sojourn/contract/profile-module.ts';
import { whenOnline } from '@sojourn/web/api/when-online.ts';
import { listenToHost } from '#module/host-events.ts';
import { keepStylesOut } from '#module/isolate-styles.ts';
import { createMounts } from '#module/mounts.ts';

declare global {
  interface Window {
    SojournProfile?: ProfileModule;
  }
}

const VERSION = '1.1.0';
/** Where this file is from is where the portal is. */
const ORIGIN = new URL(import.meta.url).origin;

const isIsolated = ({ isolation }: RenderOptions): boolean =>
  isolation !== 'none' || ORIGIN !== window.location.origin;

function define(): ProfileModule {
  const events = listenToHost(window, (text, sent) => console.warn(text, sent));
  const effects = {
    browserMs: () => Date.now(),
    random: { bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) },
  };
  const mounts = createMounts(async (options, watched) => {
    const isolated = isIsolated(options);
    if (isolated) keepStylesOut(window);
    await whenOnline();
    const { openMount } = await import('#module/open-mount.tsx');
    return openMount(options, { ...effects, events, isolated, origin: ORIGIN, ...watched });
  });
  const { subscribe, unsubscribe } = events;
  return Object.freeze({ version: VERSION, ...mounts, subscribe, unsubscribe });
}

// A second script tag changes nothing
if (!window.SojournProfile) {
  Object.defineProperty(window, 'SojournProfile', { value: define(), enumerable: true });
}

/**
 * The entry that hosts load, `/embed/profile-v1.js`: puts the four hooks on the window and fetches the rest
 * when something is to be rendered. Composition root of the module.
 */
import type { ProfileModule } from '@sojourn/contract/profile-module.ts';
import { hearHost } from '#module/host-events.ts';
import { createMounts } from '#module/mounts.ts';

declare global {
  interface Window {
    SojournProfile?: ProfileModule;
  }
}

const VERSION = '1.0.0';

function define(): ProfileModule {
  const events = hearHost(window, (text, sent) => console.warn(text, sent));
  const source = import.meta.url;
  const mounts = createMounts(async () => {
    const { openMount } = await import('#module/open-mount.tsx');
    return (options, whenShown) => openMount(options, { events, source, whenShown });
  });
  const { subscribe, unsubscribe } = events;
  return Object.freeze({ version: VERSION, ...mounts, subscribe, unsubscribe });
}

// A second script tag changes nothing
if (!window.SojournProfile) {
  Object.defineProperty(window, 'SojournProfile', { value: define(), enumerable: true });
}

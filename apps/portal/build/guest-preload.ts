/**
 * Vite loads a chunk's style sheets by tags in the head, where the profile module, as a guest on another
 * page, may put nothing: there its own sheet stands inside the shadow root. This changes Vite's loader
 * accordingly, and fails the build when that no longer looks as expected.
 */
import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper\.js$/;
const IS_GUEST = "globalThis[Symbol.for('sojourn.guest')]";
const CHANGES = [
  [/const isCss = isCssPreloadUrl\(dep\);/, `$& if (isCss && ${IS_GUEST}) return;`],
  [
    /document\.head\.appendChild\(link\);/,
    `$& if (${IS_GUEST}) link.onload = link.onerror = () => link.remove();`,
  ],
] as const;

export function guestPreload(): Plugin {
  return {
    name: 'guest-preload',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler: (code) =>
        CHANGES.reduce((text, [found, instead]) => {
          if (!found.test(text)) throw new Error(`the loader of chunks has no ${found.source}`);
          return text.replace(found, instead);
        }, code),
    },
  };
}

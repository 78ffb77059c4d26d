import type { ArtProps } from '@sojourn/ui/content/art.tsx';

/**
 * The home page's picture, at dawn, in dark mode at dusk; `before-paint.js` asks for the same addresses ahead
 * of everything (hero-art.test.ts).
 */
export const heroArt = (isDark: boolean): ArtProps => ({
  seed: 'q6',
  kind: 'coast',
  width: 1440,
  height: 640,
  time: isDark ? 'dusk' : 'dawn',
  sunX: 0.53,
});

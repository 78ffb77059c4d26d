import type { ArtProps } from '@sojourn/ui/content/art.tsx';

/**
 * The home page's picture; `before-paint.js` asks for the same address ahead of everything (hero-
 * art.test.ts).
 */
export const HERO_ART: ArtProps = {
  seed: 'q6',
  kind: 'coast',
  width: 1440,
  height: 640,
  time: 'dawn',
  sunX: 0.53,
};

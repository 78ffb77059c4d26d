/**
 * Marks the page as a host's for the build's chunk loader (`build/guest-preload.ts`): style sheets don't go
 * into its head, and preloading leaves no tags behind.
 */
const GUEST = Symbol.for('sojourn.guest');

export const keepStylesOut = (page: Window): void => {
  (page as unknown as Record<symbol, boolean>)[GUEST] = true;
};

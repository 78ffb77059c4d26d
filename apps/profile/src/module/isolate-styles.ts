/**
 * Tells the build's loader of chunks (`build/guest-preload.ts`) that this page is another's: style sheets do
 * not go into its head, and what is loaded ahead leaves no tag behind.
 */
const GUEST = Symbol.for('sojourn.guest');

export const keepStylesOut = (page: Window): void => {
  (page as unknown as Record<symbol, boolean>)[GUEST] = true;
};

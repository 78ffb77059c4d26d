import { useCallback, useSyncExternalStore } from 'react';

/** The width at which the portal turns into its phone layout; the same as in the style sheets. */
export const PHONE = '(max-width: 720px)';

/** Whether a media query holds now, and again when it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

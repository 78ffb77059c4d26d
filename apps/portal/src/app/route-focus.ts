import { useEffect, useRef } from 'react';
import { useAddress } from '#shared/router/use-place.ts';

/**
 * After a change of page (not of its query) the focus goes to the page's heading, so that readers announce
 * it.
 */
export function useRouteFocus(): void {
  const path = useAddress().pathname;
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const first = before.current === undefined;
    const moved = path !== before.current;
    before.current = path;
    if (first || !moved) return;
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [path]);
}

/**
 * Links out of the module. Within the portal they change its route; elsewhere they are links to the portal.
 */
import { type MouseEvent, useMemo } from 'react';
import { useMountOptions } from './mount-options.tsx';
import { useMayLeave } from './unsaved-guard.tsx';

export type HostLinks = {
  /** The address of a path of the portal: `href('/stays?place=city:lisbon-pt')`. */
  readonly href: (path: string) => string;
  /** For `onClick` of a link that has such an address. */
  readonly go: (event: MouseEvent<HTMLAnchorElement>) => void;
};

export function useHostLinks(): HostLinks {
  const { portalOrigin, navigate } = useMountOptions();
  const mayLeave = useMayLeave();
  return useMemo(
    () => ({
      href: (path) => `${portalOrigin}${path}`,
      go: (event) => {
        const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
        if (!navigate || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
        event.preventDefault();
        const { pathname, search, hash } = new URL(currentTarget.href);
        void mayLeave().then((may) => may && navigate(`${pathname}${search}${hash}`));
      },
    }),
    [portalOrigin, navigate, mayLeave],
  );
}

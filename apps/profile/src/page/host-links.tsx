/**
 * Links out of the module. Within the portal they change its route; elsewhere they are links to the portal.
 */
import { type MouseEvent, useMemo } from 'react';
import { useMountOptions } from './mount-options.tsx';
import { isPlainPress } from './plain-press.ts';
import { useMayLeave } from './unsaved-guard.tsx';

type HostLinks = {
  /** The address of a path of the portal: `href('/stays?place=city:lisbon-pt')`. */
  readonly href: (path: string) => string;
  /** For `onClick` of a link that has such an address. */
  readonly go: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** For the link that goes back in the history where the host can, else to its address. */
  readonly back: (event: MouseEvent<HTMLAnchorElement>) => void;
};

export function useHostLinks(): HostLinks {
  const { portalOrigin, navigate, goBack } = useMountOptions();
  const mayLeave = useMayLeave();
  return useMemo(() => {
    const instead = (event: MouseEvent, leave: (() => void) | undefined): void => {
      if (!leave || !isPlainPress(event)) return;
      event.preventDefault();
      void mayLeave().then((may) => may && leave());
    };
    return {
      href: (path) => `${portalOrigin}${path}`,
      go: (event) => {
        const { pathname, search, hash } = new URL(event.currentTarget.href);
        instead(event, navigate && (() => navigate(`${pathname}${search}${hash}`)));
      },
      back: (event) => instead(event, goBack),
    };
  }, [portalOrigin, navigate, goBack, mayLeave]);
}

/** Where the desk or the admin site is: a few addresses, kept by the browser's own history. */
import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';

const MOVED = 'site-moved';

function subscribe(listen: () => void): () => void {
  window.addEventListener('popstate', listen);
  window.addEventListener(MOVED, listen);
  return () => {
    window.removeEventListener('popstate', listen);
    window.removeEventListener(MOVED, listen);
  };
}

/** The path with its query. */
export const usePath = (): string =>
  useSyncExternalStore(subscribe, () => location.pathname + location.search);

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else if (path !== location.pathname + location.search) history.pushState(null, '', path);
  window.dispatchEvent(new Event(MOVED));
}

type AnchorProps = ComponentProps<'a'> & { readonly href: string };

/** A link of this site; with a modifier key the browser opens it as it always does. */
export function To({ href, onClick, ...rest }: AnchorProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** Links to pages. */
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { useRouter, useShown } from './router-provider.tsx';
import { hrefOf, type Target } from './target.ts';

/** A pointer that only passes over a link doesn't mean it. */
const INTENT_MS = 80;

type LinkProps<To extends string> = Omit<ComponentProps<'a'>, 'href'> &
  Target<To> & { readonly replace?: boolean; readonly resetScroll?: boolean };

/**
 * Fetches its page once it's pointed at or focused. It is the current page's by its whole address, unless
 * `aria-current` says otherwise.
 */
export function Link<const To extends string>(props: LinkProps<To>) {
  const { to, params, search, hash, replace, resetScroll, onClick, ...rest } = props;
  const router = useRouter();
  const { href: now } = useShown().place;
  const href = hrefOf({ to, params, ...(search && { search }), ...(hash && { hash }) });
  const intent = useIntent(() => router.preload(href), rest);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || (rest.target ?? '_self') !== '_self') return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({
      href,
      ...(replace && { replace }),
      ...(resetScroll === false && { resetScroll }),
    });
  };
  const current = href === now ? 'page' : undefined;
  return <a aria-current={current} {...rest} {...intent} href={href} onClick={follow} />;
}

type Handlers = Pick<
  ComponentProps<'a'>,
  'onBlur' | 'onFocus' | 'onMouseEnter' | 'onMouseLeave' | 'onTouchStart'
>;

function useIntent(act: () => void, given: Handlers): Handlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = () => clearTimeout(timer.current);
  const wait = () => {
    drop();
    timer.current = setTimeout(act, INTENT_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onFocus: both(given.onFocus, wait),
    onMouseEnter: both(given.onMouseEnter, wait),
    onTouchStart: both(given.onTouchStart, act),
    onBlur: both(given.onBlur, drop),
    onMouseLeave: both(given.onMouseLeave, drop),
  };
}

const both =
  <Event,>(given: ((event: Event) => void) | undefined, own: () => void) =>
  (event: Event): void => {
    given?.(event);
    own();
  };

type NavigateProps<To extends string> = Target<To> & { readonly replace?: boolean };

/** Leads elsewhere as soon as it's drawn. */
export function Navigate<const To extends string>({ replace, ...target }: NavigateProps<To>) {
  const router = useRouter();
  const href = hrefOf(target);
  useEffect(() => void router.navigate({ href, ...(replace && { replace }) }), [router, href, replace]);
  return null;
}

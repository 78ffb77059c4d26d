/**
 * Leads from page to page: writes the address, loads the page's code and then has it shown. React draws what
 * `shown` says (`router-provider.tsx`); the old page stays until the new one is there.
 */
import type { ComponentType } from 'react';
import { nextPlace, type Place, readPlace, writePlace } from './place.ts';
import { type Found, finder, type Route } from './route.ts';
import { rememberScroll, type ScrollMemory } from './scroll.ts';
import { hrefOf, type Target } from './target.ts';

/** A page that isn't there so soon gives way to the sign that it's being loaded. */
const PENDING_MS = 300;

type How = {
  readonly replace?: boolean;
  /** False leaves the page scrolled as it is. */
  readonly resetScroll?: boolean;
};
export type Navigate = <const To extends string>(
  target: (Target<To> | { readonly href: string }) & How,
) => Promise<void>;

export type Blocker = {
  readonly shouldBlock: (way: { readonly now: Place; readonly next: Place }) => boolean | Promise<boolean>;
  /** Whether closing the tab asks, too. */
  readonly onUnload: () => boolean;
};

export type Shown = Found & {
  readonly place: Place;
  readonly page: { readonly Component: ComponentType } | { readonly error: unknown } | null;
  readonly scroll: 'restore' | 'leave';
};

type Options = {
  readonly routes: readonly [...Route[], Route];
  /** The address that is shown instead; null for none. */
  readonly instead: (route: Route, place: Place) => string | null;
};

export class Router {
  /** Where the address is; what is shown may still be the page before. */
  place: Place;
  shown: Shown;
  readonly #find: (pathname: string) => Found;
  readonly #instead: Options['instead'];
  readonly #scroll: ScrollMemory;
  readonly #blockers = new Set<Blocker>();
  readonly #watchers = new Set<(shown: Shown) => void>();
  readonly #listeners = new Set<() => void>();
  #turn = 0;
  #isUndone = false;
  #drawn: () => void = () => undefined;

  constructor({ routes, instead }: Options) {
    this.#find = finder(routes);
    this.#instead = instead;
    this.place = readPlace(0).place;
    this.shown = { ...this.#find(this.place.pathname), place: this.place, page: null, scroll: 'restore' };
    this.#scroll = rememberScroll(() => this.place);
    addEventListener('popstate', () => void this.#follow());
    addEventListener('beforeunload', (event) => {
      if ([...this.#blockers].some(({ onUnload }) => onUnload())) event.preventDefault();
    });
  }

  /** The page that the document was opened at: once this is over, `shown` has it. */
  readonly load = (): Promise<void> => this.#show(this.place, 'restore', false);

  readonly navigate: Navigate = async (target) => {
    const href = 'href' in target ? target.href : hrefOf(target);
    const { replace = false, resetScroll = true } = target;
    const isSame = nextPlace(href, this.place, true).href === this.place.href;
    const next = nextPlace(href, this.place, replace || isSame);
    // Without anybody to ask, what's pressed shows at once
    if (this.#blockers.size > 0 && (await this.#isBlocked(next))) return;
    this.#scroll.save(this.place);
    if (resetScroll) this.#scroll.forget(next);
    writePlace(next, replace || isSame);
    await this.#show(next, resetScroll ? 'restore' : 'leave');
  };

  readonly back = (): void => history.back();
  /** False where going back would leave the portal. */
  get canGoBack(): boolean {
    return this.place.index > 0;
  }

  /** Fetches a page ahead, for a link that's pointed at. */
  readonly preload = (href: string): void => {
    const { pathname } = nextPlace(href, this.place, true);
    this.#find(pathname)
      .route.load()
      .catch(() => undefined);
  };

  /** Loads the page at this address again, after a failure. */
  readonly reload = (): Promise<void> => this.#show(this.place, 'leave');

  /** `watch` has what is to be drawn, and the caller calls `settle` once it's drawn. */
  readonly watch = (watch: (shown: Shown) => void): (() => void) => add(this.#watchers, watch);
  readonly settle = (shown: Shown): void => {
    if (shown !== this.shown || !shown.page) return;
    if (shown.scroll === 'restore') this.#scroll.restore(shown.place);
    this.#drawn();
    for (const listen of this.#listeners) listen();
  };

  /** Called once a page is drawn. */
  readonly onShown = (listen: () => void): (() => void) => add(this.#listeners, listen);
  readonly block = (blocker: Blocker): (() => void) => add(this.#blockers, blocker);

  async #isBlocked(next: Place): Promise<boolean> {
    for (const { shouldBlock } of [...this.#blockers])
      if (await shouldBlock({ now: this.place, next })) return true;
    return false;
  }

  /** The browser went back or forth, or to a part of the page. */
  async #follow(): Promise<void> {
    if (this.#isUndone) {
      this.#isUndone = false;
      return;
    }
    const { place, isNew } = readPlace(this.place.index + 1);
    if (await this.#isBlocked(place)) {
      this.#isUndone = true;
      history.go(this.place.index - place.index);
      return;
    }
    this.#scroll.save(this.place);
    await this.#show(place, isNew ? 'leave' : 'restore');
  }

  async #show(place: Place, scroll: Shown['scroll'], isDrawn = true): Promise<void> {
    this.place = place;
    const found = this.#find(place.pathname);
    const instead = this.#instead(found.route, place);
    if (instead !== null) {
      writePlace(nextPlace(instead, place, true), true);
      return this.#show(nextPlace(instead, place, true), 'restore', isDrawn);
    }
    this.#turn += 1;
    const turn = this.#turn;
    const { route, page: there } = this.shown;
    if (there && !('error' in there) && route === found.route) {
      const drawn = this.#untilDrawn();
      this.#publish({ ...found, place, page: there, scroll });
      if (isDrawn) await drawn;
      return;
    }
    const pending = setTimeout(() => {
      if (turn === this.#turn) this.#publish({ ...this.shown, page: null });
    }, PENDING_MS);
    const page = await found.route.load().then(
      (Component) => ({ Component }),
      (error: unknown) => ({ error }),
    );
    clearTimeout(pending);
    if (turn !== this.#turn) return;
    const drawn = this.#untilDrawn();
    this.#publish({ ...found, place, page, scroll });
    if (isDrawn) await drawn;
  }

  /** A page that was waited for and isn't drawn any more counts as drawn. */
  #untilDrawn(): Promise<void> {
    return new Promise((resolve) => {
      this.#drawn();
      this.#drawn = resolve;
    });
  }

  #publish(shown: Shown): void {
    this.shown = shown;
    for (const watch of this.#watchers) watch(shown);
  }
}

function add<Item>(items: Set<Item>, item: Item): () => void {
  items.add(item);
  return () => items.delete(item);
}

/** The address, as an entry of the browser's history that has a number. */
import { type FlatSearch, parseFlatSearch } from '@sojourn/web/flat-search.ts';

export type Place = {
  readonly pathname: string;
  readonly search: FlatSearch;
  /** Without its `#`. */
  readonly hash: string;
  /** Path, query and hash. */
  readonly href: string;
  /** How many of this document's entries come before it. */
  readonly index: number;
  /** Of this entry alone, also after the page is loaded anew. */
  readonly key: string;
};

type State = { readonly index: number; readonly first: number };

const isState = (state: unknown): state is State =>
  typeof state === 'object' && state !== null && 'index' in state && 'first' in state;

function placeOf(url: URL, { index, first }: State): Place {
  const { pathname, search, hash } = url;
  const href = pathname + search + hash;
  return {
    pathname,
    search: parseFlatSearch(search),
    hash: hash.slice(1),
    href,
    index,
    key: `${first}.${index}`,
  };
}

/** Null for an entry that the browser made by itself: a link to a part of the page, or a typed address. */
const stateNow = (): State | null => (isState(history.state) ? history.state : null);

/** Where the browser is now; `index` numbers an entry that has no number. */
export function readPlace(index: number): { readonly place: Place; readonly isNew: boolean } {
  const known = stateNow();
  const state = known ?? { index, first: history.length - index };
  if (!known) history.replaceState(state, '');
  return { place: placeOf(new URL(location.href), state), isNew: !known };
}

/** A place of this site by its address; another site's is a bug. */
export function nextPlace(href: string, now: Place, replace: boolean): Place {
  const url = new URL(href, location.href);
  if (url.origin !== location.origin) throw new Error('the router leads nowhere but here');
  const first = Number(now.key.split('.')[0]);
  return placeOf(url, { index: replace ? now.index : now.index + 1, first });
}

export function writePlace({ href, index, key }: Place, replace: boolean): void {
  const state: State = { index, first: Number(key.split('.')[0]) };
  if (replace) history.replaceState(state, '', href);
  else history.pushState(state, '', href);
}

/** How far each entry of the history was scrolled: going back shows the page where it was left. */
import { readStoredJson, store } from '@sojourn/web/storage.ts';
import type { Place } from './place.ts';

const KEY = 'scrolled';
type Tops = Record<string, number>;
const isTops = (value: unknown): value is Tops => typeof value === 'object' && value !== null;

export type ScrollMemory = {
  readonly save: (place: Place) => void;
  readonly forget: (place: Place) => void;
  /** To the part that the address names, else to where the entry was left, else to the top. */
  readonly restore: (place: Place) => void;
};

/** `now` is where the document is when it's hidden: another page comes, or it's loaded anew. */
export function rememberScroll(now: () => Place): ScrollMemory {
  const tops = readStoredJson('session', KEY, isTops) ?? {};
  const save = ({ key }: Place): void => {
    tops[key] = Math.round(scrollY);
  };
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    save(now());
    store('session', KEY, JSON.stringify(tops));
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
  return {
    save,
    forget: ({ key }) => {
      delete tops[key];
    },
    restore: ({ key, hash }) => {
      const top = tops[key];
      if (top !== undefined) return scrollTo(0, top);
      if (hash) return document.getElementById(hash)?.scrollIntoView();
      scrollTo(0, 0);
    },
  };
}

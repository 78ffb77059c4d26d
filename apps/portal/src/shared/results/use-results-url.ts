import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { useCallback } from 'react';
import { useNavigate } from '#shared/router/use-place.ts';

/** `quiet`: what's no step to go back to and leaves the list as long as it is. */
type Options = { readonly path: string; readonly quiet?: readonly string[] };

const MORE_ONLY = ['page'];

/**
 * Changes the address of a results page. A search, a filter and a sort are steps to go back to, and begin the
 * list anew; more of the list is no step.
 */
export function useChangeUrl<Url extends { readonly page: number }>(
  url: Url,
  print: (url: Url) => FlatSearch,
  { path, quiet = MORE_ONLY }: Options,
): (change: Partial<Url>) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) => {
      const isQuiet = Object.keys(change).every((key) => quiet.includes(key));
      void navigate({
        to: path,
        search: print({ ...url, ...(!isQuiet && { page: 1 }), ...change }),
        replace: isQuiet,
        resetScroll: 'step' in change,
      });
    },
    [url, navigate, print, path, quiet],
  );
}

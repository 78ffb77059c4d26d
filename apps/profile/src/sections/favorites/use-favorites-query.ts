/**
 * What the section shows beside its name: in the address within the portal; elsewhere the address is the
 * host's, and it is kept as long as the mount stands, also while another section is open.
 */
import { type FlatSearch, parseFlatSearch, printFlatSearch } from '@sojourn/web/flat-search.ts';
import { useCallback, useEffect, useState } from 'react';
import { useMountOptions } from '#page/mount-options.tsx';

const inAddress = (): FlatSearch => parseFlatSearch(location.search);

export function useFavoritesQuery(): readonly [FlatSearch, (next: FlatSearch) => void] {
  const { navigate, isEmbedded, savedSearches } = useMountOptions();
  const [search, setSearch] = useState(() =>
    isEmbedded ? (savedSearches.get('favorites') ?? {}) : inAddress(),
  );
  useEffect(() => {
    if (isEmbedded) return;
    const follow = () => setSearch(inAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [isEmbedded]);
  const change = useCallback(
    (next: FlatSearch) => {
      const changed = { ...search, ...next };
      setSearch(changed);
      if (isEmbedded) savedSearches.set('favorites', changed);
      else navigate?.(`${location.pathname}${printFlatSearch(changed)}`);
    },
    [search, navigate, isEmbedded, savedSearches],
  );
  return [search, change];
}

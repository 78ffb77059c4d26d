/**
 * What the section shows beside its name, in the address where the host keeps one for the module, else for as
 * long as the section is open.
 */
import { type FlatSearch, parseFlatSearch, printFlatSearch } from '@sojourn/web/flat-search.ts';
import { useCallback, useEffect, useState } from 'react';
import { useMountOptions } from '#page/mount-options.tsx';

const inAddress = (): FlatSearch => parseFlatSearch(location.search);

export function useFavoritesQuery(): readonly [FlatSearch, (next: FlatSearch) => void] {
  const { navigate } = useMountOptions();
  const [search, setSearch] = useState<FlatSearch>(navigate ? inAddress : {});
  useEffect(() => {
    if (!navigate) return;
    const follow = () => setSearch(inAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [navigate]);
  const change = useCallback(
    (next: FlatSearch) => {
      const changed = { ...search, ...next };
      setSearch(changed);
      navigate?.(`${location.pathname}${printFlatSearch(changed)}`);
    },
    [search, navigate],
  );
  return [search, change];
}

import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useLocale } from '../text/locale.tsx';

/** A place of a URL, with its name; known for as long as the page lives. */
export function usePlace(id: string | undefined) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['place', id, locale],
    queryFn: ({ signal }) => api.getPlace({ query: { id: id ?? '', locale } }, { signal }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

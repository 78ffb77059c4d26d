import { apiOf } from '@sojourn/web/api/use-channel.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useQuery } from '@tanstack/react-query';

/** A place of a URL, with its name; known for as long as the page lives. */
export function usePlace(id: string | undefined) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['place', id, locale],
    queryFn: ({ signal, client }) => apiOf(client).getPlace({ query: { id: id ?? '', locale } }, { signal }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

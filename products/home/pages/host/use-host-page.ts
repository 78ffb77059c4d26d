import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HostPage } from '#home/wire/home-requests.ts';

const EVERY_MS = 15_000;
const pageKey = (token: string) => ['host-page', token] as const;

export const useHostPage = (token: string) =>
  useQuery({
    queryKey: pageKey(token),
    queryFn: ({ signal }): Promise<HostPage> => api.getHostPage({ params: { token } }, { signal }),
    refetchInterval: EVERY_MS,
  });

/** What the host does; each answers with the page as it is then. */
export function useHostDeed<Input>(token: string, send: (input: Input) => Promise<HostPage>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (page) => queries.setQueryData(pageKey(token), page),
    onError: () => void queries.invalidateQueries({ queryKey: pageKey(token) }),
  });
}

/**
 * The page's query client, for a module mounted within the portal: what both need of the server is requested
 * once. On another host's page there is none.
 */
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { hasOtherChannel } from './use-channel.ts';

let page: QueryClient | undefined;

export const setPageQueries = (queries: QueryClient): void => {
  page = queries;
};

/**
 * The page's answer, requested if the page has none that is fresh; the module's later requests are for a new
 * one. Undefined for the page itself and for a module on its own.
 */
export function fromPage<Data, Key extends readonly unknown[]>(
  queries: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> | undefined {
  if (!page || page === queries || hasOtherChannel(queries)) return undefined;
  // What a device had stored is no answer
  const isFirst = !queries.getQueryState(query.queryKey)?.dataUpdateCount;
  return page.fetchQuery(isFirst ? query : { ...query, staleTime: 0 });
}

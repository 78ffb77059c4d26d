/**
 * By which channel a page asks: what is known of the server and the way to it belong together, so the query
 * client leads to it. One that was given none is of the portal's own pages.
 */
import type { Api } from '@sojourn/contract/client.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ownChannel } from './api.ts';
import type { Channel } from './channel.ts';

const channels = new WeakMap<QueryClient, Channel>();

export const giveChannel = (queries: QueryClient, channel: Channel): void =>
  void channels.set(queries, channel);

/** False for the portal's own pages and for a module mounted within them. */
export const hasOtherChannel = (queries: QueryClient): boolean => channels.has(queries);

export const channelOf = (queries: QueryClient): Channel => channels.get(queries) ?? ownChannel;
export const useChannel = (): Channel => channelOf(useQueryClient());

/** For a query's function, which receives its client. */
export const apiOf = (queries: QueryClient): Api => channelOf(queries).api;
export const useApi = (): Api => useChannel().api;

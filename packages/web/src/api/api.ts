/** The portal's one client: `api.searchStays({ input }, { signal })`. */
import table from 'virtual:call-table';
import type { ApiError } from '@sojourn/contract/api-error.ts';
import { type Api, createClient } from '@sojourn/contract/client.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { loadMessages } from '../text/locale.tsx';
import { trackFailure } from '../tracking/track.ts';
import { sendCall } from './transport.ts';

const listeners = new Set<(error: ApiError) => void>();
const timeListeners = new Set<(serverTime: Instant) => void>();

/** Hears of every refused call; returns how to stop. */
export function onRefused(listener: (error: ApiError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hears the server's time with every answer that says it; returns how to stop. */
export function onServerTime(listener: (serverTime: Instant) => void): () => void {
  timeListeners.add(listener);
  return () => timeListeners.delete(listener);
}

export const api: Api = createClient({
  table,
  base: '/api/v0',
  send: sendCall,
  // The transport adds them: a host may have to be asked for its token
  credentials: () => ({}),
  onAnswered: (headers) => {
    const serverTime = headers.get('x-server-time') as Instant | null;
    if (serverTime) for (const listener of timeListeners) listener(serverTime);
  },
  onFailed: trackFailure,
  onRefused: async (error) => {
    // The words for it, which no page carries along.
    await loadMessages('errors').catch(() => undefined);
    for (const listener of listeners) listener(error);
  },
});

/** The portal's one client: `api.searchStays({ input }, { signal })`. */
import table from 'virtual:call-table';
import type { ApiError } from '@sojourn/contract/api-error.ts';
import { type Api, createClient } from '@sojourn/contract/client.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { loadMessages } from '../text/locale.tsx';
import { trackFailure } from '../tracking/track.ts';
import { readCsrfToken, readScenario, readToken } from './credentials.ts';

const listeners = new Set<(error: ApiError) => void>();
const timeListeners = new Set<(serverTime: Instant) => void>();

/** Hears of every refused call; returns how to stop. */
export function onRefused(listener: (error: ApiError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hears the server's time with every answer that says it. */
export function onServerTime(listener: (serverTime: Instant) => void): void {
  timeListeners.add(listener);
}

/** Headers of every call. */
export function credentials(): Record<string, string> {
  const headers: Record<string, string> = {};
  const [token, csrf, scenario] = [readToken(), readCsrfToken(), readScenario()];
  if (token) headers.authorization = `Bearer ${token}`;
  if (csrf) headers['x-csrf-token'] = csrf;
  if (scenario) headers['x-scenario'] = scenario;
  return headers;
}

export const api: Api = createClient({
  table,
  base: '/api/v0',
  send: (url, init) => fetch(url, init),
  credentials,
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

/** The portal's one client: `api.searchStays({ input }, { signal })`. */
import table from 'virtual:call-table';
import { loadMessages } from '../text/locale.tsx';
import type { ApiError } from './api-error.ts';
import { type Api, createClient } from './client.ts';
import { readCsrfToken, readScenario, readToken } from './credentials.ts';

const listeners = new Set<(error: ApiError) => void>();

/** Hears of every refused call; returns how to stop. */
export function onRefused(listener: (error: ApiError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function credentials(): Record<string, string> {
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
  onRefused: async (error) => {
    // The words for it, which no page carries along.
    await loadMessages('errors').catch(() => undefined);
    for (const listener of listeners) listener(error);
  },
});

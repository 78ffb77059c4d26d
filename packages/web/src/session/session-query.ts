import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import { queryOptions } from '@tanstack/react-query';
import { readToken } from '../api/credentials.ts';
import { fromPage } from '../api/page-queries.ts';
import { apiOf } from '../api/use-channel.ts';
import { rememberPerson } from '../cached-person.ts';

export const SESSION_KEY = ['session'] as const;

/** Who is signed in and until when. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal, client }): Promise<SessionInfo> => {
    const loaded = fromPage(client, sessionQuery);
    if (loaded) return loaded;
    const token = readToken();
    const session = await apiOf(client).getSession({}, { signal });
    rememberPerson(token, session.userId);
    return session;
  },
  staleTime: 60_000,
});

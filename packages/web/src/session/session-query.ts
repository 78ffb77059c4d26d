import { queryOptions } from '@tanstack/react-query';
import { readToken } from '../api/credentials.ts';
import { apiOf } from '../api/use-channel.ts';
import { rememberPerson } from '../cached-person.ts';

export const SESSION_KEY = ['session'] as const;

/** Who is signed in and until when. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal, client }) => {
    const token = readToken();
    const session = await apiOf(client).getSession({}, { signal });
    rememberPerson(token, session.userId);
    return session;
  },
  staleTime: 60_000,
});

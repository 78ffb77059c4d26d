import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { readToken } from '../api/credentials.ts';
import { rememberPerson } from '../cached-person.ts';

export const SESSION_KEY = ['session'] as const;

/** Who is signed in and until when. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal }) => {
    const token = readToken();
    const session = await api.getSession({}, { signal });
    rememberPerson(token, session.userId);
    return session;
  },
  staleTime: 60_000,
});

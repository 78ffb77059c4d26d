import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export const SESSION_KEY = ['session'] as const;

/** Who is signed in and until when. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ signal }) => api.getSession({}, { signal }),
  staleTime: 60_000,
});

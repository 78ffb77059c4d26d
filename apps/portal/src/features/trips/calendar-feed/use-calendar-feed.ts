/** The customer's calendar feed; a new address is only in the answer that makes it. */
import type { CalendarFeed } from '@sojourn/contract/calendar-feed.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const FEED_KEY = ['calendar-feed'] as const;

export function useCalendarFeed() {
  const queries = useQueryClient();
  const store = ({ feed }: CalendarFeed) => queries.setQueryData(FEED_KEY, { feed });
  const shown = useQuery({
    queryKey: FEED_KEY,
    queryFn: ({ signal }): Promise<CalendarFeed> => api.getCalendarFeed({}, { signal }),
    refetchOnMount: 'always',
  });
  const renew = useMutation({ mutationFn: () => api.renewCalendarFeed({ input: {} }), onSuccess: store });
  const end = useMutation({ mutationFn: () => api.revokeCalendarFeed({}), onSuccess: store });
  return { shown, renew, end };
}

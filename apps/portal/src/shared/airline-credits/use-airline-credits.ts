import { api } from '@sojourn/web/api/api.ts';
import { useQuery } from '@tanstack/react-query';

export const AIRLINE_CREDITS_KEY = ['airline-credits'] as const;

export const useAirlineCredits = () =>
  useQuery({
    queryKey: AIRLINE_CREDITS_KEY,
    queryFn: ({ signal }) => api.listAirlineCredits({}, { signal }),
    refetchOnMount: 'always',
  });

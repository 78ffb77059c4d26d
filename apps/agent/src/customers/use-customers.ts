import type { CustomerId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const useFoundCustomers = (q: string) =>
  useQuery({
    queryKey: ['found', q],
    queryFn: ({ signal }) => api.findCustomers({ query: { q } }, { signal }),
    enabled: q.trim().length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

export const customerKey = (customerId: string) => ['customer', customerId] as const;
export const useCustomer = (customerId: string) =>
  useQuery({
    queryKey: customerKey(customerId),
    queryFn: ({ signal }) =>
      api.getDeskCustomer({ params: { customerId: customerId as CustomerId } }, { signal }),
    refetchInterval: 15_000,
  });

import { api } from '@sojourn/web/api/api.ts';
import { useQuery } from '@tanstack/react-query';

/** The number that the customer's bank knows; empty for none, or while nobody has answered. */
export function useBankPhone(isWanted: boolean): { readonly phone: string; readonly isAsking: boolean } {
  const { data, isFetching } = useQuery({
    queryKey: ['customer-details'],
    queryFn: ({ signal }) => api.getCustomerDetails({}, { signal }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { phone: data?.phoneNumber ?? '', isAsking: isFetching };
}

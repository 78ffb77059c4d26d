import { api } from '@sojourn/web/api/api.ts';
import { useQuery } from '@tanstack/react-query';

/** The number that the customer's bank knows; undefined while nobody has answered, empty for none. */
export const useBankPhone = (isWanted: boolean): string | undefined =>
  useQuery({
    queryKey: ['customer-details'],
    queryFn: ({ signal }) => api.getCustomerDetails({}, { signal }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.phoneNumber;

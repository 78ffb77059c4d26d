import { apiOf } from '@sojourn/web/api/use-channel.ts';
import { queryOptions } from '@tanstack/react-query';

/** Phone and email of the bank account; either may be empty. */
export const contactDetailsQuery = queryOptions({
  queryKey: ['contact-details'] as const,
  queryFn: ({ signal, client }) => apiOf(client).getCustomerDetails({}, { signal }),
});

/** What was read of a trip's price since it was booked. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useQuery } from '@tanstack/react-query';

export const usePriceDrop = (bookingId: BookingId) =>
  useQuery({
    queryKey: ['price-drop', bookingId],
    queryFn: ({ signal }) => api.getPriceDrop({ params: { bookingId } }, { signal }),
  });

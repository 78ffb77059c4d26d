/** The questions of the exchange flow: what can be changed, and for what (B §4). */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ChosenSlice } from '#flight/wire/flights.ts';
import type { ShopType } from './exchange-view.ts';

export const useExchangeView = (bookingId: BookingId) =>
  useQuery({
    queryKey: ['exchange', bookingId],
    queryFn: ({ signal }) => api.getExchange({ params: { bookingId } }, { signal }),
    refetchOnMount: 'always',
    retry: false,
  });

export type Shop = {
  readonly slice: number;
  readonly origin: string;
  readonly destination: string;
  readonly date: CalendarDate;
  readonly chosen: readonly ChosenSlice[];
  /** Left out for everybody. */
  readonly travelers?: readonly number[] | undefined;
  readonly flightShopType: ShopType;
};
export function useExchangeShelf(bookingId: BookingId, shop: Shop) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['exchange', bookingId, 'shop', shop, locale],
    queryFn: ({ signal }) =>
      api.shopExchange(
        {
          params: { bookingId },
          input: {
            ...shop,
            chosen: [...shop.chosen],
            travelers: shop.travelers && [...shop.travelers],
            locale,
          },
        },
        { signal },
      ),
    placeholderData: (before) => before,
    retry: false,
  });
}

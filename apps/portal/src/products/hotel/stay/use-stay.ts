/** The hotel with its rates for dates and guests, and holding one of them. */
import type { StayDetail } from '@sojourn/contract/products/hotel/stay-detail.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { printRooms, type StayDatesAndGuests } from '@sojourn/web/products/hotel/search/stay-criteria.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { rememberShownTotal } from '#shared/shown-total.ts';
import type { RoomRate } from './stay-view.ts';

const mutable = ({ rooms }: StayDatesAndGuests) =>
  rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }));

export function useStay(stayId: StayId, criteria: StayDatesAndGuests, isPossible: boolean) {
  const locale = useLocale();
  const { checkIn, checkOut, rooms } = criteria;
  return useQuery({
    enabled: isPossible,
    queryKey: ['stay', stayId, checkIn, checkOut, printRooms(rooms), locale],
    queryFn: ({ signal }): Promise<StayDetail> =>
      api.getStay({ input: { stayId, checkIn, checkOut, rooms: mutable(criteria), locale } }, { signal }),
  });
}

/** Opens a checkout for a rate at the total that is on the screen, and goes there. */
export function useReserve(stayId: StayId, criteria: StayDatesAndGuests) {
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { checkIn, checkOut } = criteria;
  return useMutation({
    mutationFn: async ({ rate }: RoomRate) => {
      const shownTotalMinor = rate.price.tripTotal.amountMinor;
      const { checkoutId } = await api.startCheckout({
        input: {
          product: 'Hotel',
          stayId,
          rateId: rate.rateId,
          checkIn,
          checkOut,
          rooms: mutable(criteria),
          locale,
          shownTotalMinor,
        },
      });
      rememberShownTotal(checkoutId, shownTotalMinor);
      await navigate({ to: '/checkout/$checkoutId', params: { checkoutId } });
    },
    // Whatever refused the rate has changed what is sold.
    onError: () => queries.invalidateQueries({ queryKey: ['stay', stayId] }),
  });
}

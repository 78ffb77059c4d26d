/** The hotel with its rates for dates and guests, and holding one of them. */
import type { StayId } from '@sojourn/domain/ids.ts';
import type { FoundRepair } from '@sojourn/portal/shared/policy/repair.ts';
import { useStartCheckout } from '@sojourn/portal/shared/policy/use-start-checkout.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { printRooms, type StayDatesAndGuests } from '#hotel/parts/search/stay-criteria.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import { type ChosenRoom, totalOf } from './stay-view.ts';

const mutable = ({ rooms }: StayDatesAndGuests) =>
  rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }));

/** What a checkout of a rate is started with. */
export const inputOfRate = (stayId: StayId, criteria: StayDatesAndGuests, rateId: string) => ({
  product: 'Hotel' as const,
  stayId,
  rateId,
  checkIn: criteria.checkIn,
  checkOut: criteria.checkOut,
  rooms: mutable(criteria),
});

/** What watching the hotel's cheapest rate is begun with. */
export const watchOf = (stayId: StayId, criteria: StayDatesAndGuests) => ({
  product: 'Hotel' as const,
  stayId,
  checkIn: criteria.checkIn,
  checkOut: criteria.checkOut,
  rooms: mutable(criteria),
});

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
export function useReserve(stayId: StayId, criteria: StayDatesAndGuests, repair: FoundRepair) {
  const locale = useLocale();
  const { start, dialog } = useStartCheckout(repair);
  const queries = useQueryClient();
  const reserving = useMutation({
    mutationFn: (chosen: ChosenRoom) => {
      const { rate, refundable } = chosen;
      const shownTotalMinor = totalOf(chosen).amountMinor;
      const variant = refundable && { variant: refundable.variant, quoteId: refundable.quoteId };
      const input = { ...inputOfRate(stayId, criteria, rate.rateId), locale, shownTotalMinor };
      return start({ ...input, ...(variant && { roomProductVariant: variant }) }, shownTotalMinor);
    },
    // Whatever refused the rate has changed what is sold.
    onError: () => queries.invalidateQueries({ queryKey: ['stay', stayId] }),
  });
  return { ...reserving, dialog };
}

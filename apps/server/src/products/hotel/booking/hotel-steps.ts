/** The booking saga's steps with the hotel's supplier. Our reference there is the booking's id. */

import type { Clock } from '@sojourn/domain/effects.ts';
import type { HotelRejection, HotelSupplier, StayHold, StayOrder } from '#products/hotel/supplier.ts';
import { type Outcome, ok, rejected, unknown } from '#suppliers/outcome.ts';
import type { Step } from '#workflow/saga.ts';
import type { HotelBooking, LeadGuest } from '../sale.ts';

/**
 * The price check is here: the supplier holds at the accepted total or less, or refuses with the new price.
 */
export function reserveStep(
  { clock }: { readonly clock: Clock },
  supplier: HotelSupplier,
  booking: HotelBooking,
  { leadGuestAge }: LeadGuest,
): Step<StayHold, HotelRejection> {
  const reference = booking.bookingId;
  return {
    do: ({ context }) =>
      supplier.reserve(
        {
          ...booking.request,
          reference,
          guaranteeId: booking.offer.guarantee?.id,
          totalMinor: booking.acceptedMinor,
          leadGuestAge,
          now: clock.now(),
        },
        context,
      ),
    lookUp: async ({ context }) => {
      const found = await supplier.lookUp({ reference }, context);
      return found.outcome === 'ok' ? ok(found.value?.hold ?? null) : found;
    },
    undo: { do: ({ context }) => supplier.release({ reference }, context) },
  };
}

/**
 * The pivot. A hotel that has not decided yet is an answer that has not come; one that took it back is a
 * refusal.
 */
export function confirmStep(
  { clock }: { readonly clock: Clock },
  supplier: HotelSupplier,
  booking: HotelBooking,
  holdId: string,
  { loyaltyNumber, requests }: LeadGuest,
): Step<StayOrder, HotelRejection> {
  const reference = booking.bookingId;
  const { guests } = booking;
  return {
    do: async ({ context }) => {
      const request = { reference, holdId, guests, loyaltyNumber, requests, now: clock.now() };
      const answer = await supplier.confirm(request, context);
      return answer.outcome === 'ok' ? decided(answer.value) : answer;
    },
    lookUp: async ({ context }) => {
      const found = await supplier.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      const order = found.value?.order ?? null;
      if (order?.state === 'Pending') return unknown;
      return ok(order?.state === 'Confirmed' ? order : null);
    },
  };
}

function decided(order: StayOrder): Outcome<StayOrder, HotelRejection> {
  if (order.state === 'Pending') return unknown;
  return order.state === 'Confirmed' ? ok(order) : rejected({ reason: 'LackOfInventory' });
}
